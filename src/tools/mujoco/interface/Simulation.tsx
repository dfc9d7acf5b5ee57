import { withPrefix } from 'gatsby';
import { simulationFiles } from '../publicFiles';
import type { EngineFiles } from '../publicFiles';
import { ToolFrame } from '../../../theme/feedback/ToolFrame';
import type { OpenedTool } from '../../../theme/feedback/ToolOpener';
import type { Opened } from '../../../theme/feedback/useLoaded';
import type { Orders, Started } from '../engine/messages';
import { startSimulation } from '../engine/startSimulation';
import type { SimulationWorker } from '../engine/startSimulation';
import { firstOrders } from './GoalSliders';
import { SimulationRun } from './simulationRun';
import { SimulationStage } from './SimulationStage';

/** A loaded simulation. The caller ends its worker. */
interface LoadedSimulation {
  readonly worker: SimulationWorker;
  readonly started: Started;
}

/** Absolute URL of a file of the site, because a worker resolves paths against its own URL. */
const absolute = (path: string): string => new URL(withPrefix(path), window.location.origin).href;

/** Loads MuJoCo and the scene into a worker. Rejects if something doesn't load or run. */
async function loadSimulation(orders: Orders): Promise<LoadedSimulation> {
  // The URL is the same in every build, so the browser must revalidate it.
  const response = await fetch(withPrefix(simulationFiles.addresses), { cache: 'no-cache' });
  if (!response.ok) throw new Error(`The server answers ${response.status}.`);
  // Written by `filesOfSimulation`.
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

/** A simulation that is ready to run. */
interface OpenedSimulation {
  readonly started: Started;
  readonly run: SimulationRun;
}

/** Loads the simulation, paused. */
async function openSimulation(fail: () => void): Promise<Opened<OpenedSimulation>> {
  const { started, worker } = await loadSimulation(firstOrders);
  const run = new SimulationRun(worker, started.moment, firstOrders, fail);
  return { value: { started, run }, end: () => run.end() };
}

/** Error message. Without a network, MuJoCo loads only if the reader has kept it. */
const failedWords = (): string => {
  const reason =
    'WebAssembly' in window
      ? 'could not be loaded or run. Check your network connection: offline, it works only if you kept MuJoCo.'
      : 'needs a browser with WebAssembly.';
  return `The simulation ${reason} You can still open the scene file below in MuJoCo.`;
};

/** The simulation, or its loading and error state. */
export default function Simulation({ pressed, onClose }: OpenedTool) {
  return (
    <ToolFrame
      pressed={pressed}
      name="Simulation in the page"
      load={openSimulation}
      loading="Loading MuJoCo"
      failed={failedWords()}
      dismiss={onClose}
    >
      {({ run, started }) => <SimulationStage run={run} started={started} onClose={onClose} />}
    </ToolFrame>
  );
}
