import { withPrefix } from 'gatsby';
import type { TableRow } from '../../model/tableRow';

async function loadRows(table: string): Promise<readonly TableRow[]> {
  // The URL is the same in every build, so the browser must revalidate it.
  const response = await fetch(withPrefix(`/data/${table}.json`), { cache: 'no-cache' });
  if (!response.ok) throw new Error(`${table}: ${response.status}`);
  // The build wrote the file.
  return ((await response.json()) as { readonly rows: readonly TableRow[] }).rows;
}

/** Loads published tables of the site by name. Rejects if one of them fails. */
export async function loadTables(names: readonly string[]): Promise<ReadonlyMap<string, readonly TableRow[]>> {
  return new Map(await Promise.all(names.map(async (name) => [name, await loadRows(name)] as const)));
}
