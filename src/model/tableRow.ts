/** A row of a table with typed cells, as the build reads it or as a page loads it. */
export type TableRow = Readonly<Record<string, unknown>>;

/** A number in a row; NaN if the cell is empty or malformed. */
export const numberIn = (row: TableRow, column: string): number => (typeof row[column] === 'number' ? row[column] : Number.NaN);

/** A text in a row; empty without one. */
export const textIn = (row: TableRow, column: string): string => (typeof row[column] === 'string' ? row[column] : '');
