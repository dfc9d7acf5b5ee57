import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Table } from '../content/tables/csvTable';

/** A table for programs: what each column holds, and its rows with typed cells. */
const tableJson = ({ name, definition, rows }: Table): string =>
  JSON.stringify({ name, title: definition.title, key: definition.key, columns: definition.columns, rows }, null, 1);

/** Puts every table into the site for readers to download: /data/<name>.csv as it is in the sources, and /data/<name>.json. */
export function writeDataFiles(root: string, folder: string, tables: Iterable<Table>): void {
  const target = path.join(folder, 'data');
  mkdirSync(target, { recursive: true });
  for (const table of tables) {
    copyFileSync(path.join(root, table.file), path.join(target, `${table.name}.csv`));
    writeFileSync(path.join(target, `${table.name}.json`), tableJson(table));
  }
}
