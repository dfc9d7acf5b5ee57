import path from 'node:path';
import { readCanTables } from '../../../src/tools/can-bench/tables/readCanTables';
import { readTables } from '../../../src/content/loadContent';
import { tableDefinitions } from '../../../src/site/tableDefinitions';
import type { CanTables } from '../../../src/tools/can-bench/reading/bus';

/** What the tables of the site say about the CAN bus. */
export function siteCanTables(): CanTables {
  const tables = readCanTables(readTables(path.resolve(__dirname, '../../..'), tableDefinitions).tables);
  if (!tables) throw new Error('A table of the CAN bus is missing.');
  return tables;
}
