import type { Started } from '../engine/messages';
import type { Opened } from '../../../theme/feedback/useLoaded';
import { firstOrders } from './goals';
import { loadSimulation } from './loadSimulation';
import { SimulationRun } from './simulationRun';

/** A simulation that is there. */
interface OpenedSimulation {
  readonly started: Started;
  readonly run: SimulationRun;
}

/** Loads the simulation, which stands until it is let run. */
export async function openSimulation(fail: () => void): Promise<Opened<OpenedSimulation>> {
  const { started, worker } = await loadSimulation(firstOrders);
  const run = new SimulationRun(worker, started.moment, firstOrders, fail);
  return { value: { started, run }, end: () => run.end() };
}
