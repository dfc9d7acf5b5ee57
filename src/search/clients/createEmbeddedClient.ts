import { pieceError } from '../../model/pieceError';
import type { FailureClient, FittingFailure, SearchClient, SearchResponse, SearchResult } from '../contract/searchTypes';
import type { WorkerAnswer, WorkerCall } from './embeddedWorker';

/** The part of a worker that the client uses. */
export interface SearchWorker {
  onmessage: ((event: MessageEvent<WorkerAnswer>) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
  postMessage(call: WorkerCall): void;
  terminate(): void;
}

interface Waiting {
  readonly resolve: (value: unknown) => void;
  readonly reject: (error: Error) => void;
}

const startWorker = (): SearchWorker => new Worker(new URL('./embeddedWorker.ts', import.meta.url));

type Call = WorkerCall extends infer Each ? (Each extends WorkerCall ? Omit<Each, 'id' | 'indexUrl'> : never) : never;

/**
 * The embedded engine in a worker, so that typing never waits for it. The worker starts with the first call; one that
 * breaks is replaced by the next call.
 */
export function createEmbeddedClient(
  /** The address of the index, with the base path. */
  indexUrl: string,
  start: () => SearchWorker = startWorker,
): Required<SearchClient> & FailureClient {
  const waiting = new Map<number, Waiting>();
  let worker: SearchWorker | undefined;
  let lastId = 0;

  const giveUp = (error: Error): void => {
    worker?.terminate();
    worker = undefined;
    for (const { reject } of waiting.values()) reject(error);
    waiting.clear();
  };

  const connect = (): SearchWorker => {
    const started = start();
    let isThere = false;
    started.onmessage = ({ data }) => {
      isThere = true;
      const call = waiting.get(data.id);
      waiting.delete(data.id);
      if ('error' in data) call?.reject(pieceError(data.error, data.request));
      else call?.resolve(data.value);
    };
    started.onerror = ({ message }) =>
      // Before it has said anything, its code is missing or is none. A browser does not tell its address: where the server has the
      // page, it counts as vanished.
      giveUp(pieceError(message || 'The search engine could not be loaded.', isThere ? undefined : document.URL));
    return started;
  };

  const call = (what: Call): Promise<unknown> =>
    new Promise((resolve, reject) => {
      worker ??= connect();
      lastId += 1;
      waiting.set(lastId, { resolve, reject });
      // A worker resolves paths against its own file.
      worker.postMessage({ ...what, id: lastId, indexUrl: new URL(indexUrl, document.baseURI).href });
    });

  // What comes back is what the method of that name gives.
  return {
    prepare: async () => void (await call({ method: 'prepare', given: [] })),
    texts: async () => void (await call({ method: 'texts', given: [] })),
    search: async ({ requests }) => (await call({ method: 'search', given: [requests] })) as SearchResponse,
    complete: async (request, result) => (await call({ method: 'complete', given: [request, result] })) as SearchResult,
    failures: async (text, area) => (await call({ method: 'failures', given: [text, area] })) as readonly FittingFailure[],
  };
}
