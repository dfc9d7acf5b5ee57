import type { Unit } from './tableTypes';

/** A piece of a cell: words, a name to copy, or a link to a page of this site or outside it. */
export type CellPiece = string | { readonly code: string } | { readonly href: string };

/** What a cell says; null is empty. A cell of words alone is a text. */
export type GridCell = null | string | readonly CellPiece[];

/** What stands above a column; `unit` is that of all its cells. */
export interface GridHeading {
  readonly cell: GridCell;
  readonly unit?: Unit;
  readonly numeric?: true;
}

/**
 * A table as a page shows it, with chosen columns and rows and every cell in words. HTML, Markdown and search print this
 * and nothing else, so that they cannot differ. The first cell of each row names the row.
 */
export interface TableGrid {
  readonly title: string;
  readonly head: readonly GridHeading[];
  readonly rows: readonly (readonly GridCell[])[];
  /** One column per row of the source, for comparing a few models: units stand in the cells. */
  readonly transposed?: true;
}

/** A number with its label, shown large. */
export interface KeyFigure {
  readonly label: string;
  readonly value: string;
  readonly unit?: Unit;
}

/** Pieces of a cell; an empty one has an en dash. */
export function piecesOf(cell: GridCell): readonly CellPiece[] {
  if (cell === null) return ['–'];
  return typeof cell === 'string' ? [cell] : cell;
}

/** A cell as bare text. */
export const cellText = (cell: GridCell): string =>
  piecesOf(cell)
    .map((piece) => (typeof piece === 'string' ? piece : 'code' in piece ? piece.code : piece.href))
    .join('');
