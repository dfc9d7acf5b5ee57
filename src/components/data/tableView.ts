import type { PropCell, PropColumn, PropTable } from '../../site/pageTypes';

/** A part of a table that a page shows. */
export interface TableView {
  readonly columns: readonly PropColumn[];
  readonly rows: readonly (readonly PropCell[])[];
}

const names = (text: string | undefined): string[] =>
  (text ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);

/** Chooses and orders columns and rows by their names; without names, all of them. */
export function tableView({ columns, rows, key }: PropTable, columnNames?: string, rowKeys?: string): TableView {
  const wanted = names(columnNames);
  const chosen =
    wanted.length === 0 ? columns.map((_, index) => index) : wanted.map((name) => columns.findIndex((column) => column.name === name));
  const keyIndex = columns.findIndex(({ name }) => name === key);
  const keys = names(rowKeys);
  const kept = keys.length === 0 ? rows : keys.flatMap((name) => rows.filter((row) => String(row[keyIndex]) === name));
  return {
    columns: chosen.flatMap((index) => columns[index] ?? []),
    rows: kept.map((row) => chosen.map((index) => row[index] ?? null)),
  };
}
