import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'csv-parse/sync';

/** Rows of content/data/<name>.csv as texts by column, for programs that draw from the same numbers as the pages show. */
export function readTable(name: string): Record<string, string>[] {
  const file = path.resolve(__dirname, '../content/data', `${name}.csv`);
  return parse(readFileSync(file), { columns: true, bom: true, skip_empty_lines: true });
}
