import { addressMistake, normaliseHref } from '../../model/addresses';
import { hasEntry } from '../../model/definitionItems';
import type { PageLink, PropTable } from '../../model/pageTypes';
import { cellText } from '../../model/tableGrid';
import type { CellPiece, GridCell, GridHeading, TableGrid } from '../../model/tableGrid';
import type { Row, Table, Tables } from './csvTable';

/** A table as components get it: cells in the order of declared columns. */
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

/** Separator between the cells of a row. */
export const cellSeparator = ' · ';

const headingText = ({ cell, unit }: GridHeading): string => (unit ? `${cellText(cell)} (${unit})` : cellText(cell));

/** A table as lines of text: title, headings, rows. Skips empty cells, except in comparisons, where position matters. */
export function gridTexts({ title, head, rows, transposed }: TableGrid): string[] {
  const lines = rows.map((row) => row.filter((cell) => transposed || cell !== null).map(cellText));
  const headings = (transposed ? head.slice(1) : head).map(headingText);
  return [title, ...[headings, ...lines].map((cells) => cells.join(cellSeparator))];
}

/** Link to the page that a cell names, labelled with its title; null without one. */
export function pageLink(route: string, titles: ReadonlyMap<string, string>): PageLink | null {
  // A table with another name may have any text here.
  if (route === '' || addressMistake(route) !== undefined) return null;
  const href = normaliseHref(route);
  return { label: titles.get(href.replace(/[?#].*$/, '')) ?? href, href };
}

/** Label for an external address: the number of an issue or discussion, otherwise host and path. */
function outsideLabel(href: string): string {
  const [, repository, kind, number] = /^https:\/\/github\.com\/[^/]+\/([^/]+)\/(issue|discussion)s\/(\d+)$/.exec(href) ?? [];
  return repository === undefined ? href.replace(/^https?:\/\//, '').replace(/\/$/, '') : `${repository} ${kind} ${number}`;
}

/** Link to the external address that a cell names; null without one. */
export const outsideLink = (href: string): PageLink | null =>
  href === '' || addressMistake(href) !== undefined ? null : { label: outsideLabel(href), href };

/** Splits a text at backticks, which mark code as in Markdown. */
export const codeSpans = (text: string): CellPiece[] =>
  text.split('`').flatMap((part, index) => (part === '' ? [] : index % 2 === 1 ? { code: part } : part));

/** A cell made of pieces. Text alone becomes a string. */
export function cellOf(pieces: readonly CellPiece[]): GridCell {
  const [first = '', ...others] = pieces;
  return others.length === 0 && typeof first === 'string' ? first : pieces;
}

/** A text with code spans as a cell; null if it is empty. */
export const textCell = (text: string): GridCell => (text === '' ? null : cellOf(codeSpans(text)));

/** The tables that a record has entries for, such as `partsTables`. */
export const tablesIn = <Name extends string>(
  tables: Tables,
  entries: Readonly<Record<Name, unknown>>,
): (Table & { readonly name: Name })[] =>
  [...tables.values()].filter((table): table is Table & { readonly name: Name } => hasEntry(entries, table.name));

export { numberIn, placedRows, rowsOf, textIn } from '../../model/tableRow';
export type { PlacedRow } from '../../model/tableRow';

/** A list in a row; empty without one. */
export function listIn(row: Row, column: string): readonly string[] {
  const cell = row[column];
  return typeof cell === 'object' && cell !== null ? cell : [];
}
