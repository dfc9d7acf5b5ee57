import { parse } from 'csv-parse/sync';
import type { CsvRow } from './cells';

/** What a row became: the line to print, or what is wrong with it. */
export type RowResult = { readonly printed: string } | { readonly line: number; readonly mistake: string };

/** Makes a line of each row of a CSV with a header. What `make` throws as a RangeError is a mistake of that row; others go on. */
export function rowResults(csv: string, make: (row: CsvRow) => string): RowResult[] {
  // The package gives the rows as objects of texts where columns are asked for.
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
