import { popularQueries } from '../../site/popularQueries';
import { searchSettings } from '../../site/searchSettings';
import type { SearchIndexFile, SearchTexts } from '../contract/searchRecords';
import type { FittingFailure, SearchRequest, SearchResponse, SearchResult } from '../contract/searchTypes';
import { createEngine } from '../engine/engine';
import type { SearchEngine } from '../engine/engine';

/** Reads a JSON file of the site; rejects where it cannot be had. */
type ReadJson = (url: string) => Promise<unknown>;

/** The embedded engine with its files, wherever it runs. */
export interface EmbeddedSearch {
  readonly prepare: () => Promise<void>;
  /** Resolves when hits show their texts; rejects where these could not be fetched. */
  readonly texts: () => Promise<void>;
  readonly search: (requests: readonly SearchRequest[]) => Promise<SearchResponse>;
  readonly complete: (request: SearchRequest, result: SearchResult) => Promise<SearchResult>;
  readonly failures: (text: string, area: string) => Promise<readonly FittingFailure[]>;
}

const noHits = ({ indexName, query = '', hitsPerPage = 20, page = 0 }: SearchRequest): SearchResult => ({
  index: indexName,
  hits: [],
  nbHits: 0,
  page,
  nbPages: 0,
  hitsPerPage,
  query,
});

const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));

/** Warms the engine up, since searches are slow until the browser has compiled it: these, letter by letter, come before the reader's. */
async function warmUp(engine: SearchEngine): Promise<void> {
  for (const query of popularQueries)
    for (let length = 1; length <= query.length; length += 1) {
      engine.search({ indexName: searchSettings.indexName, query: query.slice(0, length) });
      await pause();
    }
}

/** An engine, and how its hits get their texts. */
interface Ready {
  readonly engine: SearchEngine;
  readonly loadTexts: () => Promise<void>;
}

/** Answers as soon as the index is there. The texts, which hits show, are fetched behind the reader's back. */
export function createEmbeddedSearch(indexUrl: string, readJson: ReadJson): EmbeddedSearch {
  let loading: Promise<Ready> | undefined;
  let texts: Promise<void> | undefined;

  const load = async (): Promise<Ready> => {
    // The build wrote both files from these types.
    const index = (await readJson(indexUrl)) as SearchIndexFile;
    const engine = createEngine(index);
    const loadTexts = async (): Promise<void> => {
      engine.showTexts((await readJson(new URL(index.texts, indexUrl).href)) as SearchTexts);
      void warmUp(engine);
    };
    return { engine, loadTexts };
  };

  const ready = (): Promise<Ready> => {
    loading ??= load().catch((error: unknown) => {
      loading = undefined;
      throw error;
    });
    return loading;
  };

  const prepare = async (): Promise<void> => {
    const { loadTexts } = await ready();
    texts ??= loadTexts();
    // Without texts hits are headings and still right; the next opening of the dialog tries again.
    texts.catch(() => (texts = undefined));
  };

  const prepared = async (): Promise<SearchEngine> => {
    if (!loading) await prepare();
    return (await ready()).engine;
  };

  return {
    prepare,
    texts: async () => {
      await prepare();
      await texts;
    },
    search: async (requests) => {
      const engine = await prepared();
      return {
        results: requests.map((request) => (request.indexName === searchSettings.indexName ? engine.search(request) : noHits(request))),
      };
    },
    complete: async (request, result) => (await prepared()).complete(request, result),
    failures: async (text, area) => (await prepared()).failures(text, area),
  };
}
