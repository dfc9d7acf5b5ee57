import { withPrefix } from 'gatsby';
import { startArm } from '../../impedance/startArm';
import type { ArmWorker } from '../../impedance/startArm';
import type { Started } from '../../impedance/messages';
import { readSetup, setupTables } from '../../impedance/readSetup';
import type { Setup, SetupRow } from '../../impedance/readSetup';

/** An arm that is ready to be moved. Whoever loaded it ends its worker. */
export interface LoadedArm {
  readonly setup: Setup;
  readonly worker: ArmWorker;
  readonly started: Started;
}

async function loadRows(table: string): Promise<readonly SetupRow[]> {
  // Its name is the same in every build: the browser asks whether it has changed.
  const response = await fetch(withPrefix(`/data/${table}.json`), { cache: 'no-cache' });
  if (!response.ok) throw new Error(`${table}: ${response.status}`);
  // The build wrote the file, with the rows of the table.
  return ((await response.json()) as { readonly rows: readonly SetupRow[] }).rows;
}

/** Loads the tables and the worker, and gives it the arm. Rejects where one of them does not come. */
export async function loadArm(): Promise<LoadedArm> {
  const worker = startArm();
  try {
    const rows = new Map(await Promise.all(setupTables.map(async (table) => [table as string, await loadRows(table)] as const)));
    const setup = readSetup((table) => rows.get(table));
    return { setup, worker, started: await worker.ask({ ask: 'start', bodies: setup.bodies }) };
  } catch (error) {
    worker.end();
    throw error;
  }
}
