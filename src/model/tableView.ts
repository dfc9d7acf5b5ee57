import type { PropCell, PropColumn, PropTable } from './pageTypes';

/** A part of a table that a page shows. */
export interface TableView {
  readonly columns: readonly PropColumn[];
  readonly rows: readonly (readonly PropCell[])[];
}

const namesIn = (text: string | undefined): string[] =>
  (text ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);

/** Chooses and orders columns and rows by their names; without names, all of them. */
export function tableView({ columns, rows, key }: PropTable, columnNames?: string, rowKeys?: string): TableView {
  const wanted = namesIn(columnNames);
  const names = columns.map(({ name }) => name);
  const chosen = (wanted.length === 0 ? names : wanted).map((name) => names.indexOf(name)).filter((index) => index >= 0);
  const keyIndex = names.indexOf(key);
  const keys = namesIn(rowKeys);
  const kept = keys.length === 0 ? rows : keys.flatMap((name) => rows.filter((row) => String(row[keyIndex]) === name));
  return {
    columns: chosen.flatMap((index) => columns[index] ?? []),
    rows: kept.map((row) => chosen.map((index) => row[index] ?? null)),
  };
}
