import { askWorker } from '../../../model/worker';
import type { Answerer } from '../../../model/worker';
import type { Answers, Question } from './messages';

/** Worker that moves the arm without blocking the page. */
export type ArmWorker = Answerer<Question, Answers>;

/** Starts the worker. The caller ends it. */
export const startArm = (): ArmWorker =>
  askWorker<Question, Answers>(
    new Worker(new URL('./worker.ts', import.meta.url)),
    'The part of the page that moves the arm could not be loaded.',
  );
