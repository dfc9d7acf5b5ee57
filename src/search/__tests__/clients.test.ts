import { smallRecords } from '../../../__tests__/unit/fixtures/searchRecords';
import { messages } from '../../../__tests__/unit/fixtures/sources';
import { searchSettings } from '../../site/searchSettings';
import { createEmbeddedClient } from '../clients/createEmbeddedClient';
import { createHostedClient } from '../clients/createHostedClient';
import { createEmbeddedSearch } from '../clients/embeddedSearch';
import { indexFormat } from '../contract/searchRecords';
import type { SearchResult } from '../contract/searchTypes';
import { makeIndex, textsOf } from '../engine/makeIndex';
import { checkSearchEnvironment, readPushSettings } from '../push/environment';
import type { Environment } from '../push/environment';

jest.mock('algoliasearch/lite', () => ({ liteClient: () => ({ search: (params: unknown): unknown => asked(params) }) }));

const asked = jest.fn();

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

describe('the embedded search', () => {
  const url = 'https://site.example/docs/search-index.json';
  const texts = 'https://site.example/docs/search-texts-1.json';
  const files: Readonly<Record<string, unknown>> = {
    [url]: { format: indexFormat, ...makeIndex(smallRecords), texts: 'search-texts-1.json' },
    [texts]: textsOf(smallRecords),
  };

  /** A site whose files load when the test lets them. */
  function slowSite() {
    const asked: string[] = [];
    const waiting = new Map<string, { give: () => void; refuse: (error: Error) => void }>();
    const readJson = (address: string): Promise<unknown> => {
      asked.push(address);
      return new Promise((resolve, reject) => waiting.set(address, { give: () => resolve(files[address]), refuse: reject }));
    };
    const file = (address: string) => {
      const one = waiting.get(address);
      if (!one) throw new Error(`${address} was not asked for`);
      return one;
    };
    return { asked, readJson, file };
  }

  const untilAsked = async (asked: readonly string[], count: number): Promise<void> => {
    for (let wait = 0; asked.length < count && wait < 200; wait += 1) await new Promise((resolve) => setTimeout(resolve, 5));
    expect(asked).toHaveLength(count);
  };

  const request = (query: string) => ({ requests: [{ indexName: searchSettings.indexName, query }] });

  it('answers with headings until the texts have loaded', async () => {
    const { asked, readJson, file } = slowSite();
    const search = createEmbeddedSearch(url, readJson);
    const early = search.search(request('linear travel'));
    file(url).give();
    expect((await early).results[0]?.hits[0]).toMatchObject({ url: '/hardware/gripper#mounting', content: null });

    await untilAsked(asked, 2);
    file(texts).give();
    await search.texts();
    const { results } = await search.search(request('linear travel'));
    expect(results[0]?.hits[0]?.content).toContain('a linear travel of both jaws');
  });

  it('rejects if the index fails to load, and retries at the next search', async () => {
    const { asked, readJson, file } = slowSite();
    const search = createEmbeddedSearch(url, readJson);
    const first = search.search(request('motor'));
    file(url).refuse(new Error('offline'));
    await expect(first).rejects.toThrow('offline');
    const second = search.search(request('motor'));
    await untilAsked(asked, 2);
    file(url).give();
    expect((await second).results[0]?.nbHits).toBeGreaterThan(0);
  });

  it.each([{}, { format: indexFormat + 1, pages: 1 }])('asks for a new page if the index is of another format: %o', async (index) => {
    const search = createEmbeddedSearch(url, () => Promise.resolve(index));
    await expect(search.prepare()).rejects.toMatchObject({ request: url, isOfOtherBuild: true });
  });

  it('answers with headings if the texts fail to load, and retries at the next opening', async () => {
    const { asked, readJson, file } = slowSite();
    const search = createEmbeddedSearch(url, readJson);
    const ready = search.prepare();
    file(url).give();
    await ready;
    await untilAsked(asked, 2);
    file(texts).refuse(new Error('offline'));
    await new Promise((resolve) => setTimeout(resolve, 5));
    expect((await search.search(request('motor'))).results[0]?.nbHits).toBeGreaterThan(0);
    await search.prepare();
    await untilAsked(asked, 3);
    expect(asked[2]).toBe(texts);
  });
});

describe('the environment', () => {
  const searchKey = '0123456789abcdef0123456789abcdef';
  const adminKey = 'fedcba9876543210fedcba9876543210';
  const hosted = { GATSBY_ALGOLIA_APP_ID: 'ABCDE12345', GATSBY_ALGOLIA_SEARCH_KEY: searchKey };
  const problems = (environment: Environment): string[] => messages(checkSearchEnvironment(environment));

  describe('the environment of a build', () => {
    it.each<[string, Environment]>([
      ['nothing', {}],
      ['empty values', { GATSBY_ALGOLIA_APP_ID: '', GATSBY_ALGOLIA_SEARCH_KEY: ' ' }],
      ['id and key', hosted],
      ['all', { ...hosted, GATSBY_ALGOLIA_INDEX: 'OpenArm documents', GATSBY_ALGOLIA_AGENT_ID: '1e2d3c4b-aaaa-bbbb-cccc-123456789012' }],
    ])('may have %s', (_what, environment) => expect(problems(environment)).toEqual([]));

    it.each<[string, Environment, string]>([
      [
        'an id without a key',
        { GATSBY_ALGOLIA_APP_ID: 'ABCDE12345' },
        'GATSBY_ALGOLIA_SEARCH_KEY is missing: the hosted search needs GATSBY_ALGOLIA_APP_ID and GATSBY_ALGOLIA_SEARCH_KEY. Set both, or neither.',
      ],
      ['a key without an id', { GATSBY_ALGOLIA_SEARCH_KEY: searchKey }, 'GATSBY_ALGOLIA_APP_ID is missing'],
      [
        'an agent without the hosted search',
        { GATSBY_ALGOLIA_AGENT_ID: 'agent-0001' },
        'GATSBY_ALGOLIA_AGENT_ID is set without GATSBY_ALGOLIA_APP_ID and GATSBY_ALGOLIA_SEARCH_KEY: answers need the hosted search. Set all three, or none.',
      ],
      [
        'a secret that Gatsby would publish',
        { ...hosted, GATSBY_ALGOLIA_ADMIN_KEY: adminKey },
        'GATSBY_ALGOLIA_ADMIN_KEY would be published: Gatsby puts GATSBY_ variables into the pages. Name it ALGOLIA_ADMIN_KEY.',
      ],
      ['one key for both', { ...hosted, ALGOLIA_ADMIN_KEY: searchKey }, 'are the same key'],
    ])('may not have %s', (_what, environment, message) => expect(problems(environment)).toEqual([expect.stringContaining(message)]));

    it('reports all invalid values at once, without printing keys', () => {
      const found = problems({
        GATSBY_ALGOLIA_APP_ID: 'https://x',
        GATSBY_ALGOLIA_SEARCH_KEY: 'se cret',
        GATSBY_ALGOLIA_INDEX: 'a/b',
        GATSBY_ALGOLIA_AGENT_ID: '?',
      });
      expect(found).toHaveLength(4);
      expect(found[0]).toBe(
        'environment: GATSBY_ALGOLIA_APP_ID is not an application id of capital letters and digits, such as ABCDE12345.',
      );
      expect(found.join()).not.toContain('se cret');
    });
  });

  describe('the environment of a push', () => {
    it('gives settings, with the default name of the index', () =>
      expect(readPushSettings({ ...hosted, ALGOLIA_ADMIN_KEY: adminKey })).toEqual({
        settings: { appId: 'ABCDE12345', searchKey, adminKey, indexName: 'OpenArm documents' },
        problems: [],
      }));

    it('needs id and both keys', () => expect(readPushSettings({}).problems).toHaveLength(3));
  });
});
