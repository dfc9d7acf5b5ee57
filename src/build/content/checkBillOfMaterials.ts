import { isPartsTable } from '../../site/partsTables';
import { checkCosts } from './checkCosts';
import { checkMotors } from './checkMotors';
import { checkParts } from './checkParts';
import type { Table } from './csvTable';
import type { Problem } from './problems';

/** Everything in the bill of materials that contradicts itself. A site without tables of parts has nothing to check. */
export const checkBillOfMaterials = (tables: ReadonlyMap<string, Table>): Problem[] =>
  [...tables.keys()].some(isPartsTable) ? [...checkParts(tables), ...checkCosts(tables), ...checkMotors(tables)] : [];
