import type { CellPiece, GridCell } from '../../model/tableGrid';

/** Words in which backticks mark names to copy, as in Markdown. */
export const codeSpans = (text: string): CellPiece[] =>
  text.split('`').flatMap((part, index) => (part === '' ? [] : index % 2 === 1 ? { code: part } : part));

/** The pieces of a cell; words alone are a text. */
export function cellOf(pieces: readonly CellPiece[]): GridCell {
  const [first = '', ...others] = pieces;
  return others.length === 0 && typeof first === 'string' ? first : pieces;
}

/** A text with its names to copy; null where there is none. */
export const textCell = (text: string): GridCell => (text === '' ? null : cellOf(codeSpans(text)));
