import { tableDefinitions } from '../../rooms';
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

/** Cell parsers for gatsby-transformer-csv. */
export const numberParsers = Object.fromEntries([...numericColumns].map((name) => [name, toNumber]));
