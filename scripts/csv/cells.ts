/** A row of a CSV by column. */
export type CsvRow = Readonly<Record<string, string | undefined>>;

/** Text of a cell. Throws a RangeError for a missing column. */
export function cellOf(row: CsvRow, column: string): string {
  const text = row[column];
  if (text === undefined) throw new RangeError(`there is no column "${column}"`);
  return text.trim();
}

/** Number in a cell. Throws a RangeError for anything else. */
export function numberOf(row: CsvRow, column: string): number {
  const text = cellOf(row, column);
  const value = text === '' ? Number.NaN : Number(text);
  if (Number.isNaN(value)) throw new RangeError(`${column} is "${text}", which is not a number`);
  return value;
}
