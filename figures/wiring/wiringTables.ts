import { readTable } from '../tables/readTable';
import type { TableRow } from '../tables/tableRow';

/** The tables that describe the wiring, by name. */
const wiringTableNames = [
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
export type WiringTables = Readonly<Record<(typeof wiringTableNames)[number], readonly TableRow[]>>;

/** Reads the wiring tables of content/data. */
export const readWiringTables = (): WiringTables =>
  Object.fromEntries(wiringTableNames.map((name) => [name, readTable(name)])) as Record<keyof WiringTables, TableRow[]>; // fromEntries forgets the names

/** The row whose text in a column equals the value; `what` names it in the error. */
export function rowWith(rows: readonly TableRow[], column: string, value: string, what: string): TableRow {
  const row = rows.find((candidate) => candidate.text(column) === value);
  if (!row) throw new Error(`no table knows the ${what} "${value}". Known: ${rows.map((known) => known.text(column)).join(', ')}.`);
  return row;
}
