import type { CacheRoom } from '../keptFiles';

/**
 * Why the site could not be kept: `full` no room is left · `refused` the browser lets the site keep nothing · `network` files did not
 * come · `changing` newer builds were published again and again meanwhile · `altered` the server sends something else than was built ·
 * `without` the server has no build that can be kept · `stopped` the reader has ended it.
 */
export type KeepReason = 'full' | 'refused' | 'network' | 'changing' | 'altered' | 'without' | 'stopped';

/** The site could not be kept. What was kept before is as it was. */
export class KeepProblem extends Error {
  constructor(
    readonly reason: KeepReason,
    cause?: unknown,
  ) {
    super(`The site could not be kept: ${reason}.`, { cause });
  }
}

/** The problem that an error of the browser's storage stands for. */
export function storageProblem(error: unknown): KeepProblem {
  if (error instanceof KeepProblem) return error;
  const isFull = typeof error === 'object' && error !== null && 'name' in error && error.name === 'QuotaExceededError';
  return new KeepProblem(isFull ? 'full' : 'refused', error);
}

/** What keeping works with: the browser's own, or doubles. */
export interface KeepWorld {
  /** Address below which the site lies, with a slash at the end. */
  readonly scope: string;
  readonly caches: CacheRoom;
  readonly fetch: (address: string, init: RequestInit) => Promise<Response>;
  readonly digestOf: (bytes: ArrayBuffer) => Promise<string>;
  /** Bytes that the browser still has for the site, as far as it says. */
  readonly room: () => Promise<number | undefined>;
  /** Starts the worker, if it does not run. */
  readonly startWorker: () => Promise<void>;
  /** Tells the worker that something else is kept. */
  readonly tellWorker: () => void;
  /** Works while neither another page keeps something nor the worker sweeps. */
  readonly alone: <T>(work: () => Promise<T>) => Promise<T>;
  /** ms since 1970. */
  readonly now: () => number;
}
