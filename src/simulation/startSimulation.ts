import { askWorker } from '../worker/askWorker';
import type { Answerer } from '../worker/askWorker';
import type { Answers, Question } from './messages';

/** A worker that runs MuJoCo, so that the page is never blocked. */
export type SimulationWorker = Answerer<Question, Answers>;

/** Starts the worker. It is ended by whoever started it. */
export const startSimulation = (): SimulationWorker =>
  askWorker<Question, Answers>(
    // Its name is the folder of `simulationFolder`, where hosts allow WebAssembly.
    new Worker(/* webpackChunkName: "mujoco/worker" */ new URL('./worker.ts', import.meta.url)),
    'The part of the page that runs the simulation could not be loaded.',
  );
