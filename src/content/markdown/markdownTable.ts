import type { PhrasingContent, Table as TableNode, TableCell } from 'mdast';
import { formatCell } from '../../model/formatCell';
import type { PropCell, PropColumn } from '../../model/pageTypes';
import { tableView } from '../../model/tableView';
import type { TableView } from '../../model/tableView';
import type { Table } from '../tables/csvTable';
import { propTable } from '../tables/propTable';

const text = (value: string): PhrasingContent => ({ type: 'text', value });
const code = (value: string): PhrasingContent => ({ type: 'inlineCode', value });
const tableCell = (children: PhrasingContent[]): TableCell => ({ type: 'tableCell', children });

/** A text in which backticks mark names to copy. */
const codeSpans = (value: string): PhrasingContent[] =>
  value.split('`').flatMap((part, index) => (part === '' ? [] : index % 2 === 1 ? code(part) : text(part)));

/** Makes an address absolute. */
export type Absolute = (href: string) => string;

function cellContent(cell: PropCell, column: PropColumn, absolute: Absolute, withUnit: boolean): PhrasingContent[] {
  if (cell === null) return [text('–')];
  if ((column.type === 'url' || column.type === 'route') && typeof cell === 'string') {
    const url = absolute(cell);
    return [{ type: 'link', url, children: [text(url)] }];
  }
  const inCode = column.code || column.type === 'hex';
  if (typeof cell === 'object')
    return inCode ? cell.flatMap((part, index) => [...(index > 0 ? [text(', ')] : []), code(part)]) : [text(cell.join(', '))];
  const value = formatCell(cell, withUnit && column.unit ? column.unit : undefined, column.digits ?? undefined);
  return inCode ? [code(value)] : codeSpans(value);
}

const heading = ({ label, unit }: PropColumn): TableCell => tableCell([text(unit ? `${label} (${unit})` : label)]);
const isNumeric = ({ type }: PropColumn): boolean => type === 'integer' || type === 'number';

function upright({ columns, rows }: TableView, absolute: Absolute): TableNode {
  const body = rows.map((row) => columns.map((column, index) => tableCell(cellContent(row[index] ?? null, column, absolute, false))));
  return {
    type: 'table',
    align: columns.map((column) => (isNumeric(column) ? 'right' : null)),
    children: [columns.map(heading), ...body].map((cells) => ({ type: 'tableRow', children: cells })),
  };
}

/** One column per row, as for comparing a few models. */
function transposed({ columns, rows }: TableView, absolute: Absolute): TableNode {
  const [head, ...others] = columns;
  const first = [tableCell([]), ...rows.map((row) => tableCell(head ? cellContent(row[0] ?? null, head, absolute, false) : []))];
  const body = others.map((column, index) => [
    tableCell([text(column.label)]),
    ...rows.map((row) => tableCell(cellContent(row[index + 1] ?? null, column, absolute, true))),
  ]);
  return { type: 'table', align: [], children: [first, ...body].map((cells) => ({ type: 'tableRow', children: cells })) };
}

/** What a document asks of a table. */
export interface TableRequest {
  readonly columns: string | undefined;
  readonly rows: string | undefined;
  readonly transpose: boolean;
}

/** A CSV table, or the part of it that a page shows, as a Markdown table. */
export function plainTable(table: Table, { columns, rows, transpose }: TableRequest, absolute: Absolute): TableNode {
  const view = tableView(propTable(table), columns, rows);
  return transpose ? transposed(view, absolute) : upright(view, absolute);
}

/** The cells of a table's first row with their labels, as in "Payload: 4.1 kg". The key column is left out. */
export function keyFigures(table: Table, columns: string | undefined): string[] {
  const view = tableView(propTable(table), columns);
  const row = view.rows[0] ?? [];
  return view.columns.flatMap((column, index) => {
    const cell = row[index] ?? null;
    if (column.name === table.definition.key || cell === null) return [];
    return [`${column.label}: ${formatCell(cell, column.unit ?? undefined, column.digits ?? undefined)}`];
  });
}
