import { pieceError } from '../../model/pieceError';
import { askWorker } from '../../model/worker';
import type { Answerer } from '../../model/worker';
import type { EmbeddedSearch } from '../contract/searchTypes';

type Methods = { [Name in keyof EmbeddedSearch]: Awaited<ReturnType<EmbeddedSearch[Name]>> };

/** A call of a method of the embedded search in its worker. */
export type SearchCall = {
  [Name in keyof EmbeddedSearch]: { readonly ask: Name; readonly given: Parameters<EmbeddedSearch[Name]>; readonly indexUrl: string };
}[keyof EmbeddedSearch];

const notLoaded = 'The search engine could not be loaded.';

const startWorker = (): Worker => new Worker(new URL('./embeddedWorker.ts', import.meta.url));

/** Runs the embedded engine in a worker, so that typing never waits for it. The first call starts it; if it fails to load, the next one does. */
export function createEmbeddedClient(
  /** Address of the index, with the base path. */
  indexUrl: string,
  start = startWorker,
): EmbeddedSearch {
  let worker: Answerer<SearchCall, Methods> | undefined;

  const call =
    <Name extends keyof EmbeddedSearch>(ask: Name) =>
    async (...given: Parameters<EmbeddedSearch[Name]>): Promise<Methods[Name]> => {
      worker ??= askWorker<SearchCall, Methods>(start(), notLoaded);
      const current = worker;
      try {
        // Absolute, because a worker resolves paths against its own file. `ask` and `given` are of one method.
        return await current.ask({ ask, given, indexUrl: new URL(indexUrl, document.baseURI).href } as Extract<SearchCall, { ask: Name }>);
      } catch (error) {
        if (!(error instanceof Error) || error.message !== notLoaded) throw error;
        current.end();
        if (worker === current) worker = undefined;
        // The browser doesn't tell which script is missing. If the server no longer has the page, it no longer has the script either.
        throw pieceError(notLoaded, document.URL);
      }
    };

  return { prepare: call('prepare'), texts: call('texts'), search: call('search'), complete: call('complete'), failures: call('failures') };
}
