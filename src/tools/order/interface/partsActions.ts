import type { SupplierOrder } from '../../../model/orders';
import type { Part, PartsRow } from '../../../model/parts';
import { keepSearch } from '../../../theme/controls/keepSearch';
import { saveCsv } from '../../../theme/controls/saveCsv';
import { readQuery, writeQuery } from './partsAddress';
import { orderFileName, orderList, partsCsv, supplierCsv } from './partsFiles';
import { orderedRows, partsRows, queryOf, queryWords, valuesOf } from './partsView';
import type { ShownParts } from './shownParts';
import type { ToolValues } from './toolValues';

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
