import type { Opened } from '../../../theme/feedback/useLoaded';
import { loadTables } from '../../../theme/state/loadTables';
import type { Started } from '../engine/messages';
import { readSetup, setupTables } from '../engine/readSetup';
import type { Setup } from '../engine/readSetup';
import { startArm } from '../engine/startArm';
import type { ArmWorker } from '../engine/startArm';
import { ArmMotion } from './armMotion';

/** A loaded arm. The caller ends its worker. */
interface LoadedArm {
  readonly setup: Setup;
  readonly worker: ArmWorker;
  readonly started: Started;
}

/** Loads the tables and the worker, and starts the arm in it. Rejects if one of them fails. */
async function loadArm(): Promise<LoadedArm> {
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

/** An arm that is ready to move, with its facts. */
export interface ReadyArm extends Pick<LoadedArm, 'setup' | 'started'> {
  readonly motion: ArmMotion;
}

/** Loads the arm, paused. */
export async function openArm(fail: () => void): Promise<Opened<ReadyArm>> {
  const { setup, started, worker } = await loadArm();
  const motion = new ArmMotion(worker, fail);
  return { value: { setup, started, motion }, end: () => motion.end() };
}
