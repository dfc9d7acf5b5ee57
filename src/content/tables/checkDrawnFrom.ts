import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { digest } from '../../files/digest';
import type { Problem } from '../../model/problems';
import type { Table } from './csvTable';

/** Names some columns of a table by their cells, row after row. */
export const digestOfColumns = ({ rows }: Pick<Table, 'rows'>, columns: readonly string[]): string =>
  digest(JSON.stringify(rows.map((row) => columns.map((column) => row[column] ?? null))));

/** Where the programs of `figures` keep which numbers they drew. */
export const drawnFromFile = 'figures/tables/drawnFrom.json';

/** The columns of a table that a program drew from, and what was in them. */
export interface DrawnTable {
  readonly columns: readonly string[];
  readonly digest: string;
}

/** What each program of `figures/drawings` drew, and from which tables. */
export type DrawnFrom = Readonly<
  Record<string, { readonly drawings: readonly string[]; readonly tables: Readonly<Record<string, DrawnTable>> }>
>;

/** A message names at most three drawings. */
const listed = (names: readonly string[]): string =>
  names.length > 3 ? `${names.slice(0, 2).join(', ')} and ${names.length - 2} others` : names.join(', ');

/** Drawings that show what a table said before. */
export function staleDrawings(drawnFrom: DrawnFrom, tables: ReadonlyMap<string, Table>): Problem[] {
  return Object.entries(drawnFrom).flatMap(([program, { drawings, tables: read }]) =>
    Object.entries(read).flatMap(([name, { columns, digest }]): Problem[] => {
      const table = tables.get(name);
      if (!table || digestOfColumns(table, columns) === digest) return [];
      const which = columns.length === 1 ? `column ${columns.join()}` : `columns ${columns.join(', ')}`;
      return [
        {
          file: table.file,
          message: `${listed(drawings)} in content/figures may show old numbers of ${which}. Draw again: npm run figures ${program}`,
        },
      ];
    }),
  );
}

/** The same for the drawings of a project; one without programs that draw has none. */
export function checkDrawnFrom(root: string, tables: ReadonlyMap<string, Table>): Problem[] {
  const file = path.join(root, drawnFromFile);
  // Written by figures/draw.ts.
  return existsSync(file) ? staleDrawings(JSON.parse(readFileSync(file, 'utf8')) as DrawnFrom, tables) : [];
}
