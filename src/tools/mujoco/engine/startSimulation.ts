import { askWorker } from '../../../model/worker';
import type { Answerer } from '../../../model/worker';
import type { Answers, Question } from './messages';

/** A worker that runs MuJoCo, so that the page is never blocked. */
export type SimulationWorker = Answerer<Question, Answers>;

/** Starts the worker. It is ended by whoever started it. */
export const startSimulation = (): SimulationWorker =>
  askWorker<Question, Answers>(
    // It stands in the folder of `simulationFolder`, where hosts allow WebAssembly. A name of its chunk would go into every page.
    new Worker(/* webpackEntryOptions: { filename: "mujoco/worker-[contenthash].js" } */ new URL('./worker.ts', import.meta.url)),
    'The part of the page that runs the simulation could not be loaded.',
  );
