import { parse } from 'csv-parse/sync';
import { text } from 'node:stream/consumers';

/** Exits silently if the reader of the output stops early, as `head` does. */
export function endWithReader(): void {
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EPIPE') process.exit(0);
    console.error(error.message);
    process.exit(1);
  });
}

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
  // `Number` takes 0x10 for 16, and nothing for 0.
  const value = text === '' || /^[+-]?0[box]/i.test(text) ? Number.NaN : Number(text);
  if (Number.isNaN(value)) throw new RangeError(`${column} is "${text}", which is not a number. Write it like 0.5, without a unit`);
  return value;
}

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
