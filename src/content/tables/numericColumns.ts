import { tableDefinitions } from '../../site/tableDefinitions';
import type { ColumnDefinition } from '../../model/tableTypes';

const isNumeric = ({ type }: ColumnDefinition): boolean => type === 'integer' || type === 'number';

/**
 * Columns that hold numbers in every table that has them. Their cells are numbers in Gatsby's nodes already: it adds up,
 * compares and groups values of nodes, but not what resolvers make of them within a group.
 */
export const numericColumns: ReadonlySet<string> = (() => {
  const columns = Object.values(tableDefinitions).flatMap((definition) => Object.entries(definition.columns));
  const others = new Set(columns.filter(([, column]) => !isNumeric(column)).map(([name]) => name));
  return new Set(columns.map(([name]) => name).filter((name) => !others.has(name)));
})();

/** In `develop`, a cell may hold no number until it is mended. */
function toNumber(cell: string): number | null {
  const value = cell.trim() === '' ? Number.NaN : Number(cell);
  return Number.isFinite(value) ? value : null;
}

/** How gatsby-transformer-csv reads the cells of these columns. */
export const numberParsers = Object.fromEntries([...numericColumns].map((name) => [name, toNumber]));
