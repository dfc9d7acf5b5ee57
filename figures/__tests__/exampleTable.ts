import { exampleTables } from '../../__tests__/unit/fixtures/exampleTables';
import type { Row, Table } from '../../src/content/tables/csvTable';
import { rowsOf } from '../tables/tableRow';
import { readWiringTables, type WiringTables } from '../wiring/wiringTables';

/** In place of the project's table that of the example site, which doesn't change with the content: `figures/tables/declaredTable.ts`. */
export function siteTable(name: string): Table {
  const table = exampleTables([name]).get(name);
  if (!table) throw new Error(`The example has no table "${name}".`);
  return table;
}

/** The tables of wiring with other rows in one of them. */
export const withRows = (table: keyof WiringTables, change: (rows: readonly Row[]) => readonly Row[]): WiringTables => {
  const source = siteTable(table);
  return { ...readWiringTables(), [table]: rowsOf({ ...source, rows: change(source.rows) }) };
};

/** The tables of wiring with one row changed: the first one that `isIt` accepts. */
export const changed = (table: keyof WiringTables, isIt: (row: Row) => boolean, cells: Row): WiringTables =>
  withRows(table, (rows) => {
    const index = rows.findIndex(isIt);
    if (index < 0) throw new Error(`${table} has no such row.`);
    return rows.map((row, at) => (at === index ? { ...row, ...cells } : row));
  });
