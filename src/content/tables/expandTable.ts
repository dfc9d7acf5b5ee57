import { formatCell } from '../../model/format';
import type { PropCell, PropColumn, PropTable } from '../../model/pageTypes';
import type { CellPiece, GridCell, GridHeading, KeyFigure, TableGrid } from '../../model/tableGrid';
import { namesIn } from '../tree/attributes';
import { cellOf, codeSpans } from './rows';

/** The columns and rows of a table that a page shows. */
interface TableView {
  readonly columns: readonly PropColumn[];
  readonly rows: readonly (readonly PropCell[])[];
}

/** Selects columns and rows in the given order; all without names. */
export function tableView({ columns, rows, key }: PropTable, columnNames?: string, rowKeys?: string): TableView {
  const wanted = namesIn(columnNames);
  const names = columns.map(({ name }) => name);
  const chosen = (wanted.length === 0 ? names : wanted).map((name) => names.indexOf(name)).filter((index) => index >= 0);
  const keyIndex = names.indexOf(key);
  const keys = namesIn(rowKeys);
  const kept = keys.length === 0 ? rows : keys.flatMap((name) => rows.filter((row) => String(row[keyIndex]) === name));
  return {
    columns: chosen.flatMap((index) => columns[index] ?? []),
    rows: kept.map((row) => chosen.map((index) => row[index] ?? null)),
  };
}

/** Attributes of a table in a document. */
interface TableRequest {
  /** Column names, comma-separated, in the order to show; all if undefined. */
  readonly columns?: string | undefined;
  /** Row keys, comma-separated. */
  readonly rows?: string | undefined;
  readonly caption?: string | undefined;
  readonly transpose: boolean;
}

const isWebAddress = (text: string): boolean => /^https?:\/\//.test(text);

/** Joins the parts of a list cell with commas. */
const listed = (cell: readonly string[], piece: (part: string) => CellPiece): CellPiece[] =>
  cell.flatMap((part, index) => [...(index > 0 ? [', '] : []), piece(part)]);

function pieces(cell: NonNullable<PropCell>, column: PropColumn, withUnit: boolean): readonly CellPiece[] {
  if ((column.type === 'url' || column.type === 'route') && typeof cell === 'string') return [{ href: cell }];
  const inCode = column.code || column.type === 'hex';
  if (inCode && typeof cell === 'object') return listed(cell, (code) => ({ code }));
  if (typeof cell === 'object' && cell.some(isWebAddress)) return listed(cell, (part) => (isWebAddress(part) ? { href: part } : part));
  const text = formatCell(cell, withUnit ? (column.unit ?? undefined) : undefined, column.digits ?? undefined);
  return inCode ? [{ code: text }] : typeof cell === 'object' ? [text] : codeSpans(text);
}

function gridCell(cell: PropCell, column: PropColumn, withUnit = false): GridCell {
  return cell === null ? null : cellOf(pieces(cell, column, withUnit));
}

const isNumeric = ({ type }: PropColumn): boolean => type === 'integer' || type === 'number';

const heading = (column: PropColumn): GridHeading => ({
  cell: column.label,
  ...(column.unit ? { unit: column.unit } : {}),
  ...(isNumeric(column) ? { numeric: true } : {}),
});

const upright = ({ columns, rows }: TableView): Pick<TableGrid, 'head' | 'rows'> => ({
  head: columns.map(heading),
  rows: rows.map((row) => columns.map((column, index) => gridCell(row[index] ?? null, column))),
});

function transposed({ columns, rows }: TableView): Pick<TableGrid, 'head' | 'rows' | 'transposed'> {
  const [key, ...others] = columns;
  return {
    transposed: true,
    head: [{ cell: null }, ...rows.map((row) => ({ cell: key ? gridCell(row[0] ?? null, key) : null }))],
    rows: others.map((column, index) => [column.label, ...rows.map((row) => gridCell(row[index + 1] ?? null, column, true))]),
  };
}

/** Columns of a transposed table, with the key first: it becomes the header row. */
function keyFirst(key: string, columns: string | undefined): string | undefined {
  return columns && [key, ...namesIn(columns).filter((name) => name !== key)].join(',');
}

/** Formats the selected part of a table as text, cell by cell. */
export function expandTable(table: PropTable, { columns, rows, caption, transpose }: TableRequest): TableGrid {
  const view = tableView(table, transpose ? keyFirst(table.key, columns) : columns, rows);
  return { title: caption ?? table.title, ...(transpose ? transposed(view) : upright(view)) };
}

/** Key figures of a table's first row, with labels. Skips the key column and empty cells. */
export function expandKeyFigures(table: PropTable, columns: string | undefined): KeyFigure[] {
  const view = tableView(table, columns);
  const row = view.rows[0] ?? [];
  return view.columns.flatMap((column, index) => {
    const cell = row[index] ?? null;
    if (column.name === table.key || cell === null) return [];
    const value = formatCell(cell, undefined, column.digits ?? undefined);
    return { label: column.label, value, ...(column.unit ? { unit: column.unit } : {}) };
  });
}
