import type { PropTable } from '../../model/pageTypes';
import type { Table } from './csvTable';

/** A table as components get it: cells in the order of the declared columns. */
export function propTable({ name, definition, rows }: Table): PropTable {
  const columns = Object.entries(definition.columns).map(([column, { label, type, unit, code, digits }]) => ({
    name: column,
    label,
    type,
    unit: unit ?? null,
    code: code ?? null,
    digits: digits ?? null,
  }));
  return {
    name,
    title: definition.title,
    key: definition.key,
    columns,
    rows: rows.map((row) => columns.map((column) => row[column.name] ?? null)),
  };
}
