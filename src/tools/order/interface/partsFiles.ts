import { csvCell, harmlessText } from '../../../model/csvCell';
import { numberOf, orderLines } from '../../../model/orders';
import type { OrderColumn } from '../../../model/orders';
import type { PartsRow } from '../../../model/parts';

const columns: readonly (readonly [name: string, value: (row: PartsRow) => string | number | null])[] = [
  ['part_id', ({ part }) => part.id],
  ['part_name', ({ part }) => part.name],
  ['model_number', ({ part }) => part.model],
  ['quantity', ({ pieces }) => pieces],
  // A price for several pieces at once is none for one.
  ['unit_price_jpy', ({ part }) => (part.pricedPieces === null ? part.unitPrice : null)],
  ['total_price_jpy', ({ total }) => total],
  ['noted_on', ({ part }) => part.notedOn],
  ['supplier', ({ part }) => part.supplier],
  ['manufacturer', ({ part }) => part.manufacturer],
  ['material', ({ part }) => part.material],
  ['process', ({ part }) => part.process],
  ['url', ({ part }) => part.url],
  ['files', ({ part }) => part.files.join('; ')],
  ['arm', ({ part }) => part.arm],
  ['shape', ({ part }) => part.shape],
  ['notes', ({ part }) => part.notes],
];

const csv = (head: readonly string[], lines: readonly (readonly (string | number | null)[])[]): string =>
  [head, ...lines.map((cells) => cells.map(csvCell))].map((cells) => `${cells.join(',')}\r\n`).join('');

/** The rows as they are shown, as a CSV file with the columns of the whole table; quantities are those of the chosen set. */
export const partsCsv = (rows: readonly PartsRow[]): string =>
  csv(
    columns.map(([name]) => name),
    rows.map((row) => columns.map(([, value]) => value(row))),
  );

const orderCells: Readonly<Record<OrderColumn, (row: PartsRow) => string | number | null>> = {
  part_name: ({ part }) => part.name,
  model_number: numberOf,
  quantity: ({ pieces }) => pieces,
  url: ({ part }) => part.url,
  files: ({ part }) => part.files.join('; '),
};

/** A list for one supplier as a CSV file with the columns that the supplier takes. */
export const supplierCsv = (rows: readonly PartsRow[], wanted: readonly OrderColumn[]): string =>
  csv(
    wanted,
    orderLines(rows).map((row) => wanted.map((column) => orderCells[column](row))),
  );

/** Name of a file for a supplier, with the reader's day: openarm-misumi-2026-11-22.csv. */
export function orderFileName(supplier: string, day: Date): string {
  const name = supplier
    .toLowerCase()
    .replace(/[^a-z\d]+/g, '-')
    .replace(/^-|-$/g, '');
  const date = [day.getFullYear(), day.getMonth() + 1, day.getDate()].map((part) => String(part).padStart(2, '0')).join('-');
  return `openarm-${name}-${date}.csv`;
}

/**
 * What to order: part number and quantity with a tab between, as shops' forms and spreadsheets take it when pasted.
 * Pieces of the same number are added up. With more than one supplier, a line with its name stands above its parts.
 */
export function orderList(rows: readonly PartsRow[]): string {
  const suppliers = [...new Set(rows.map(({ part }) => part.supplier))];
  return suppliers
    .map((supplier) => {
      const lines = orderLines(rows.filter(({ part }) => part.supplier === supplier)).map(
        (row) => `${harmlessText(numberOf(row)).replace(/[\t\r\n]/g, ' ')}\t${row.pieces}`,
      );
      return [...(suppliers.length > 1 ? [harmlessText(supplier)] : []), ...lines].join('\n');
    })
    .join('\n\n');
}
