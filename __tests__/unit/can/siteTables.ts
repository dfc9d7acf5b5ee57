import { readCanTables } from '../../../src/tools/can-bench/tables/readCanTables';
import { readTables } from '../../../src/content/loadContent';
import { exampleRoot } from '../fixtures/exampleTables';
import { tableDefinitions } from '../../../src/rooms';
import type { CanTables } from '../../../src/tools/can-bench/reading/bus';

/** What the tables of the example site say about the CAN bus. */
export function siteCanTables(): CanTables {
  const tables = readCanTables(readTables(exampleRoot, tableDefinitions).tables);
  if (!tables) throw new Error('A table of the CAN bus is missing.');
  return tables;
}
