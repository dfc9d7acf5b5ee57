import { askWorker } from '../../../model/worker';
import type { Answerer } from '../../../model/worker';
import type { Answers, Question } from './messages';

/** A worker that moves the arm, so that the page is never blocked. */
export type ArmWorker = Answerer<Question, Answers>;

/** Starts the worker. It is ended by whoever started it. */
export const startArm = (): ArmWorker =>
  askWorker<Question, Answers>(
    new Worker(new URL('./worker.ts', import.meta.url)),
    'The part of the page that moves the arm could not be loaded.',
  );
