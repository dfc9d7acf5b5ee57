import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'csv-parse/sync';

const read = new Map<string, Record<string, string>[]>();

/** Rows of a CSV file in `folder` as texts by column, for programs that draw from the same numbers as the pages show. */
export function readTable(name: string, folder = 'content/data'): Record<string, string>[] {
  const file = path.resolve(__dirname, '..', folder, `${name}.csv`);
  const rows = read.get(file) ?? parse<Record<string, string>>(readFileSync(file), { columns: true, bom: true, skip_empty_lines: true });
  read.set(file, rows);
  return rows;
}
