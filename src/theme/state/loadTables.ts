import { withPrefix } from 'gatsby';

/** A row of a published table, with typed cells. */
export type TableRow = Readonly<Record<string, unknown>>;

async function loadRows(table: string): Promise<readonly TableRow[]> {
  // Its name is the same in every build: the browser asks whether it has changed.
  const response = await fetch(withPrefix(`/data/${table}.json`), { cache: 'no-cache' });
  if (!response.ok) throw new Error(`${table}: ${response.status}`);
  // The build wrote the file, with the rows of the table.
  return ((await response.json()) as { readonly rows: readonly TableRow[] }).rows;
}

/** The rows of tables of the site by their names, as the build has published them. Rejects where one of them does not come. */
export async function loadTables(names: readonly string[]): Promise<ReadonlyMap<string, readonly TableRow[]>> {
  return new Map(await Promise.all(names.map(async (name) => [name, await loadRows(name)] as const)));
}
