import type { SearchIndexFile, SearchTexts } from '../contract/searchRecords';
import { popularQueries } from '../../site/popularQueries';
import { searchSettings } from '../../site/searchSettings';
import type { SearchRequest, SearchResponse, SearchResult } from '../contract/searchTypes';
import { createEngine } from '../engine/engine';
import type { SearchEngine, WholeEngine } from '../engine/engine';

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

/** Answers as soon as the index is there. The texts, which hits show, are fetched behind the reader's back. */
export function createEmbeddedSearch(indexUrl: string, readJson: ReadJson): EmbeddedSearch {
  let loading: Promise<SearchIndexFile> | undefined;
  let engine: WholeEngine | undefined;
  let texts: Promise<void> | undefined;

  const loadIndex = async (): Promise<SearchIndexFile> => {
    // The build wrote both files from these types.
    const index = (await readJson(indexUrl)) as SearchIndexFile;
    engine = createEngine(index);
    return index;
  };

  const loadTexts = async (index: SearchIndexFile): Promise<void> => {
    // The build wrote the file from this type.
    const blocks = (await readJson(new URL(index.texts, indexUrl).href)) as SearchTexts;
    if (!engine) return;
    // Both go on behind the reader's back: hits show their texts from here on.
    void engine.showTexts(blocks).then(() => engine && warmUp(engine));
  };

  const prepare = async (): Promise<void> => {
    loading ??= loadIndex();
    try {
      const index = await loading;
      texts ??= loadTexts(index);
      // Without texts hits are headings and still right; the next opening of the dialog tries again.
      texts.catch(() => (texts = undefined));
    } catch (error) {
      loading = undefined;
      throw error;
    }
  };

  const search = async (requests: readonly SearchRequest[]): Promise<SearchResponse> => {
    if (!engine) await prepare();
    const isOurs = ({ indexName }: SearchRequest): boolean => indexName === searchSettings.indexName;
    return {
      results: await Promise.all(requests.map((request) => (engine && isOurs(request) ? engine.search(request) : noHits(request)))),
    };
  };

  const waitForTexts = async (): Promise<void> => {
    await prepare();
    await texts;
  };

  return { prepare, texts: waitForTexts, search };
}
