import type { CacheRoom } from '../keptFiles';

/**
 * Why the site couldn't be kept: `full` no space left · `refused` the browser allows no storage · `network` downloads failed · `changing`
 * newer builds were published during each attempt · `altered` the server's files don't match the build · `without` the server has no build
 * that can be kept · `stopped` the reader cancelled.
 */
export type KeepReason = 'full' | 'refused' | 'network' | 'changing' | 'altered' | 'without' | 'stopped';

/** The site couldn't be kept. What was kept before is unchanged. */
export class KeepProblem extends Error {
  constructor(
    readonly reason: KeepReason,
    cause?: unknown,
  ) {
    super(`The site could not be kept: ${reason}.`, { cause });
  }
}

/** Converts an error of the browser's storage to a `KeepProblem`. */
export function storageProblem(error: unknown): KeepProblem {
  if (error instanceof KeepProblem) return error;
  const isFull = typeof error === 'object' && error !== null && 'name' in error && error.name === 'QuotaExceededError';
  return new KeepProblem(isFull ? 'full' : 'refused', error);
}

/** Dependencies of keeping the site: the browser's, or test doubles. */
export interface KeepWorld {
  /** Base URL of the site, with a trailing slash. */
  readonly scope: string;
  readonly caches: CacheRoom;
  readonly fetch: (address: string, init: RequestInit) => Promise<Response>;
  readonly digestOf: (bytes: ArrayBuffer) => Promise<string>;
  /** Free storage in bytes, if the browser tells. */
  readonly room: () => Promise<number | undefined>;
  /** Starts the service worker if it isn't running. */
  readonly startWorker: () => Promise<void>;
  /** Tells the service worker that the kept build has changed. */
  readonly tellWorker: () => void;
  /** Runs work while no other page keeps anything and the worker doesn't sweep. */
  readonly alone: <T>(work: () => Promise<T>) => Promise<T>;
  /** Current time, in ms since 1970. */
  readonly now: () => number;
}
