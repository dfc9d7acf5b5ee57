import type { Table } from './csvTable';

/** A link in a row of a CSV file. */
export interface CellLink {
  readonly file: string;
  readonly line: number;
  /** Its address. */
  readonly name: string;
}

/** Links in tables, from columns of the types "route", "routes" and "url", with file and line. */
export function cellLinks(tables: Iterable<Table>): CellLink[] {
  return [...tables].flatMap(({ definition, file, rows, lines }) => {
    const columns = Object.keys(definition.columns).filter((column) => /^(routes?|url)$/.test(definition.columns[column]?.type ?? ''));
    return rows.flatMap((row, index) =>
      columns.flatMap((column): CellLink[] => {
        const cell = row[column];
        const names = typeof cell === 'string' ? [cell] : typeof cell === 'object' ? (cell ?? []) : [];
        return names.map((name) => ({ file, line: lines?.[index] ?? 1, name }));
      }),
    );
  });
}
