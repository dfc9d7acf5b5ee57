import { text } from 'node:stream/consumers';
import { parse } from 'csv-parse/sync';
import type { CsvRow } from './cells';

/** Line to print for a row, or its mistake. */
type RowResult = { readonly printed: string } | { readonly line: number; readonly mistake: string };

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

/**
 * Prints a line for each row of the CSV on standard input, below an optional header. A malformed row gives an empty line, to keep lines
 * aligned, and a message; the exit status is then 1. The same for empty input.
 */
export async function printRows(make: (row: CsvRow) => string, header?: string): Promise<void> {
  const csv = await text(process.stdin);
  if (csv.trim() === '') {
    console.error('Standard input is empty. Pass a CSV with a header: … < rows.csv');
    process.exitCode = 1;
    return;
  }
  const lines = header === undefined ? [] : [header];
  for (const result of rowResults(csv, make)) {
    if ('printed' in result) lines.push(result.printed);
    else {
      lines.push('');
      console.error(`line ${result.line}: ${result.mistake}.`);
      process.exitCode = 1;
    }
  }
  process.stdout.write(lines.map((line) => `${line}\n`).join(''));
}
