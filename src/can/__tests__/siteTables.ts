import { readCanTables } from '../reading/readCanTables';
import { readTables } from '../../content/loadContent';
import { exampleRoot } from '../../../__tests__/unit/fixtures/exampleTables';
import { tableDefinitions } from '../../plugins';
import type { CanTables } from '../reading/bus';

/** What the tables of the example site say about the CAN bus. */
export function siteCanTables(): CanTables {
  const tables = readCanTables(readTables(exampleRoot, tableDefinitions).tables);
  if (!tables) throw new Error('A table of the CAN bus is missing.');
  return tables;
}
