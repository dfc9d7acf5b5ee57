import type { CacheRoom } from '../keptFiles';

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
