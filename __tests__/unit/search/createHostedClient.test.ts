import { createHostedClient } from '../../../src/search/clients/createHostedClient';
import type { SearchResult } from '../../../src/search/contract/searchTypes';
import { searchSettings } from '../../../src/site/searchSettings';
import { application, startIndexService } from '../fixtures/indexService';
import type { IndexService } from '../fixtures/indexService';

let service: IndexService;

beforeEach(async () => {
  service = await startIndexService();
});

afterEach(() => service.close());

const { appId, searchKey } = application;
const embedded = {
  prepare: () => Promise.resolve(),
  texts: () => Promise.resolve(),
  failures: () => Promise.resolve([]),
  complete: (_request: unknown, result: SearchResult) => Promise.resolve({ ...result, query: 'completed' }),
};
const client = (contextualSearch = true) => createHostedClient({ appId, searchKey, contextualSearch, hosts: [service.host] }, embedded);
const ask = (query: string, more = {}) => ({ requests: [{ indexName: searchSettings.indexName, query, ...more }] });
const sent = () => service.requests.at(-1)?.body;

it('every request carries the language and the documentation tag, before filters of its own', async () => {
  await client().search(ask('motor', { facetFilters: ['hierarchy.lvl0:Hardware'], hitsPerPage: 5 }));
  expect(sent()).toEqual({
    requests: [
      {
        indexName: 'OpenArm documents',
        query: 'motor',
        hitsPerPage: 5,
        facetFilters: ['language:en', 'docusaurus_tag:docs-default-current', 'hierarchy.lvl0:Hardware'],
      },
    ],
  });
});

it('without contextual search only the language', async () => {
  await client(false).search(ask('motor'));
  expect(sent()).toMatchObject({ requests: [{ facetFilters: ['language:en'] }] });
});

it('an index that is not this site’s is asked as it is', async () => {
  await client().search({ requests: [{ indexName: 'suggested_questions', query: '' }] });
  expect(sent()).toEqual({ requests: [{ indexName: 'suggested_questions', query: '' }] });
});

it('answers come back in the order of the requests', async () => {
  const { results } = await client().search({ requests: ['motor', 'gripper'].flatMap((query) => ask(query).requests) });
  expect(results.map(({ index, nbHits }) => [index, nbHits])).toEqual([
    ['OpenArm documents', 0],
    ['OpenArm documents', 0],
  ]);
});

it.each([
  [
    'a refused key',
    { status: 403, body: '{"message":"Invalid Application-ID or API key","status":403}' },
    'Invalid Application-ID or API key',
  ],
  [
    'too many requests',
    { status: 429, body: '{"message":"Too many requests","status":429}', headers: { 'retry-after': '0' } },
    'Too many requests',
  ],
  ['a failing service', { status: 503, body: 'down' }, 'Unreachable hosts'],
  ['broken JSON', { status: 200, body: '{"results":[' }, 'JSON'],
  ['a broken connection', 'disconnect' as const, 'Unreachable hosts'],
])('%s rejects, and the next search asks again', async (_what, fault, message) => {
  const { search } = client();
  service.fault = () => fault;
  await expect(search(ask('motor'))).rejects.toThrow(message);
  service.fault = () => undefined;
  await expect(search(ask('motor'))).resolves.toMatchObject({ results: [{ nbHits: 0 }] });
});

it('gets answers and failures beside its pages once the embedded index is there, and never waits for it', async () => {
  const hosted = client();
  expect((await hosted.search(ask('motor'))).results[0]?.query).not.toBe('completed');
  await hosted.texts?.();
  expect((await hosted.search(ask('motor'))).results[0]?.query).toBe('completed');
  const { results } = await hosted.search({ requests: [{ indexName: 'suggested_questions', query: '' }] });
  expect(results[0]?.query).not.toBe('completed');
});
