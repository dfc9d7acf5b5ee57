import { tableDefinitions } from '../../plugins';
import type { ColumnDefinition } from '../../model/tableTypes';

const isNumeric = ({ type }: ColumnDefinition): boolean => type === 'integer' || type === 'number';

/**
 * Columns that are numeric in every table that has them. They are numbers in Gatsby's nodes, so that GraphQL can sort and aggregate them,
 * which it can't do with resolved values.
 */
export const numericColumns: ReadonlySet<string> = (() => {
  const columns = Object.values(tableDefinitions).flatMap((definition) => Object.entries(definition.columns));
  const others = new Set(columns.filter(([, column]) => !isNumeric(column)).map(([name]) => name));
  return new Set(columns.map(([name]) => name).filter((name) => !others.has(name)));
})();

/** In `develop`, a cell may be malformed until it is corrected. */
function toNumber(cell: string): number | null {
  const value = cell.trim() === '' ? Number.NaN : Number(cell);
  return Number.isFinite(value) ? value : null;
}

/** Columns of days in any table: the date of an empty cell is null. */
const dayColumns = Object.values(tableDefinitions).flatMap(({ columns }) =>
  Object.keys(columns).filter((name) => columns[name]?.type === 'day'),
);

/** Cell parsers for gatsby-transformer-csv. */
export const cellParsers = Object.fromEntries<(cell: string) => string | number | null>([
  ...dayColumns.map((name) => [name, (cell: string) => cell.trim() || null] as const),
  ...[...numericColumns].map((name) => [name, toNumber] as const),
]);
