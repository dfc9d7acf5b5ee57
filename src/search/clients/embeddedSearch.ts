import type { SearchIndexFile, SearchTexts, SplitIndexFile } from '../contract/searchRecords';
import { popularQueries } from '../../site/popularQueries';
import { searchSettings } from '../../site/searchSettings';
import type { SearchRequest, SearchResponse, SearchResult } from '../contract/searchTypes';
import { createEngine } from '../engine/engine';
import type { SearchEngine } from '../engine/engine';
import { createSplitEngine } from '../engine/splitEngine';

/** Reads a JSON file of the site; rejects where it cannot be had. */
type ReadJson = (url: string) => Promise<unknown>;

/** The embedded engine with its files, wherever it runs. */
export interface EmbeddedSearch {
  readonly prepare: () => Promise<void>;
  /** Resolves when hits show their texts; rejects where these could not be fetched. */
  readonly texts: () => Promise<void>;
  readonly search: (requests: readonly SearchRequest[]) => Promise<SearchResponse>;
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
  for (const query of popularQueries) {
    for (let length = 1; length <= query.length; length += 1) {
      await engine.search({ indexName: searchSettings.indexName, query: query.slice(0, length) });
      await pause();
    }
  }
}

/** An engine, and how its hits get their texts. */
interface Ready {
  readonly engine: SearchEngine;
  readonly loadTexts: () => Promise<void>;
}

/** Answers as soon as the index is there. The texts, which hits show, are fetched behind the reader's back; those of a large site come with the hits. */
export function createEmbeddedSearch(indexUrl: string, readJson: ReadJson): EmbeddedSearch {
  let loading: Promise<Ready> | undefined;
  let texts: Promise<void> | undefined;

  const readBeside = (name: string): Promise<unknown> => readJson(new URL(name, indexUrl).href);

  const load = async (): Promise<Ready> => {
    // The build wrote the files from these types.
    const index = (await readJson(indexUrl)) as SearchIndexFile | SplitIndexFile;
    if ('pieces' in index) return { engine: createSplitEngine(index, readBeside), loadTexts: () => Promise.resolve() };
    const engine = createEngine(index);
    const loadTexts = async (): Promise<void> => {
      const blocks = (await readBeside(index.texts)) as SearchTexts;
      // Both go on behind the reader's back: hits show their texts from here on.
      void engine.showTexts(blocks).then(() => warmUp(engine));
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

  const search = async (requests: readonly SearchRequest[]): Promise<SearchResponse> => {
    if (!loading) await prepare();
    const { engine } = await ready();
    const answer = (request: SearchRequest): Promise<SearchResult> =>
      request.indexName === searchSettings.indexName ? engine.search(request) : Promise.resolve(noHits(request));
    return { results: await Promise.all(requests.map(answer)) };
  };

  const waitForTexts = async (): Promise<void> => {
    await prepare();
    await texts;
  };

  return { prepare, texts: waitForTexts, search };
}
