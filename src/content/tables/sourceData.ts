import { digest } from '../../files/digest';
import type { View } from '../sources/readViews';
import type { Table } from './csvTable';

/** What documents are filled from: tables, names of pictures, page titles by route, and 3D views. */
export interface SourceData {
  readonly tables: ReadonlyMap<string, Table>;
  readonly figures: ReadonlySet<string>;
  readonly titles: ReadonlyMap<string, string>;
  /** Views of the drawings that can be turned in 3D, by their names without `.svg`. */
  readonly views: ReadonlyMap<string, View>;
  /** Digest of all of it. */
  readonly digest: string;
}

const digests = new WeakMap<Table, string>();

function digestOfTable(table: Table): string {
  const cached = digests.get(table);
  if (cached !== undefined) return cached;
  const found = digest(table.name, JSON.stringify(table.rows));
  digests.set(table, found);
  return found;
}

export function sourceData(
  tables: Iterable<Table>,
  figures: Iterable<string>,
  titles: ReadonlyMap<string, string> = new Map(),
  views: ReadonlyMap<string, View> = new Map(),
): SourceData {
  const byName = new Map([...tables].sort((a, b) => (a.name < b.name ? -1 : 1)).map((table) => [table.name, table]));
  const names = [...figures].sort();
  return {
    tables: byName,
    figures: new Set(names),
    titles,
    views,
    digest: digest(...[...byName.values()].map(digestOfTable), ...names, ...[...titles].flat().sort(), JSON.stringify([...views])),
  };
}
