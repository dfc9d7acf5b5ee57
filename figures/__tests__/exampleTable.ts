import { exampleTables } from '../../__tests__/unit/fixtures/exampleTables';
import type { Table } from '../../src/content/tables/csvTable';

/** In place of the project's table that of the example site, which doesn't change with the content: `figures/tables/declaredTable.ts`. */
export function siteTable(name: string): Table {
  const table = exampleTables([name]).get(name);
  if (!table) throw new Error(`The example has no table "${name}".`);
  return table;
}
