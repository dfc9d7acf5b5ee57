import { hostedRecords, hostedSettings } from '../../../../src/search/push/hostedIndex';
import { runPush } from '../../../../src/search/push/runPush';
import { application, startIndexService } from '../../fixtures/indexService';
import type { IndexService } from '../../fixtures/indexService';
import { smallRecords } from '../../fixtures/searchRecords';

jest.mock('../../../../src/site/siteAddress', () => ({ siteAddress: (path: string): string => `https://example.org/docs${path}` }));

const index = 'OpenArm documents';
const { appId, adminKey, searchKey, writeKey } = application;
const right = { GATSBY_ALGOLIA_APP_ID: appId, GATSBY_ALGOLIA_SEARCH_KEY: searchKey, ALGOLIA_ADMIN_KEY: adminKey };
const count = hostedRecords(smallRecords, '').length;

let service: IndexService;

beforeEach(async () => {
  service = await startIndexService();
});

afterEach(() => service.close());

/** `patience`, in ms: long where an answer comes, so that a busy machine is not taken for a service that hangs. */
async function push({ environment = right, dryRun = false, patience = 30_000 } = {}) {
  const lines: string[] = [];
  const done = await runPush({
    environment,
    records: smallRecords,
    dryRun,
    service: {
      hosts: [{ ...service.host, accept: 'readWrite' }],
      timeouts: { connect: patience, read: patience, write: patience },
    },
    print: (line) => lines.push(line),
  });
  return { done, lines };
}

/** Puts an old index in place, whose records must survive whatever goes wrong. */
function oldIndex(): void {
  service.indices.set(index, {
    settings: { distinct: false },
    records: new Map([['old', { objectID: 'old', content: 'Old.' }]]),
    synonyms: new Map([['old', { objectID: 'old' }]]),
  });
}

const hasOldRecords = (): boolean => [...(service.indices.get(index)?.records.keys() ?? [])].join() === 'old';
const sentNothing = (): boolean => service.requests.every(({ method }) => method === 'GET');

describe('a push', () => {
  it('replaces settings and synonyms, then all records at once, which name pages by their addresses', async () => {
    oldIndex();
    service.fault = ({ path }) => {
      if (path.endsWith('/batch') && !path.includes('synonyms')) expect(hasOldRecords()).toBe(true);
      return undefined;
    };
    expect(await push()).toEqual({ done: true, lines: [`"${index}" holds ${count} records and 3 synonyms.`] });
    const now = service.indices.get(index);
    const urls = [...(now?.records.values() ?? [])].map(({ url }) => String(url));
    expect(urls).toHaveLength(count);
    expect(urls.filter((url) => !url.startsWith('https://example.org/docs/'))).toEqual([]);
    expect(now?.settings).toMatchObject(hostedSettings);
    expect(now?.synonyms.get('hand')).toEqual({ objectID: 'hand', type: 'onewaysynonym', input: 'hand', synonyms: ['gripper'] });
    expect([...service.indices.keys()]).toEqual([index]);
  });

  it('makes an index that does not exist, with a key that may write', async () => {
    expect((await push({ environment: { ...right, ALGOLIA_ADMIN_KEY: writeKey } })).done).toBe(true);
    expect(service.indices.get(index)?.records.size).toBe(count);
  });

  it('only counts what it would send in a dry run', async () => {
    expect(await push({ dryRun: true })).toEqual({ done: true, lines: [`"${index}" would hold ${count} records and 3 synonyms.`] });
    expect(sentNothing()).toBe(true);
  });
});

it.each([
  [
    'swapped',
    { GATSBY_ALGOLIA_SEARCH_KEY: adminKey, ALGOLIA_ADMIN_KEY: searchKey },
    'GATSBY_ALGOLIA_SEARCH_KEY and ALGOLIA_ADMIN_KEY are swapped: the first may write the index, the second may not. Swap them back.',
  ],
  [
    'published and may write',
    { GATSBY_ALGOLIA_SEARCH_KEY: writeKey },
    'GATSBY_ALGOLIA_SEARCH_KEY may write the index, and the site publishes it. Replace it by a key that may only search, and revoke it.',
  ],
  ['missing', { ALGOLIA_ADMIN_KEY: '' }, 'environment: ALGOLIA_ADMIN_KEY is missing: set it to a key that may write the index.'],
  [
    'unknown to the service',
    { ALGOLIA_ADMIN_KEY: 'd'.repeat(32) },
    'The service refused the key (403: Invalid Application-ID or API key). Check ALGOLIA_ADMIN_KEY, GATSBY_ALGOLIA_SEARCH_KEY and GATSBY_ALGOLIA_APP_ID.',
  ],
])('nothing is sent with a key that is %s', async (_what, keys, message) => {
  oldIndex();
  expect(await push({ environment: { ...right, ...keys } })).toEqual({ done: false, lines: [message, 'Nothing was sent.'] });
  expect(sentNothing()).toBe(true);
});

const quota = '{"message":"Record quota exceeded. Change plan or delete records.","status":403}';

it.each([
  [
    'the quota',
    { status: 403, body: quota },
    'The quota of the service is used up (403: Record quota exceeded. Change plan or delete records.).',
  ],
  [
    'too many requests',
    { status: 429, body: '{"message":"Too many requests","status":429}', headers: { 'retry-after': '0' } },
    'asks to slow down (429',
  ],
  ['no answer', 'hang' as const, 'could not be reached, or did not answer in time'],
  ['a broken connection', 'disconnect' as const, 'could not be reached, or did not answer in time'],
  ['broken JSON', { status: 200, body: '{"taskID":' }, 'an answer that is no JSON'],
  ['a refusal', { status: 400, body: '{"message":"Record is too big","status":400}' }, 'answered with status 400: Record is too big'],
])('the old records stay where the service fails by %s', async (_what, fault, message) => {
  oldIndex();
  service.fault = ({ path }) => (path.endsWith('/batch') && !path.includes('synonyms') ? fault : undefined);
  const { done, lines } = await push(fault === 'hang' ? { patience: 1000 } : {});
  expect(done).toBe(false);
  expect(lines).toEqual([expect.stringContaining(message), `"${index}" holds the old records, or all new ones. Push again.`]);
  expect(hasOldRecords()).toBe(true);
});
