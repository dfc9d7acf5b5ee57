import { startArm } from '../engine/startArm';
import type { ArmWorker } from '../engine/startArm';
import type { Started } from '../engine/messages';
import { readSetup, setupTables } from '../engine/readSetup';
import type { Setup } from '../engine/readSetup';
import { loadTables } from '../../../theme/state/loadTables';

/** An arm that is ready to be moved. Whoever loaded it ends its worker. */
export interface LoadedArm {
  readonly setup: Setup;
  readonly worker: ArmWorker;
  readonly started: Started;
}

/** Loads the tables and the worker, and gives it the arm. Rejects where one of them does not come. */
export async function loadArm(): Promise<LoadedArm> {
  const worker = startArm();
  try {
    const tables = await loadTables(setupTables);
    const setup = readSetup((table) => tables.get(table));
    return { setup, worker, started: await worker.ask({ ask: 'start', bodies: setup.bodies }) };
  } catch (error) {
    worker.end();
    throw error;
  }
}
