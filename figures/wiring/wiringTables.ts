import { readTable } from '../readTable';

/** A row of a table, its cells as text. */
export type Row = Readonly<Record<string, string>>;

/** The tables that describe the wiring, by name. */
export const wiringTableNames = [
  'wiring-cables',
  'wiring-plugs',
  'wiring-legs',
  'wiring-pins',
  'wiring-connections',
  'socket-pins',
  'hub-slots',
  'motor-ids',
  'bom-electrical',
] as const;

/** Rows of every wiring table. */
export type WiringTables = Readonly<Record<(typeof wiringTableNames)[number], readonly Row[]>>;

/** Reads the wiring tables of content/data. */
export const readWiringTables = (): WiringTables =>
  Object.fromEntries(wiringTableNames.map((name) => [name, readTable(name)])) as Record<keyof WiringTables, Row[]>; // fromEntries forgets the names

/** The cell of a row; a missing column is an error that names it. */
export function cell(row: Row, column: string): string {
  const value = row[column];
  if (value === undefined) throw new Error(`a wiring table has no column "${column}"; it has ${Object.keys(row).join(', ')}.`);
  return value;
}

/** The row whose cell equals the value; `what` names it in the error. */
export function rowWith(rows: readonly Row[], column: string, value: string, what: string): Row {
  const row = rows.find((candidate) => candidate[column] === value);
  if (!row) throw new Error(`no table knows the ${what} "${value}". Known: ${rows.map((known) => known[column]).join(', ')}.`);
  return row;
}
