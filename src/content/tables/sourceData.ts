import { digest } from '../digest';
import type { Table } from './csvTable';

/** What documents are filled from: every table by name, and the names of the drawings that exist. */
export interface SourceData {
  readonly tables: ReadonlyMap<string, Table>;
  readonly figures: ReadonlySet<string>;
  /** Names all of it by its content. */
  readonly digest: string;
}

const digests = new WeakMap<Table, string>();

function digestOfTable(table: Table): string {
  const known = digests.get(table);
  if (known !== undefined) return known;
  const found = digest(table.name, JSON.stringify(table.rows));
  digests.set(table, found);
  return found;
}

/** Puts tables and drawings together. */
export function sourceData(tables: Iterable<Table>, figures: Iterable<string>): SourceData {
  const byName = new Map([...tables].sort((a, b) => (a.name < b.name ? -1 : 1)).map((table) => [table.name, table]));
  const names = [...figures].sort();
  return { tables: byName, figures: new Set(names), digest: digest(...[...byName.values()].map(digestOfTable), ...names) };
}
