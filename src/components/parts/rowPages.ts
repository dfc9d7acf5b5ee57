/** A table of more rows than this shows them in pages: a browser takes a second for each thousand rows that it lays out. */
export const mostRows = 300;

/** Rows of a page: as many as a slow phone shows anew for each letter that is typed into a filter. */
export const rowsOfPage = 25;

/** A part of a list: its rows, the other rows of the list, and the places of its first and last row, from 1. */
export interface RowPage<T> {
  readonly rows: readonly T[];
  readonly others: readonly T[];
  readonly from: number;
  readonly to: number;
}

/**
 * The page of a list with the number `page`, from 0; the last one where there are fewer. A list of a table that is not long is one page.
 * `isLong` tells of the whole table: what a filter leaves of it is shown in pages, too, so that a letter never brings hundreds of rows.
 */
export function rowPage<T>(list: readonly T[], page: number, isLong: boolean): RowPage<T> {
  if (!isLong || list.length <= rowsOfPage) return { rows: list, others: [], from: 1, to: list.length };
  const last = Math.ceil(list.length / rowsOfPage) - 1;
  const start = rowsOfPage * Math.max(0, Math.min(page, last));
  const end = Math.min(start + rowsOfPage, list.length);
  return { rows: list.slice(start, end), others: [...list.slice(0, start), ...list.slice(end)], from: start + 1, to: end };
}

/** The page on which a place of the list stands, from 0. */
export const pageOf = (place: number): number => Math.floor(place / rowsOfPage);
