import type { CacheRoom } from '../keptFiles';

/** Runs each piece of work when the one before has ended, however it ended. */
export type OneByOne = <T>(work: () => Promise<T>) => Promise<T>;

/** Makes a queue for work that must not be mixed. */
export function oneByOne(): OneByOne {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const next = last.then(work, work);
    last = next;
    return next;
  };
}

/** A page that is open, or a worker of one. */
export interface OpenClient {
  readonly id: string;
  readonly isPage: boolean;
}

/** What the worker works with: the browser's own, or doubles. */
export interface WorkerWorld {
  /** Address below which it answers, with a slash at the end. */
  readonly scope: string;
  readonly caches: CacheRoom;
  readonly fetch: (request: Request | string, init?: RequestInit) => Promise<Response>;
  /** Digest of some bytes as the manifest has it. */
  readonly digestOf: (bytes: ArrayBuffer) => Promise<string>;
  /** The pages that are open, and their workers. */
  readonly openClients: () => Promise<readonly OpenClient[]>;
  /** Works while no page keeps something; does nothing while one does. */
  readonly ifAlone: (work: () => Promise<void>) => Promise<void>;
  /** ms since 1970. */
  readonly now: () => number;
  /** How long the network may take for a page that is kept, in ms. */
  readonly patience: number;
  /** Takes the worker itself away, with all that is kept. */
  readonly leave: () => Promise<void>;
}
