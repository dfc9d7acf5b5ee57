import type { Problem } from '../../model/problems';
import type { Table } from '../tables/csvTable';
import { checkJointNumbers } from './checkJointNumbers';
import { checkMakerPrices } from './checkMakerPrices';
import { checkShownCommands } from './checkShownCommands';
import type { CommandText } from './checkShownCommands';
import { checkWiring } from './checkWiring';

/** Statements that stand in several tables or pages and contradict each other. Tables that a site lacks are not asked. */
export const checkAgreement = (texts: readonly CommandText[], tables: ReadonlyMap<string, Table>): Problem[] => [
  ...checkJointNumbers(tables),
  ...checkMakerPrices(tables),
  ...checkWiring(tables),
  ...checkShownCommands(texts, tables),
];
