import { cellText } from '../../model/tableGrid';
import type { GridHeading, TableGrid } from '../../model/tableGrid';

/** Sign between the cells of a row. */
export const cellSeparator = ' · ';

const headingText = ({ cell, unit }: GridHeading): string => (unit ? `${cellText(cell)} (${unit})` : cellText(cell));

/** A table as texts, one a line: title, headings, rows. Empty cells are left out, but not where a row compares models. */
export function gridTexts({ title, head, rows, transposed }: TableGrid): string[] {
  const lines = rows.map((row) => row.filter((cell) => transposed || cell !== null).map(cellText));
  const headings = (transposed ? head.slice(1) : head).map(headingText);
  return [title, ...[headings, ...lines].map((cells) => cells.join(cellSeparator))];
}
