import type { CacheRoom } from '../keptFiles';

/** Runs tasks one after the other, even if one fails. */
export type OneByOne = <T>(work: () => Promise<T>) => Promise<T>;

/** Creates a queue for tasks that must not overlap. */
export function oneByOne(): OneByOne {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const next = last.then(work, work);
    last = next;
    return next;
  };
}

/** An open page or its worker. */
export interface OpenClient {
  readonly id: string;
  readonly isPage: boolean;
}

/** Dependencies of the worker: the browser's, or test doubles. */
export interface WorkerWorld {
  /** Base URL of the scope, with a trailing slash. */
  readonly scope: string;
  readonly caches: CacheRoom;
  readonly fetch: (request: Request | string, init?: RequestInit) => Promise<Response>;
  /** Digest of bytes as in the manifest. */
  readonly digestOf: (bytes: ArrayBuffer) => Promise<string>;
  /** Open pages and their workers. */
  readonly openClients: () => Promise<readonly OpenClient[]>;
  /** Runs work if no page is keeping anything; otherwise skips it. */
  readonly ifAlone: (work: () => Promise<void>) => Promise<void>;
  /** Current time, in ms since 1970. */
  readonly now: () => number;
  /** Maximum time in ms to wait for the network before serving a kept page. */
  readonly patience: number;
  /** Unregisters the worker and deletes all that is kept. */
  readonly leave: () => Promise<void>;
}
