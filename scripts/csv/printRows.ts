import { text } from 'node:stream/consumers';
import type { CsvRow } from './cells';
import { rowResults } from './rowResults';

/**
 * Prints a line for each row of the CSV that comes by standard input, below a header if there is one. A row that is wrong gets an
 * empty line, so that lines and rows stay together, and a message; the command ends with status 1 then. It does so, too, where nothing came.
 */
export async function printRows(make: (row: CsvRow) => string, header?: string): Promise<void> {
  const csv = await text(process.stdin);
  if (csv.trim() === '') {
    console.error('Nothing came by standard input. Give it a CSV with a header: … < rows.csv');
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
