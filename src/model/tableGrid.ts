import type { Unit } from './tableTypes';

/** A piece of a cell: text, code, or a link. */
export type CellPiece = string | { readonly code: string } | { readonly href: string };

/** Content of a cell: null if empty, a string for plain text. */
export type GridCell = null | string | readonly CellPiece[];

/** Heading of a column; `unit` is the unit of all its cells. */
export interface GridHeading {
  readonly cell: GridCell;
  readonly unit?: Unit;
  readonly numeric?: true;
}

/**
 * A table as a page shows it, with selected columns and rows and formatted cells. The single source for HTML, Markdown and search. The
 * first cell of a row is its header.
 */
export interface TableGrid {
  readonly title: string;
  readonly head: readonly GridHeading[];
  readonly rows: readonly (readonly GridCell[])[];
  /** One column per source row, for comparing a few models. Units are in the cells. */
  readonly transposed?: true;
}

/** A large number with its label. */
export interface KeyFigure {
  readonly label: string;
  readonly value: string;
  readonly unit?: Unit;
}

/** Pieces of a cell; an en dash for an empty one. */
export function piecesOf(cell: GridCell): readonly CellPiece[] {
  if (cell === null) return ['–'];
  return typeof cell === 'string' ? [cell] : cell;
}

export const cellText = (cell: GridCell): string =>
  piecesOf(cell)
    .map((piece) => (typeof piece === 'string' ? piece : 'code' in piece ? piece.code : piece.href))
    .join('');
