import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { digest } from '../../files/digest';
import { problemsIn } from '../../model/problems';
import type { Problem } from '../../model/problems';
import type { Table, Tables } from './csvTable';

export const digestOfColumns = ({ rows }: Pick<Table, 'rows'>, columns: readonly string[]): string =>
  digest(JSON.stringify(rows.map((row) => columns.map((column) => row[column] ?? null))));

/** Where `figures` records which data each program drew. */
export const drawnFromFile = 'figures/tables/drawnFrom.json';

/** Columns of a table that a program used, with their digest. */
export interface DrawnTable {
  readonly columns: readonly string[];
  readonly digest: string;
}

/** Drawings of each program of `figures/drawings`, with the tables it used. */
export type DrawnFrom = Readonly<
  Record<string, { readonly drawings: readonly string[]; readonly tables: Readonly<Record<string, DrawnTable>> }>
>;

/** Names at most three drawings. */
const listed = (names: readonly string[]): string =>
  names.length > 3 ? `${names.slice(0, 2).join(', ')} and ${names.length - 2} others` : names.join(', ');

/** Reports drawings whose tables have changed. */
export const staleDrawings = (drawnFrom: DrawnFrom, tables: Tables): Problem[] =>
  problemsIn((report) => {
    for (const [program, { drawings, tables: read }] of Object.entries(drawnFrom))
      for (const [name, { columns, digest }] of Object.entries(read)) {
        const table = tables.get(name);
        if (!table || digestOfColumns(table, columns) === digest) continue;
        const which = columns.length === 1 ? `column ${columns.join()}` : `columns ${columns.join(', ')}`;
        report(
          { file: table.file },
          `${listed(drawings)} in content/figures may show old numbers of ${which}. Draw again: npm run figures ${program}`,
        );
      }
    // Whoever mends the table first may draw once.
  }).map((problem) => ({ ...problem, follows: true }));

/** Reads the records of a project and reports stale drawings. Nothing without records. */
export function checkDrawnFrom(root: string, tables: Tables): Problem[] {
  const file = path.join(root, drawnFromFile);
  // Written by figures/draw.ts.
  return existsSync(file) ? staleDrawings(JSON.parse(readFileSync(file, 'utf8')) as DrawnFrom, tables) : [];
}
