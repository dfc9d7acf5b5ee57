import { askWorker } from '../../worker/askWorker';
import type { Answerer } from '../../worker/askWorker';
import type { Answers, Question } from './messages';

/** A worker that reads recordings, so that the page is never blocked. */
export type Reader = Answerer<Question, Answers>;

/** Starts the worker. It is ended by whoever started it. */
export const startReader = (): Reader =>
  askWorker<Question, Answers>(
    new Worker(new URL('./worker.ts', import.meta.url)),
    'The part of the page that reads frames could not be loaded.',
  );
