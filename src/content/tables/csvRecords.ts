import { parse } from 'csv-parse/sync';
import type { Problem } from '../../model/problems';
import { lineAt } from '../sources/textOfBytes';

/** Where the quoted cell begins that is not closed, or that goes on after its end. The parser names only the line on which it stopped. */
function openedAt(text: string): number {
  let opened = -1;
  for (let index = 0; index < text.length; index += 1) {
    if (text[index] !== '"') continue;
    if (opened < 0) opened = index;
    else if (text[index + 1] === '"') index += 1;
    else if (/[^,\r\n]/.test(text[index + 1] ?? '')) return opened;
    else opened = -1;
  }
  return Math.max(opened, 0);
}

const advice = 'Put one at both ends of the cell, and write each within it twice.';

/** Why the parser refuses a text, in words for somebody who does not know the format, with the line on which the cell begins. */
export function csvMistake(error: unknown, text: string, file: string): Problem {
  // Errors of the parser carry a code, and the line on which it stopped; of another error, the reason is its text.
  const { code, lines = 1 } = error as { code?: string; lines?: number };
  const line = lineAt(text, openedAt(text));
  const at = (place: number, mistake: string): Problem => ({ file, line: place, message: `cannot be read: ${mistake} ${advice}` });
  switch (code) {
    case 'CSV_QUOTE_NOT_CLOSED':
      return at(line, 'a quotation mark opens a cell that is never closed.');
    case 'CSV_INVALID_CLOSING_QUOTE':
      return at(line, `a cell goes on after its closing quotation mark${lines === line ? '' : `, which stands in line ${lines}`}.`);
    case 'INVALID_OPENING_QUOTE':
      return at(lines, 'a quotation mark stands within a cell that does not begin with one.');
    default:
      return { file, message: `is not a valid CSV file: ${error instanceof Error ? error.message : String(error)}` };
  }
}

interface RecordWithLine {
  readonly record: string[];
  readonly info: { readonly lines: number };
}

/** The cells of one record, and the line on which it starts. */
export interface RecordAtLine {
  readonly cells: readonly string[];
  readonly line: number;
}

const lineBreaks = (text: string): number => text.split('\n').length - 1;

/** Records of a CSV text; a byte-order mark, CRLF and quoted line breaks are understood. */
export function parseRecords(text: string): RecordAtLine[] {
  // The parser counts a quoted CRLF as two lines, and takes the first line's ending for that of all lines.
  const unified = text.replaceAll('\r\n', '\n');
  // csv-parse types `info: true` results as plain records.
  const records = parse(unified, {
    bom: true,
    info: true,
    relax_column_count: true,
    skip_empty_lines: true,
    // Its types do not know what `info` adds.
  }) as unknown as RecordWithLine[];
  // `lines` is the line on which the record ends; blank lines before it are skipped, so its start follows from its cells.
  return records.map(({ record, info }) => ({ cells: record, line: info.lines - lineBreaks(record.join('')) }));
}
