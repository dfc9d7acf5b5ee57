import { createEmbeddedClient } from '../../../src/search/clients/createEmbeddedClient';
import { createHostedClient } from '../../../src/search/clients/createHostedClient';
import type { SearchResult } from '../../../src/search/contract/searchTypes';
import { searchSettings } from '../../../src/site/searchSettings';

const asked = jest.fn();
jest.mock('algoliasearch/lite', () => ({ liteClient: () => ({ search: (params: unknown): unknown => asked(params) }) }));

const ask = (query: string, more = {}) => ({ requests: [{ indexName: searchSettings.indexName, query, ...more }] });
const nothing = { results: [{ index: searchSettings.indexName, hits: [], nbHits: 0 }] };

describe('the client of the embedded engine', () => {
  interface Call {
    readonly number: number;
    readonly question: { readonly ask: string; readonly indexUrl: string };
  }

  /** A worker as the page sees it; the test plays the other side. */
  class Line {
    onmessage?: (event: { data: object }) => void;
    onerror?: (event: { preventDefault: () => void }) => void;
    readonly calls: Call[] = [];
    readonly postMessage = (call: Call): void => void this.calls.push(call);
    readonly terminate = jest.fn();
  }

  const lines: Line[] = [];
  const start = (): Worker => {
    lines.push(new Line());
    return lines.at(-1) as unknown as Worker;
  };
  beforeEach(() => {
    lines.length = 0;
    Object.assign(globalThis, {
      document: { baseURI: 'https://site.example/docs/software/can', URL: 'https://site.example/docs/software/can' },
    });
  });
  afterAll(() => Reflect.deleteProperty(globalThis, 'document'));

  it('starts one worker, at the first call, and rejects with what it says', async () => {
    const client = createEmbeddedClient('/docs/search-index.json', start);
    expect(lines).toHaveLength(0);
    const [prepared, found] = [client.prepare(), client.search(ask('motor'))];
    const [line] = lines;
    expect(line?.calls.map(({ question }) => [question.ask, question.indexUrl])).toEqual([
      ['prepare', 'https://site.example/docs/search-index.json'],
      ['search', 'https://site.example/docs/search-index.json'],
    ]);
    line?.onmessage?.({ data: { number: 2, answer: nothing } });
    line?.onmessage?.({ data: { number: 1, error: 'status 503', request: 'https://site.example/docs/search-index.json' } });
    await expect(found).resolves.toEqual(nothing);
    await expect(prepared).rejects.toMatchObject({ message: 'status 503', request: 'https://site.example/docs/search-index.json' });
    expect(lines).toHaveLength(1);
  });

  it('rejects all calls if the worker fails to load, names the page for a check, and starts another worker', async () => {
    const client = createEmbeddedClient('/docs/search-index.json', start);
    const calls = [client.prepare(), client.search(ask('motor'))];
    lines[0]?.onerror?.({ preventDefault: () => undefined });
    for (const call of calls)
      await expect(call).rejects.toMatchObject({ message: 'The search engine could not be loaded.', request: document.URL });
    expect(lines[0]?.terminate).toHaveBeenCalled();
    void client.search(ask('motor'));
    expect(lines).toHaveLength(2);
  });
});

describe('the client of the hosted service', () => {
  const embedded = {
    texts: () => Promise.resolve(),
    complete: (_request: unknown, result: SearchResult) => Promise.resolve({ ...result, query: 'completed' }),
  };
  const client = (contextualSearch = true) => createHostedClient({ appId: 'A', searchKey: 'b', contextualSearch }, embedded);
  beforeEach(() => asked.mockReset().mockResolvedValue(nothing));

  it('adds language and, with contextual search, documentation tag to the filters', async () => {
    await client().search(ask('motor', { facetFilters: ['hierarchy.lvl0:Hardware'], hitsPerPage: 5 }));
    expect(asked).toHaveBeenLastCalledWith(
      ask('motor', { hitsPerPage: 5, facetFilters: ['language:en', 'docusaurus_tag:docs-default-current', 'hierarchy.lvl0:Hardware'] }),
    );
    await client(false).search(ask('motor'));
    expect(asked).toHaveBeenLastCalledWith(ask('motor', { facetFilters: ['language:en'] }));
  });

  it('adds answers and failures once the embedded index is there, and does not wait for it', async () => {
    const hosted = client();
    expect((await hosted.search(ask('motor'))).results[0]?.query).not.toBe('completed');
    await hosted.texts();
    expect((await hosted.search(ask('motor'))).results[0]?.query).toBe('completed');
  });

  it('rejects if the service fails', async () => {
    asked.mockRejectedValue(new Error('Unreachable hosts'));
    await expect(client().search(ask('motor'))).rejects.toThrow('Unreachable hosts');
  });
});
