import { isUtf8 } from 'node:buffer';
import { nameOfCharacter, oddCharacter } from '../../model/oddCharacter';
import type { Problem } from '../../model/problems';
import type { SourceFolder } from './sourceFolders';

/** Line of an offset in a text, from 1. */
export const lineAt = (text: string, index: number): number => text.slice(0, index).split('\n').length;

/** Converts CRLF to LF. */
export const unixLines = (text: string): string => text.replaceAll('\r\n', '\n');

type TextRules = Pick<SourceFolder, 'longestLine' | 'plainSpaces'>;

export type SourceResult = { readonly text: string } | { readonly problem: Problem };

/** Line of the first byte that is not UTF-8. */
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

/** Forbidden character or too long line in a text. */
function textMistake(text: string, { longestLine, plainSpaces }: TextRules): { line: number; message: string } | undefined {
  const sign = oddCharacter.exec(text);
  if (sign) return { line: lineAt(text, sign.index), message: `contains the invisible character ${nameOfCharacter(sign[0])}. Remove it.` };
  const space = plainSpaces ? text.indexOf('\u00a0') : -1;
  if (space >= 0) return { line: lineAt(text, space), message: 'contains a no-break space, U+00A0. Write a normal space.' };
  const lost = text.indexOf('\ufffd');
  if (lost >= 0)
    return { line: lineAt(text, lost), message: 'contains "\ufffd", which replaces a lost character. Write the original character.' };
  if (text.length <= longestLine) return undefined;
  const index = text.split('\n').findIndex((line) => line.length > longestLine);
  return index < 0 ? undefined : { line: index + 1, message: `the line has more than ${longestLine} characters. Split it.` };
}

/** Decodes a source file. Reports bytes and characters that its folder doesn't allow. */
export function textOfBytes(bytes: Buffer, file: string, folder: TextRules): SourceResult {
  if (!isUtf8(bytes)) return { problem: { file, line: brokenLine(bytes), message: 'is not UTF-8. Save it as UTF-8.' } };
  const text = unixLines(bytes.toString('utf8'));
  const mistake = textMistake(text, folder);
  return mistake ? { problem: { file, ...mistake } } : { text };
}
