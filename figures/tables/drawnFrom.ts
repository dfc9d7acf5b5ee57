import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { digestOfColumns, drawnFromFile } from '../../src/content/tables/checkDrawnFrom';
import type { DrawnFrom, DrawnTable } from '../../src/content/tables/checkDrawnFrom';
import type { Table } from '../../src/content/tables/csvTable';

const root = path.resolve(__dirname, '../..');

const reads = new Map<Table, Set<string>>();

/** Notes that what is drawn now depends on a column of a table of the site. */
export function noteRead(table: Table, column: string): void {
  if (table.file !== `content/data/${table.name}.csv`) return;
  const columns = reads.get(table) ?? new Set();
  reads.set(table, columns.add(column));
}

/** Keeps what a program has read for the drawings that it made, so that the check can tell when a number in them is an old one. */
export function keepReads(program: string, drawings: readonly string[]): void {
  const file = path.join(root, drawnFromFile);
  const before = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as DrawnFrom) : {};
  const others = Object.entries(before).filter(([name]) => name !== program);
  const tables = [...reads]
    .sort(([a], [b]) => (a.name < b.name ? -1 : 1))
    .map(([table, columns]): [string, DrawnTable] => {
      const names = [...columns].sort();
      return [table.name, { columns: names, digest: digestOfColumns(table, names) }];
    });
  reads.clear();
  if (drawings.length > 0) others.push([program, { drawings: [...drawings].sort(), tables: Object.fromEntries(tables) }]);
  const sorted = others.sort(([a], [b]) => (a < b ? -1 : 1));
  writeFileSync(file, `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`);
}
