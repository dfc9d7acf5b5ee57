import { csvCell, harmlessText } from '../../../model/format';
import { costOf, moneyIn, numberOf, orderLines } from '../orders';
import type { Money, OrderColumn, SupplierOrder } from '../orders';
import { totalsOf } from '../parts';
import type { Part, PartsRow } from '../parts';
import { currency as own } from '../../../site/partsTables';
import { site } from '../../../site/site';
import { keepSearch, unless, withParameters } from '../../../theme/state/parameters';
import { saveCsv } from '../../../theme/controls/saveFile';
import { firstValues, orderedRows, partsRows, queryWords, toolNames, validQuery } from './partsView';
import type { PartsQuery, ShownParts, ToolValues } from './partsView';

type Cell = string | number | null;

/** Columns of the CSV, with the rate and its day beside converted prices. */
const columnsIn = ({ currency, rate, amount }: Money): (readonly [name: string, value: (row: PartsRow) => Cell])[] => [
  ['part_id', ({ part }) => part.id],
  ['part_name', ({ part }) => part.name],
  ['model_number', ({ part }) => part.model],
  ['quantity', ({ pieces }) => pieces],
  // A price for several pieces isn't a unit price.
  [`unit_price_${currency.toLowerCase()}`, ({ part }) => (part.pricedPieces === null ? amount(part.unitPrice) : null)],
  [totalColumn(currency), ({ total }) => amount(total)],
  ['noted_on', ({ part }) => part.notedOn],
  ...(rate
    ? [
        [`${own.code.toLowerCase()}_per_${currency.toLowerCase()}`, () => rate.price] as const,
        ...(rate.notedOn === null ? [] : [['rate_noted_on', () => rate.notedOn] as const]),
      ]
    : []),
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

const totalColumn = (currency: string): string => `total_price_${currency.toLowerCase()}`;

const csv = (head: readonly string[], lines: readonly (readonly Cell[])[]): string =>
  [head, ...lines.map((cells) => cells.map(csvCell))].map((cells) => `${cells.join(',')}\r\n`).join('');

/** The shown rows as CSV with the columns of the whole table, and a row of totals; quantities are those of the chosen set. */
export function partsCsv(rows: readonly PartsRow[], money: Money = moneyIn()): string {
  const columns = columnsIn(money);
  const totals: Readonly<Record<string, Cell>> = {
    part_id: 'Total',
    quantity: totalsOf(rows).pieces,
    [totalColumn(money.currency)]: costOf(rows, money),
  };
  return csv(
    columns.map(([name]) => name),
    [...rows.map((row) => columns.map(([, value]) => value(row))), columns.map(([name]) => totals[name] ?? null)],
  );
}

const orderCells: Readonly<Record<OrderColumn, (row: PartsRow) => Cell>> = {
  part_name: ({ part }) => part.name,
  model_number: numberOf,
  quantity: ({ pieces }) => pieces,
  url: ({ part }) => part.url,
  files: ({ part }) => part.files.join('; '),
};

/** Order list of a supplier as CSV with the columns that the supplier accepts. */
export const supplierCsv = (rows: readonly PartsRow[], wanted: readonly OrderColumn[]): string =>
  csv(
    wanted,
    orderLines(rows).map((row) => wanted.map((column) => orderCells[column](row))),
  );

/** File name for a supplier's list, with the local date: openarm-misumi-2026-11-22.csv for the project `openarm`. */
export function orderFileName(supplier: string, day: Date): string {
  const name = supplier
    .toLowerCase()
    .replace(/[^a-z\d]+/g, '-')
    .replace(/^-|-$/g, '');
  const date = [day.getFullYear(), day.getMonth() + 1, day.getDate()].map((part) => String(part).padStart(2, '0')).join('-');
  return `${site.projectName}-${name}-${date}.csv`;
}

/**
 * Order list as text: part number and quantity, separated by a tab, which shop forms and spreadsheets accept. Adds up pieces of the same
 * number. With several suppliers, a line with the name precedes each one's parts.
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

/** Query parameter of a control, without prefix. */
const addressName = (name: (typeof toolNames)[number]): string => (name === 'text' ? 'q' : name === 'count' ? 'n' : name);

/** Reads a query from a query string. `prefix` tells two tables of a page apart. */
export function readQuery(search: string, prefix: string, parts: readonly Part[]): PartsQuery {
  const parameters = new URLSearchParams(search);
  const values: ToolValues = { ...firstValues };
  for (const name of toolNames) values[name] = parameters.get(`${prefix}.${addressName(name)}`) ?? firstValues[name];
  return validQuery(values, parts);
}

/** Writes a query to a query string. Omits defaults and keeps other parameters. */
export const writeQuery = (search: string, prefix: string, query: PartsQuery): string =>
  withParameters(
    search,
    `${prefix}.`,
    Object.fromEntries(toolNames.map((name) => [addressName(name), unless(firstValues[name], query[name])])),
  );

/** Rows of a table for the values of its controls. */
export function askFor(values: Readonly<ToolValues>, parts: readonly Part[]): ShownParts {
  const query = validQuery(values, parts);
  return { rows: partsRows(parts, query), ordered: orderedRows(parts, query), what: queryWords(query, parts) };
}

/** Values of the controls in the page's address. */
export const valuesInAddress = (prefix: string, parts: readonly Part[]): PartsQuery => readQuery(location.search, prefix, parts);

/** Writes the values of the controls to the page's address. */
export const keepInAddress = (values: Readonly<ToolValues>, prefix: string, parts: readonly Part[]): void =>
  keepSearch(writeQuery(location.search, prefix, validQuery(values, parts)));

export const downloadRows = (prefix: string, rows: readonly PartsRow[], money: Money): void =>
  saveCsv(`${site.projectName}-${prefix}.csv`, partsCsv(rows, money));

/** Copies the order list of the rows to the clipboard. */
export const copyOrderList = (rows: readonly PartsRow[]): Promise<void> => navigator.clipboard.writeText(orderList(rows));

/** Downloads a supplier's list as CSV, with the columns that the supplier accepts. */
export const downloadOrder = ({ supplier, rows }: SupplierOrder): void =>
  saveCsv(orderFileName(supplier.name, new Date()), supplierCsv(rows, supplier.columns));

/** Downloads the whole order as CSV, with prices. */
export const downloadWholeOrder = (rows: readonly PartsRow[], money: Money): void =>
  saveCsv(orderFileName('order', new Date()), partsCsv(rows, money));
