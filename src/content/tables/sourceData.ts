import { digest } from '../../files/digest';
import type { Table } from './csvTable';

/** What documents are filled from: every table by name, the names of the drawings that exist, and the titles of texts by route. */
export interface SourceData {
  readonly tables: ReadonlyMap<string, Table>;
  readonly figures: ReadonlySet<string>;
  readonly titles: ReadonlyMap<string, string>;
  /** Names tables and drawings by their content. */
  readonly digest: string;
  /** Names the titles, which change with every new page. */
  readonly titlesDigest: string;
}

const digests = new WeakMap<Table, string>();

function digestOfTable(table: Table): string {
  const known = digests.get(table);
  if (known !== undefined) return known;
  const found = digest(table.name, JSON.stringify(table.rows));
  digests.set(table, found);
  return found;
}

/** Puts tables, drawings and titles together. */
export function sourceData(
  tables: Iterable<Table>,
  figures: Iterable<string>,
  titles: ReadonlyMap<string, string> = new Map(),
): SourceData {
  const byName = new Map([...tables].sort((a, b) => (a.name < b.name ? -1 : 1)).map((table) => [table.name, table]));
  const names = [...figures].sort();
  const titleList = [...titles].flat().sort();
  return {
    tables: byName,
    figures: new Set(names),
    titles,
    digest: digest(...[...byName.values()].map(digestOfTable), ...names),
    titlesDigest: digest(...titleList),
  };
}
