import type { Place } from './problems';
import type { TableDefinition } from './tableTypes';

/** A row of a table with typed cells, as the build reads it or as a page loads it. */
export type TableRow = Readonly<Record<string, unknown>>;

/** A number in a row; NaN if the cell is empty or malformed. */
export const numberIn = (row: TableRow, column: string): number => (typeof row[column] === 'number' ? row[column] : Number.NaN);

/** A text in a row; empty without one. */
export const textIn = (row: TableRow, column: string): string => (typeof row[column] === 'string' ? row[column] : '');

/** A typed cell; null for an empty cell of an optional column. */
export type Cell = string | number | boolean | null | readonly string[];

/** A row by column name. */
export type Row = Readonly<Record<string, Cell>>;

/** A CSV file with typed cells, in file order. */
export interface Table {
  readonly name: string;
  readonly definition: TableDefinition;
  readonly file: string;
  readonly rows: readonly Row[];
  /** Line on which each row begins. */
  readonly lines?: readonly number[];
}

/** Tables by name. */
export type Tables = ReadonlyMap<string, Table>;

export interface PlacedRow {
  readonly row: Row;
  readonly place: Place;
}

export const placedRows = ({ file, rows, lines }: Table): PlacedRow[] =>
  rows.map((row, index) => {
    const line = lines?.[index];
    return { row, place: line === undefined ? { file } : { file, line } };
  });

/** Rows of a table with their file and line; none without the table. */
export function rowsOf(tables: Tables, name: string): PlacedRow[] {
  const table = tables.get(name);
  return table ? placedRows(table) : [];
}
