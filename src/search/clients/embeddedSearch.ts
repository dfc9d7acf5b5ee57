import { once } from '../../model/once';
import { pieceError } from '../../model/pieceError';
import { popularQueries } from '../../site/popularQueries';
import { searchSettings } from '../../site/searchSettings';
import { indexFormat } from '../contract/searchRecords';
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

/** The engine with its files. Answers as soon as it has the index; texts load in the background. */
export function createEmbeddedSearch(indexUrl: string, readJson: (url: string) => Promise<unknown>): EmbeddedSearch {
  const index = once(async () => {
    // A build wrote both files from these types: this one, or a newer one, which has them in another format perhaps.
    const file = (await readJson(indexUrl)) as SearchIndexFile;
    if (file.format !== indexFormat) throw pieceError('This page is older than the search index. Load the page anew.', indexUrl, true);
    return { engine: createEngine(file), textsUrl: new URL(file.texts, indexUrl).href };
  });
  const texts = once(async () => {
    const { engine, textsUrl } = await index();
    engine.showTexts((await readJson(textsUrl)) as SearchTexts);
    void warmUp(engine);
  });

  let isPrepared = false;
  const prepare = async (): Promise<void> => {
    await index();
    isPrepared = true;
    // Without texts hits are headings. The next opening of the dialog tries again.
    texts().catch(() => undefined);
  };
  const prepared = async (): Promise<SearchEngine> => {
    if (!isPrepared) await prepare();
    return (await index()).engine;
  };

  return {
    prepare,
    texts,
    search: async ({ requests }) => ({ results: requests.map((await prepared()).search) }),
    complete: async (request, result) => (await prepared()).complete(request, result),
    failures: async (text, area) => (await prepared()).failures(text, area),
  };
}
