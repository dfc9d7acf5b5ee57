import { isUtf8 } from 'node:buffer';
import type { Problem } from '../../model/problems';
import { lineAt } from './lineAt';
import type { SourceFolder } from './sourceFolders';

/** Line ends of Windows as those of everything else: a line of code that is copied has none of them. */
export const unixLines = (text: string): string => text.replaceAll('\r\n', '\n');

/** A text, or what is wrong with the file. */
export type SourceResult = { readonly text: string } | { readonly problem: Problem };

// Tab, line feed and carriage return are the only control characters of a text. U+202A and its like turn the direction of what follows, so
// that a reader of the source sees something else than the build. Spaces without a width come along from other pages, and break what is copied.
// oxlint-disable-next-line no-control-regex -- control characters are what is looked for
const invisible = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\u200b\u202a-\u202e\u2060\u2066-\u2069]|(?<!^)\ufeff/;

/** Line of the first byte that is no UTF-8. */
function brokenLine(bytes: Buffer): number {
  let line = 1;
  for (let start = 0; start < bytes.length; line += 1) {
    const end = bytes.indexOf(10, start);
    const last = end < 0 ? bytes.length : end;
    if (!isUtf8(bytes.subarray(start, last))) return line;
    start = last + 1;
  }
  return line;
}

/** What is wrong with the characters of a text, and its line. */
function textMistake(text: string, longestLine: number): { line: number; message: string } | undefined {
  const sign = invisible.exec(text);
  if (sign) {
    const code = (sign[0].codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0');
    return { line: lineAt(text, sign.index), message: `holds the invisible character U+${code}. Take it out.` };
  }
  const lost = text.indexOf('\ufffd');
  if (lost >= 0)
    return { line: lineAt(text, lost), message: 'holds "\ufffd", which stands for a character that was lost. Write that one.' };
  if (text.length <= longestLine) return undefined;
  const index = text.split('\n').findIndex((line) => line.length > longestLine);
  return index < 0 ? undefined : { line: index + 1, message: `the line has more than ${longestLine} characters. Break it.` };
}

/** Bytes of a source as a text. What cannot be a text of its folder is a problem of the file. */
export function textOfBytes(bytes: Buffer, file: string, { longestLine }: Pick<SourceFolder, 'longestLine'>): SourceResult {
  if (!isUtf8(bytes)) return { problem: { file, line: brokenLine(bytes), message: 'is no UTF-8 text. Save it as UTF-8.' } };
  const text = unixLines(bytes.toString('utf8'));
  const mistake = textMistake(text, longestLine);
  return mistake ? { problem: { file, ...mistake } } : { text };
}
