import { orderColumns } from '../../model/orders';
import { didYouMean } from '../../model/problems';
import type { Problem } from '../../model/problems';
import type { Table } from '../tables/csvTable';
import { placedRows, textIn } from '../tables/rows';
import type { PlacedRow } from '../tables/rows';
import { checkDate } from './checkDate';

function checkList({ row, place }: PlacedRow, suppliers: readonly string[]): Problem[] {
  const supplier = textIn(row, 'supplier');
  if (!suppliers.includes(supplier)) {
    return [{ ...place, message: `there is no supplier "${supplier}". ${didYouMean(supplier, suppliers)}` }];
  }
  const columns = typeof row.columns === 'object' && row.columns !== null ? row.columns : [];
  const known: readonly string[] = orderColumns;
  return columns
    .filter((column) => !known.includes(column))
    .map((column) => ({ ...place, message: `"${supplier}": an order list has no column "${column}". ${didYouMean(column, known)}` }));
}

/** What an order needs besides its parts: a list for each supplier, and days on which the rates were noted. */
export function checkOrderLists(tables: ReadonlyMap<string, Table>): Problem[] {
  const [lists, suppliers, rates] = ['order-lists', 'suppliers', 'exchange-rates'].map((name) => tables.get(name));
  const days = rates ? placedRows(rates).flatMap((row) => checkDate(row, 'the rate')) : [];
  if (!lists || !suppliers) return days;
  const names = suppliers.rows.map((row) => textIn(row, 'supplier'));
  const missing = names
    .filter((name) => !lists.rows.some((row) => row.supplier === name))
    .map((name) => ({
      file: lists.file,
      message: `has no row for the supplier "${name}". Say what it takes, so that the order has a list for it.`,
    }));
  return [...placedRows(lists).flatMap((row) => checkList(row, names)), ...missing, ...days];
}
