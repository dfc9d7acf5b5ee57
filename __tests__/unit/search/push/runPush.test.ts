import { hostedRecords } from '../../../../src/search/push/hostedRecords';
import { hostedSettings } from '../../../../src/search/push/hostedSettings';
import { runPush } from '../../../../src/search/push/runPush';
import { application, startIndexService } from '../../fixtures/indexService';
import type { IndexService, ServiceRequest } from '../../fixtures/indexService';
import { smallRecords } from '../../fixtures/searchRecords';

const index = 'OpenArm documents';
const { appId, adminKey, searchKey, writeKey } = application;
const right = { GATSBY_ALGOLIA_APP_ID: appId, GATSBY_ALGOLIA_SEARCH_KEY: searchKey, ALGOLIA_ADMIN_KEY: adminKey };
const count = hostedRecords(smallRecords, 'https://docs.openarm.dev').length;

let service: IndexService;

beforeEach(async () => {
  service = await startIndexService();
});

afterEach(() => service.close());

/** `patience`, in ms: long where an answer comes, so that a busy machine is not taken for a service that hangs. */
async function push({ environment = right, dryRun = false, records = smallRecords, patience = 30_000 } = {}) {
  const lines: string[] = [];
  const timeouts = { connect: patience, read: patience, write: patience };
  const done = await runPush({
    environment,
    records,
    dryRun,
    service: { hosts: [service.host], timeouts },
    print: (line) => lines.push(line),
  });
  return { done, lines };
}

/** Puts an old index in place, which must survive whatever goes wrong. */
function oldIndex(): void {
  service.indices.set(index, {
    settings: { distinct: false },
    records: new Map([['old', { objectID: 'old', content: 'Old.' }]]),
    synonyms: new Map([['old', { objectID: 'old' }]]),
  });
}

const isOld = (): boolean => [...(service.indices.get(index)?.records.keys() ?? [])].join() === 'old';
const isPath = (end: string) => (request: ServiceRequest) => request.path.endsWith(end);

describe('a push', () => {
  it('replaces records, settings and synonyms, and says how far it is', async () => {
    oldIndex();
    const { done, lines } = await push();
    expect(lines).toEqual(['settings', '3 synonyms', `${count} of ${count} records`, `"${index}" now holds ${count} records`]);
    expect(done).toBe(true);
    const now = service.indices.get(index);
    expect(now?.records.size).toBe(count);
    expect(now?.records.has('old')).toBe(false);
    expect(now?.settings).toEqual(hostedSettings);
    expect(now?.synonyms.get('hand')).toEqual({ objectID: 'hand', type: 'onewaysynonym', input: 'hand', synonyms: ['gripper'] });
    expect([...service.indices.keys()]).toEqual([index]);
  });

  it('makes an index that does not exist, with a key that may write', async () => {
    const { done } = await push({ environment: { ...right, ALGOLIA_ADMIN_KEY: writeKey } });
    expect(done).toBe(true);
    expect(service.indices.get(index)?.records.size).toBe(count);
  });

  it('asks the old index to nothing before the new one is complete', async () => {
    oldIndex();
    let sizeAtSwap = 0;
    service.fault = (request) => {
      if (!request.path.endsWith('/operation')) {
        expect(isOld()).toBe(true);
        return undefined;
      }
      sizeAtSwap = [...service.indices].find(([name]) => name !== index)?.[1].records.size ?? 0;
      service.fault = () => undefined;
      return undefined;
    };
    await push();
    expect(sizeAtSwap).toBe(count);
  });
});

describe('a dry run', () => {
  it('says what a new index would hold, and sends nothing', async () => {
    const { done, lines } = await push({ dryRun: true });
    expect(done).toBe(true);
    expect(lines.join('\n')).toContain(`Index "${index}" does not exist and would be made:\nrecords added: ${count}\n`);
    expect(lines.join('\n')).toContain('synonyms added: 3');
    expect(service.indices.size).toBe(0);
  });

  it('says what would change in an index that exists', async () => {
    await push();
    const records = service.indices.get(index)?.records;
    records?.set('gone', { objectID: 'gone' });
    records?.delete('/hardware/gripper#/0');
    records?.set('/hardware/motor#/0', { objectID: '/hardware/motor#/0', content: 'else' });
    service.indices.get(index)?.synonyms.clear();
    service.requests.length = 0;
    const { lines } = await push({ dryRun: true });
    expect(lines.join('\n')).toBe(
      [
        `Index "${index}":`,
        'records added: 1',
        '  /hardware/gripper#/0',
        'records changed: 1',
        '  /hardware/motor#/0',
        'records removed: 1',
        '  gone',
        `records unchanged: ${count - 2}`,
        'synonyms added: 3',
        '  hand',
        '  emergency button',
        '  manufacturer',
      ].join('\n'),
    );
    expect(service.requests.filter(({ method, path }) => method !== 'GET' && !/\/(browse|synonyms\/search)$/.test(path))).toEqual([]);
  });

  it('after a push nothing would change', async () => {
    await push();
    expect((await push({ dryRun: true })).lines).toEqual([`Index "${index}":\nrecords unchanged: ${count}`]);
  });
});

describe('keys', () => {
  const sentNothing = () => service.requests.every(({ method }) => method === 'GET');

  it('swapped keys are refused', async () => {
    const { done, lines } = await push({ environment: { ...right, GATSBY_ALGOLIA_SEARCH_KEY: adminKey, ALGOLIA_ADMIN_KEY: searchKey } });
    expect(done).toBe(false);
    expect(lines).toEqual([
      'GATSBY_ALGOLIA_SEARCH_KEY and ALGOLIA_ADMIN_KEY are swapped: the first may write the index, the second may not. Swap them back.',
      'Nothing was sent.',
    ]);
    expect(sentNothing()).toBe(true);
  });

  it('a search key that may write is refused, because the site publishes it', async () => {
    const { lines } = await push({ environment: { ...right, GATSBY_ALGOLIA_SEARCH_KEY: writeKey } });
    expect(lines[0]).toContain('GATSBY_ALGOLIA_SEARCH_KEY may write the index, and the site publishes it.');
    expect(sentNothing()).toBe(true);
  });

  it('a missing key is named', async () => {
    const { lines } = await push({ environment: { ...right, ALGOLIA_ADMIN_KEY: '' } });
    expect(lines).toEqual(['environment: ALGOLIA_ADMIN_KEY is missing: set it to a key that may write the index.', 'Nothing was sent.']);
    expect(service.requests).toEqual([]);
  });

  it('a key that the service does not know', async () => {
    oldIndex();
    const { lines } = await push({ environment: { ...right, ALGOLIA_ADMIN_KEY: 'd'.repeat(32) } });
    expect(lines).toEqual([
      'The service refused the key (403: Invalid Application-ID or API key). Check ALGOLIA_ADMIN_KEY, GATSBY_ALGOLIA_SEARCH_KEY and GATSBY_ALGOLIA_APP_ID.',
      'The index is unchanged.',
    ]);
    expect(isOld()).toBe(true);
  });
});

describe('when the service fails, the old index stays and the new one is removed', () => {
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
    [
      'an error of the service',
      { status: 500, body: '{"message":"Internal error","status":500}' },
      'could not be reached, or did not answer in time',
    ],
    ['no answer', 'hang' as const, 'could not be reached, or did not answer in time'],
    ['a broken connection', 'disconnect' as const, 'could not be reached, or did not answer in time'],
    ['broken JSON', { status: 200, body: '{"taskID":' }, 'an answer that is no JSON'],
    ['a refusal', { status: 400, body: '{"message":"Record is too big","status":400}' }, 'answered with status 400: Record is too big'],
  ])('%s', async (_what, fault, message) => {
    oldIndex();
    service.fault = (request) => (isPath('/batch')(request) && !request.path.includes('synonyms') ? fault : undefined);
    const { done, lines } = await push(fault === 'hang' ? { patience: 1000 } : {});
    expect(done).toBe(false);
    expect(lines.at(-2)).toContain(message);
    expect(lines.at(-1)).toBe('The index is unchanged.');
    expect(isOld()).toBe(true);
    expect(service.requests.at(-1)).toMatchObject({ method: 'DELETE' });
  });

  it('where the new one cannot be removed either, its name is given', async () => {
    oldIndex();
    service.fault = (request) =>
      request.method === 'DELETE' || request.path.endsWith('/operation') || request.path.endsWith('/settings') ? 'disconnect' : undefined;
    const { lines } = await push();
    expect(lines[0]).toMatch(/^The unfinished index "OpenArm documents_push_\d+" could not be removed\.$/);
    expect(isOld()).toBe(true);
  });

  it('an unconfirmed swap is not called a failure: nobody knows', async () => {
    oldIndex();
    service.fault = (request) => (request.path.endsWith('/operation') ? 'disconnect' : undefined);
    const { done, lines } = await push();
    expect(done).toBe(false);
    expect(lines.at(-1)).toMatch(/was to take the place of "OpenArm documents", and the service has not confirmed it\. Look at the index/);
  });
});
