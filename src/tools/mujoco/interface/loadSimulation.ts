import { withPrefix } from 'gatsby';
import { simulationFiles } from '../../../model/publicFiles';
import type { EngineFiles } from '../../../model/publicFiles';
import type { Orders, Started } from '../engine/messages';
import { startSimulation } from '../engine/startSimulation';
import type { SimulationWorker } from '../engine/startSimulation';

/** A simulation that is ready to run. Whoever loaded it ends its worker. */
export interface LoadedSimulation {
  readonly worker: SimulationWorker;
  readonly started: Started;
}

/** Address of a file of the site as a worker needs it: it has no page that a path could begin from. */
const absolute = (path: string): string => new URL(withPrefix(path), window.location.origin).href;

/** Loads MuJoCo and the scene into a worker. Rejects where something does not come or may not run. */
export async function loadSimulation(orders: Orders): Promise<LoadedSimulation> {
  // Its name is the same in every build: the browser asks whether it has changed.
  const response = await fetch(withPrefix(simulationFiles.addresses), { cache: 'no-cache' });
  if (!response.ok) throw new Error(`The server answers ${response.status}.`);
  // Written by src/outputs/mujoco.
  const { glue, engine } = (await response.json()) as EngineFiles;
  const worker = startSimulation();
  try {
    const mjcf = absolute(simulationFiles.mjcf);
    return { worker, started: await worker.ask({ ask: 'start', glue: absolute(glue), engine: absolute(engine), mjcf, orders }) };
  } catch (error) {
    worker.end();
    throw error;
  }
}
