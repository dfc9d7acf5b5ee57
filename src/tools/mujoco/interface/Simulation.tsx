import { withPrefix } from 'gatsby';
import { askWorker } from '../../../model/worker';
import { simulationFiles } from '../publicFiles';
import type { EngineFiles } from '../publicFiles';
import { ToolFrame } from '../../../theme/feedback/ToolFrame';
import type { OpenedTool } from '../../../theme/feedback/ToolOpener';
import type { Answers, Question } from '../engine/messages';
import { loadTables } from '../../../theme/state/loadTables';
import { gainTables, readGainSets } from '../engine/gainSets';
import { firstChoices, ordersOf, SimulationStage } from './SimulationStage';
import { SimulationRun } from './simulationRun';
import type { SimulationWorker } from './simulationRun';

/** Worker that runs MuJoCo without blocking the page. */
const startSimulation = (): SimulationWorker =>
  askWorker<Question, Answers>(
    // In `simulationFolder`, where hosts allow WebAssembly. A named chunk would add its name to every page.
    new Worker(/* webpackEntryOptions: { filename: "mujoco/worker-[contenthash].js" } */ new URL('../engine/worker.ts', import.meta.url)),
    'The part of the page that runs the simulation could not be loaded.',
  );

/** Absolute URL of a file of the site, because a worker resolves paths against its own URL. */
const absolute = (path: string): string => new URL(withPrefix(path), window.location.origin).href;

/** Loads MuJoCo and the scene into a worker, paused. Rejects if something doesn't load or run. */
async function openSimulation(fail: () => void) {
  // The URL is the same in every build, so the browser must revalidate it.
  const response = await fetch(withPrefix(simulationFiles.addresses), { cache: 'no-cache' });
  if (!response.ok) throw new Error(`The server answers ${response.status}.`);
  // Written by `filesOfSimulation`.
  const { glue, engine } = (await response.json()) as EngineFiles;
  const tables = await loadTables(gainTables);
  const sets = readGainSets((table) => tables.get(table));
  const first = firstChoices(sets, window.location.search);
  const worker = startSimulation();
  try {
    const [mjcf, orders] = [absolute(simulationFiles.mjcf), ordersOf(first)];
    const started = await worker.ask({ ask: 'start', glue: absolute(glue), engine: absolute(engine), mjcf, orders });
    return { started, sets, first, run: new SimulationRun(worker, started.moment, orders, fail) };
  } catch (error) {
    worker.end();
    throw error;
  }
}

const endSimulation = ({ run }: { readonly run: SimulationRun }): void => run.end();

/** Error message. Without a network, MuJoCo loads only if the reader has kept it. */
const failedWords = (): string => {
  const reason =
    'WebAssembly' in window ? 'could not be loaded or run. Check your network connection.' : 'needs a browser with WebAssembly.';
  return `The simulation ${reason} You can still open the scene file below in MuJoCo.`;
};

/** The simulation, or its loading and error state. */
export default function Simulation({ pressed, onClose }: OpenedTool) {
  return (
    <ToolFrame
      pressed={pressed}
      name="Simulation in the page"
      load={openSimulation}
      end={endSimulation}
      loading="Loading MuJoCo"
      failed={failedWords()}
      dismiss={onClose}
    >
      {(opened) => <SimulationStage {...opened} onClose={onClose} />}
    </ToolFrame>
  );
}
