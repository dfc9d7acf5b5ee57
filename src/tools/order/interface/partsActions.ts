import { csvCell, harmlessText } from '../../../model/format';
import { numberOf, orderLines } from '../../../model/orders';
import type { OrderColumn, SupplierOrder } from '../../../model/orders';
import type { Part, PartsRow } from '../../../model/parts';
import { keepSearch } from '../../../theme/controls/useAddressState';
import { saveCsv } from '../../../theme/controls/saveFile';
import { firstValues, orderedRows, partsRows, queryOf, queryWords, toolNames, valuesOf } from './partsView';
import type { PartsQuery, ShownParts, ToolValues } from './partsView';

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

/** How an address names what the controls hold. */
const addressNames: Readonly<ToolValues> = {
  text: 'q',
  material: 'material',
  process: 'process',
  supplier: 'supplier',
  sort: 'sort',
  set: 'set',
  count: 'n',
  spares: 'spares',
  percent: 'percent',
};

/** Reads a table's query from an address. `prefix` keeps two tables of a page apart; what makes no sense is left out. */
export function readQuery(search: string, prefix: string, parts: readonly Part[]): PartsQuery {
  const given = new URLSearchParams(search);
  const values = { ...firstValues };
  for (const name of toolNames) values[name] = given.get(`${prefix}.${addressNames[name]}`) ?? firstValues[name];
  return queryOf(values, parts);
}

/** Writes a table's query into an address's search; the other parts of the search stay. Defaults are left out. */
export function writeQuery(search: string, prefix: string, query: PartsQuery): string {
  const next = new URLSearchParams(search);
  const values = valuesOf(query);
  for (const name of toolNames) {
    if (values[name] === firstValues[name]) next.delete(`${prefix}.${addressNames[name]}`);
    else next.set(`${prefix}.${addressNames[name]}`, values[name]);
  }
  const text = next.toString();
  return text ? `?${text}` : '';
}

/** What a table shows when its controls hold these values. */
export function askFor(values: Readonly<ToolValues>, parts: readonly Part[]): ShownParts {
  const query = queryOf(values, parts);
  return { rows: partsRows(parts, query), ordered: orderedRows(parts, query), what: queryWords(query, parts) };
}

/** What the page's address asks a table for. */
export const valuesInAddress = (prefix: string, parts: readonly Part[]): ToolValues => valuesOf(readQuery(location.search, prefix, parts));

/** Keeps in the page's address what a table is asked for. */
export const keepInAddress = (values: Readonly<ToolValues>, prefix: string, parts: readonly Part[]): void =>
  keepSearch(writeQuery(location.search, prefix, queryOf(values, parts)));

/** Hands the rows to the reader as a CSV file. */
export const downloadRows = (prefix: string, rows: readonly PartsRow[]): void => saveCsv(`openarm-${prefix}.csv`, partsCsv(rows));

/** Puts the order list of the rows on the clipboard. */
export const copyOrderList = (rows: readonly PartsRow[]): Promise<void> => navigator.clipboard.writeText(orderList(rows));

/** Hands the list for one supplier to the reader, in the form that the supplier takes. */
export const downloadOrder = ({ supplier, rows }: SupplierOrder): void =>
  saveCsv(orderFileName(supplier.name, new Date()), supplierCsv(rows, supplier.columns));

/** Hands the whole order to the reader, with prices. */
export const downloadWholeOrder = (rows: readonly PartsRow[]): void => saveCsv(orderFileName('order', new Date()), partsCsv(rows));
