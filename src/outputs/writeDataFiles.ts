import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseRecords } from '../content/tables/csvRecords';
import type { Table } from '../content/tables/csvTable';
import { writeIfChanged } from '../files/writeIfChanged';
import { csvCell, isFormula } from '../model/format';

/** A table as JSON: its dangers and warnings, its columns, and rows with typed cells. */
const tableJson = ({ name, definition, rows }: Table, danger: readonly string[]): string =>
  JSON.stringify(
    { name, title: definition.title, ...(danger.length > 0 ? { danger } : {}), key: definition.key, columns: definition.columns, rows },
    null,
    1,
  );

/** Makes cells harmless that a spreadsheet would run as a formula. Returns other CSV texts unchanged. */
export function harmlessCsv(text: string): string {
  const records = parseRecords(text);
  if (!records.some(({ cells }) => cells.some(isFormula))) return text;
  return records.map(({ cells }) => `${cells.map(csvCell).join(',')}\n`).join('');
}

/** The CSV of a table with the cells that follow from others, in the order of its declaration. */
function wholeCsv(text: string, { definition: { columns }, rows }: Table): string {
  if (!Object.values(columns).some(({ derive }) => derive)) return harmlessCsv(text);
  const [head = [], ...records] = parseRecords(text).map(({ cells }) => cells);
  const names = Object.keys(columns).filter((name) => head.includes(name) || columns[name]?.derive);
  const cellOf = (name: string, index: number): string | number | null => {
    if (head.includes(name)) return records[index]?.[head.indexOf(name)] ?? '';
    const value = rows[index]?.[name] ?? null;
    return typeof value === 'number' && columns[name]?.digits !== undefined
      ? value.toFixed(columns[name].digits)
      : (value as string | number | null);
  };
  const lines = [names, ...records.map((_cells, index) => names.map((name) => cellOf(name, index)))];
  return lines.map((cells) => `${cells.map(csvCell).join(',')}\n`).join('');
}

/** Published files of a table: names in `/data`, and texts. */
export const dataFiles = (
  root: string,
  table: Table,
  danger: readonly string[] = [],
): readonly (readonly [name: string, text: string])[] => [
  [`${table.name}.csv`, wholeCsv(readFileSync(path.join(root, table.file), 'utf8'), table)],
  [`${table.name}.json`, tableJson(table, danger)],
];

/** Publishes every table as /data/<name>.csv and /data/<name>.json, with the dangers and warnings that pages name about it. */
export function writeDataFiles(
  root: string,
  folder: string,
  tables: Iterable<Table>,
  dangers: ReadonlyMap<string, readonly string[]> = new Map(),
): void {
  for (const table of tables)
    for (const [name, text] of dataFiles(root, table, dangers.get(table.name))) writeIfChanged(path.join(folder, 'data', name), text);
}
