import { askWorker } from '../../../model/worker';
import type { Answerer } from '../../../model/worker';
import type { Answers, Question } from './messages';

/** Worker that runs MuJoCo without blocking the page. */
export type SimulationWorker = Answerer<Question, Answers>;

/** Starts the worker. The caller ends it. */
export const startSimulation = (): SimulationWorker =>
  askWorker<Question, Answers>(
    // In `simulationFolder`, where hosts allow WebAssembly. A named chunk would add its name to every page.
    new Worker(/* webpackEntryOptions: { filename: "mujoco/worker-[contenthash].js" } */ new URL('./worker.ts', import.meta.url)),
    'The part of the page that runs the simulation could not be loaded.',
  );
