import { parse } from 'csv-parse/sync';
import type { Problem } from '../../model/problems';
import { lineAt } from '../sources/textOfBytes';

/** Offset of the cell whose quotes are wrong. csv-parse reports only the line where it stopped. */
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

const advice = 'Put one at both ends of the cell, and double each one inside it.';

/** Converts a csv-parse error to a problem, with words for authors and the line on which the cell begins. */
export function csvMistake(error: unknown, text: string, file: string): Problem {
  // csv-parse errors have a code and the line where it stopped.
  const { code, lines = 1 } = error as { code?: string; lines?: number };
  const line = lineAt(text, openedAt(text));
  const at = (place: number, mistake: string): Problem => ({ file, line: place, message: `can't be read: ${mistake} ${advice}` });
  switch (code) {
    case 'CSV_QUOTE_NOT_CLOSED':
      return at(line, 'a quotation mark opens a cell that is never closed.');
    case 'CSV_INVALID_CLOSING_QUOTE':
      return at(line, `a cell goes on after its closing quotation mark${lines === line ? '' : `, in line ${lines}`}.`);
    case 'INVALID_OPENING_QUOTE':
      return at(lines, "a quotation mark is inside a cell that doesn't begin with one.");
    default:
      return { file, message: `is not a valid CSV file: ${error instanceof Error ? error.message : String(error)}` };
  }
}

interface RecordWithLine {
  readonly record: string[];
  readonly info: { readonly lines: number };
}

/** Cells of a record, and the line on which it begins. */
export interface RecordAtLine {
  readonly cells: readonly string[];
  readonly line: number;
}

const lineBreaks = (text: string): number => text.split('\n').length - 1;

/** Parses CSV. Accepts a byte-order mark, CRLF and quoted line breaks. */
export function parseRecords(text: string): RecordAtLine[] {
  // csv-parse counts a quoted CRLF as two lines, and expects the first line's ending on all lines.
  const unified = text.replaceAll('\r\n', '\n');
  const records = parse(unified, {
    bom: true,
    info: true,
    relax_column_count: true,
    skip_empty_lines: true,
    // The types of csv-parse don't cover `info: true`.
  }) as unknown as RecordWithLine[];
  // `lines` is the record's last line. Its first line follows from the line breaks in its cells, because blank lines are skipped.
  return records.map(({ record, info }) => ({ cells: record, line: info.lines - lineBreaks(record.join('')) }));
}
