import { text } from 'node:stream/consumers';
import type { CsvRow } from './cells';
import { rowResults } from './rowResults';

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
