import type { Table } from '../../content/tables/csvTable';
import type { CellLink } from './checkLinks';

/** Links in the cells of tables: columns of the types "route" and "url", with the file and line of their row. */
export function cellLinks(tables: Iterable<Table>): CellLink[] {
  return [...tables].flatMap(({ definition, file, rows, lines }) => {
    const columns = Object.keys(definition.columns).filter((column) => /^(route|url)$/.test(definition.columns[column]?.type ?? ''));
    return rows.flatMap((row, index) =>
      columns.flatMap((column): CellLink[] => {
        const cell = row[column];
        return typeof cell === 'string' ? [{ file, line: lines?.[index] ?? 1, name: cell }] : [];
      }),
    );
  });
}
