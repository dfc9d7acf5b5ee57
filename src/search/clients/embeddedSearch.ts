import { popularQueries } from '../../site/popularQueries';
import { searchSettings } from '../../site/searchSettings';
import type { SearchIndexFile, SearchTexts } from '../contract/searchRecords';
import type { EmbeddedSearch } from '../contract/searchTypes';
import { createEngine } from '../engine/engine';
import type { SearchEngine } from '../engine/engine';

/** Runs popular queries letter by letter, because searches are slow until the browser has compiled the engine. */
async function warmUp(engine: SearchEngine): Promise<void> {
  for (const query of popularQueries)
    for (let length = 1; length <= query.length; length += 1) {
      engine.search({ indexName: searchSettings.indexName, query: query.slice(0, length) });
      // Lets the queries of the reader go first.
      await new Promise((resolve) => setTimeout(resolve, 0));
    }
}

interface Ready {
  readonly engine: SearchEngine;
  readonly loadTexts: () => Promise<void>;
}

/** The engine with its files. Answers as soon as it has the index; texts load in the background. */
export function createEmbeddedSearch(indexUrl: string, readJson: (url: string) => Promise<unknown>): EmbeddedSearch {
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
    // Without texts hits are headings. The next opening of the dialog tries again.
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
    search: async ({ requests }) => {
      const engine = await prepared();
      return { results: requests.map(engine.search) };
    },
    complete: async (request, result) => (await prepared()).complete(request, result),
    failures: async (text, area) => (await prepared()).failures(text, area),
  };
}
