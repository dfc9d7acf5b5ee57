import { formatCell } from '../../model/formatCell';
import type { PropCell, PropColumn } from '../../model/pageTypes';
import type { Part } from '../../model/parts';
import { tableView } from '../../model/tableView';
import type { TableView } from '../../model/tableView';
import type { Table } from '../../content/tables/csvTable';
import { propTable } from '../../content/tables/propTable';

/** Sign between the cells of a row. */
export const cellSeparator = ' · ';

/** A cell as the page shows it, without marks of code type. */
function cellText(cell: PropCell, { unit, digits }: PropColumn, withUnit: boolean): string {
  return formatCell(cell, withUnit ? (unit ?? undefined) : undefined, digits ?? undefined).replaceAll('`', '');
}

const heading = ({ label, unit }: PropColumn): string => (unit ? `${label} (${unit})` : label);

function rowTexts({ columns, rows }: TableView): string[] {
  return rows.map((row) =>
    columns
      .flatMap((column, index) => (row[index] === null || row[index] === undefined ? [] : cellText(row[index], column, false)))
      .join(cellSeparator),
  );
}

/** Lines of a transposed table: one per column, led by its label. */
function columnTexts({ columns, rows }: TableView): string[] {
  const [head, ...others] = columns;
  const models = head ? rows.map((row) => cellText(row[0] ?? null, head, false)).join(cellSeparator) : '';
  return [
    models,
    ...others.map((column, index) => {
      const cells = rows.map((row) => cellText(row[index + 1] ?? null, column, true));
      return [column.label, ...cells].join(cellSeparator);
    }),
  ];
}

/** What the page asks of a table. */
export interface TableRequest {
  readonly columns?: string | undefined;
  readonly rows?: string | undefined;
  readonly caption?: string | undefined;
  readonly transpose: boolean;
}

/** A table as texts, as the page shows it: caption, headings, and one text per row. */
export function tableTexts(table: Table, { columns, rows, caption, transpose }: TableRequest): string[] {
  const view = tableView(propTable(table), columns, rows);
  const title = caption ?? table.definition.title;
  if (transpose) return [title, ...columnTexts(view)];
  return [title, view.columns.map(heading).join(cellSeparator), ...rowTexts(view)];
}

/** The first row of a table as key figures: one text per number with its label. */
export function keyFigureTexts(table: Table, columns: string | undefined): string[] {
  const view = tableView(propTable(table), columns);
  const row = view.rows[0] ?? [];
  return view.columns.flatMap((column, index) => {
    const cell = row[index] ?? null;
    return column.name === table.definition.key || cell === null ? [] : `${column.label}: ${cellText(cell, column, true)}`;
  });
}

/** A part of a bill of materials as one text: numbers and name first, then where it comes from and what it looks like. */
export function partText({ id, name, model, material, process, supplier, manufacturer, shape, notes }: Part): string {
  const maker = manufacturer === supplier ? null : manufacturer;
  const texts = [
    id === name || id === model ? null : id,
    id === name ? name : null,
    model,
    name,
    material,
    process,
    supplier,
    maker,
    shape,
    notes,
  ];
  return [...new Set(texts)].filter((text) => text !== null && text !== '').join(cellSeparator);
}
