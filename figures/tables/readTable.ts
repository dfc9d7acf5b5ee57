import { didYouMean } from '../../src/model/problems';
import { siteTable } from './declaredTable';
import { rowsOf, type TableRow } from './tableRow';

/** Rows of a table of content/data, for programs that draw from the same numbers as the pages show. */
export const readTable = (name: string): TableRow[] => rowsOf(siteTable(name));

/** The row of a table whose key is `key`; without one, an error that names the nearest. */
export function readRow(name: string, key: string): TableRow {
  const table = siteTable(name);
  const keys = table.rows.map((row) => String(row[table.definition.key]));
  const found = rowsOf(table)[keys.indexOf(key)];
  if (!found) throw new Error(`${table.file} has no row with the ${table.definition.key} "${key}". ${didYouMean(key, keys)}`);
  return found;
}
