import { addressMistake, normaliseHref } from '../../model/addresses';
import type { PageLink, PropTable } from '../../model/pageTypes';
import type { Problem } from '../../model/problems';
import { cellText } from '../../model/tableGrid';
import type { CellPiece, GridCell, GridHeading, TableGrid } from '../../model/tableGrid';
import type { Row, Table } from './csvTable';

/** A table as components get it: cells in the order of the declared columns. */
export function propTable({ name, definition, rows }: Table): PropTable {
  const columns = Object.entries(definition.columns).map(([column, { label, type, unit, code, digits }]) => ({
    name: column,
    label,
    type,
    unit: unit ?? null,
    code: code ?? null,
    digits: digits ?? null,
  }));
  return {
    name,
    title: definition.title,
    key: definition.key,
    columns,
    rows: rows.map((row) => columns.map((column) => row[column.name] ?? null)),
  };
}

/** Sign between the cells of a row. */
export const cellSeparator = ' · ';

const headingText = ({ cell, unit }: GridHeading): string => (unit ? `${cellText(cell)} (${unit})` : cellText(cell));

/** A table as texts, one a line: title, headings, rows. Empty cells are left out, but not where a row compares models. */
export function gridTexts({ title, head, rows, transposed }: TableGrid): string[] {
  const lines = rows.map((row) => row.filter((cell) => transposed || cell !== null).map(cellText));
  const headings = (transposed ? head.slice(1) : head).map(headingText);
  return [title, ...[headings, ...lines].map((cells) => cells.join(cellSeparator))];
}

/** A link to the page that a cell names, with its title as the words; null where the cell names none. */
export function pageLink(route: string, titles: ReadonlyMap<string, string>): PageLink | null {
  // A table of another name may have any text in this column.
  if (route === '' || addressMistake(route) !== undefined) return null;
  const href = normaliseHref(route);
  return { label: titles.get(href.replace(/[?#].*$/, '')) ?? href, href };
}

/** Words for an address outside: an issue or discussion by its number, any other by its host and path. */
function outsideLabel(href: string): string {
  const [, repository, kind, number] = /^https:\/\/github\.com\/[^/]+\/([^/]+)\/(issue|discussion)s\/(\d+)$/.exec(href) ?? [];
  return repository === undefined ? href.replace(/^https?:\/\//, '').replace(/\/$/, '') : `${repository} ${kind} ${number}`;
}

/** A link to the address that a cell names; null where the cell names none. */
export const outsideLink = (href: string): PageLink | null =>
  href === '' || addressMistake(href) !== undefined ? null : { label: outsideLabel(href), href };

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

/** A row of a table with the place to report. */
export interface PlacedRow {
  readonly row: Row;
  readonly place: Pick<Problem, 'file' | 'line'>;
}

/** Rows of a table with their lines. */
export const placedRows = ({ file, rows, lines }: Table): PlacedRow[] =>
  rows.map((row, index) => {
    const line = lines?.[index];
    return { row, place: line === undefined ? { file } : { file, line } };
  });

/** A number of a row; NaN where the cell did not fit its type, which the reading of the file has reported. */
export const numberIn = (row: Row, column: string): number => (typeof row[column] === 'number' ? row[column] : Number.NaN);

/** A text of a row; empty where there is none. */
export const textIn = (row: Row, column: string): string => (typeof row[column] === 'string' ? row[column] : '');

/** Texts of a list in a row; none where there is no list. */
export function listIn(row: Row, column: string): readonly string[] {
  const cell = row[column];
  return typeof cell === 'object' && cell !== null ? cell : [];
}
