import type { Problem } from '../../model/problems';
import type { Row, Table } from './csvTable';

/** A row of a table with the place to report. */
export interface PlacedRow {
  readonly row: Row;
  readonly place: Pick<Problem, 'file' | 'line'>;
}

/** Rows of a table with their lines. */
export const placedRows = ({ file, rows, lines }: Table): PlacedRow[] =>
  rows.map((row, index) => {
    const line = lines?.[index];
    return { row, place: line === undefined ? { file } : { file, line } };
  });

/** A number of a row; NaN where the cell did not fit its type, which the reading of the file has reported. */
export const numberIn = (row: Row, column: string): number => (typeof row[column] === 'number' ? row[column] : Number.NaN);

/** A text of a row; empty where there is none. */
export const textIn = (row: Row, column: string): string => (typeof row[column] === 'string' ? row[column] : '');

/** Texts of a list in a row; none where there is no list. */
export function listIn(row: Row, column: string): readonly string[] {
  const cell = row[column];
  return typeof cell === 'object' && cell !== null ? cell : [];
}
