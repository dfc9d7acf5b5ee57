import { parse } from 'csv-parse/sync';
import type { CsvRow } from './cells';

/** Line to print for a row, or its mistake. */
export type RowResult = { readonly printed: string } | { readonly line: number; readonly mistake: string };

/** Converts each row of a CSV with a header to a line. A RangeError from `make` is a mistake of that row. */
export function rowResults(csv: string, make: (row: CsvRow) => string): RowResult[] {
  // With `columns`, rows are objects of strings.
  const records = parse(csv, {
    columns: true,
    bom: true,
    info: true,
    relax_column_count: true,
    skip_empty_lines: true,
  }) as unknown as readonly {
    readonly record: CsvRow;
    readonly info: { readonly lines: number };
  }[];
  return records.map(({ record, info }): RowResult => {
    try {
      return { printed: make(record) };
    } catch (error) {
      if (!(error instanceof RangeError)) throw error;
      return { line: info.lines, mistake: error.message };
    }
  });
}
