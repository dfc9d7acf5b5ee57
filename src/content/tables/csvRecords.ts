import { parse } from 'csv-parse/sync';

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
