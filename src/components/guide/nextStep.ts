import { createContext } from 'react';

/** First step of the guide that is not ticked, once the reader has begun; null before, and when all are ticked. */
export const NextStepContext = createContext<number | null>(null);

/** Works out where a reader goes on. */
export const nextStep = (steps: readonly number[], done: ReadonlySet<number>): number | null =>
  done.size === 0 ? null : (steps.find((step) => !done.has(step)) ?? null);
