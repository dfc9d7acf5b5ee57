import { isPartsTable } from '../../site/partsTables';
import { checkCosts } from './checkCosts';
import { checkMotors } from './checkMotors';
import { checkOrderLists } from './checkOrderLists';
import { checkParts } from './checkParts';
import type { Table } from '../tables/csvTable';
import type { Problem } from '../../model/problems';

/** Everything in the bill of materials that contradicts itself. A site without tables of parts has nothing to check. */
export const checkBillOfMaterials = (tables: ReadonlyMap<string, Table>): Problem[] =>
  [...tables.keys()].some(isPartsTable)
    ? [...checkParts(tables), ...checkCosts(tables), ...checkMotors(tables), ...checkOrderLists(tables)]
    : [];
