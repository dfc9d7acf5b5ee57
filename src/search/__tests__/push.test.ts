import { smallRecords } from '../../../__tests__/unit/fixtures/searchRecords';
import { hostedRecords, hostedSettings } from '../push/hostedIndex';
import { runPush } from '../push/runPush';

jest.mock('algoliasearch', () => ({ algoliasearch: () => service }));
jest.mock('../../site/siteAddress', () => ({ siteAddress: (path: string): string => `https://example.org/docs${path}` }));

const [adminKey, searchKey, writeKey] = ['a'.repeat(32), 'b'.repeat(32), 'c'.repeat(32)];
const rights: Readonly<Record<string, readonly string[]>> = {
  [searchKey]: ['search'],
  [writeKey]: ['search', 'addObject', 'deleteIndex', 'editSettings'],
};
const failure = (name: string, message: string, status?: number) => Object.assign(new Error(message), { name, status });

/** The client of the service, for all keys. It doesn't list the admin key. */
const service = {
  getApiKey: jest.fn(({ key }: { key: string }) => {
    if (rights[key]) return Promise.resolve({ acl: rights[key] });
    return Promise.reject(key === adminKey ? failure('ApiError', 'Key does not exist', 404) : failure('ApiError', 'Invalid API key', 403));
  }),
  setSettings: jest.fn(),
  saveSynonyms: jest.fn(),
  waitForTask: jest.fn(),
  replaceAllObjects: jest.fn(),
};

const index = 'OpenArm documents';
const right = { GATSBY_ALGOLIA_APP_ID: 'ABCDE12345', GATSBY_ALGOLIA_SEARCH_KEY: searchKey, ALGOLIA_ADMIN_KEY: adminKey };
const count = hostedRecords(smallRecords, '').length;

async function push(environment = right, dryRun = false) {
  const lines: string[] = [];
  const done = await runPush({ environment, records: smallRecords, dryRun, print: (line) => lines.push(line) });
  return { done, lines };
}

beforeEach(() => {
  jest.clearAllMocks();
  service.setSettings.mockResolvedValue({ taskID: 1 });
  service.saveSynonyms.mockResolvedValue({ taskID: 2 });
  service.replaceAllObjects.mockResolvedValue([]);
});

describe('a push', () => {
  it('waits for settings and synonyms, then replaces all records at once, with addresses of the site', async () => {
    expect(await push({ ...right, ALGOLIA_ADMIN_KEY: writeKey })).toEqual({
      done: true,
      lines: [`"${index}" holds ${count} records and 3 synonyms.`],
    });
    expect(service.setSettings).toHaveBeenCalledWith({ indexName: index, indexSettings: hostedSettings });
    const [[{ synonymHit }]] = service.saveSynonyms.mock.calls as [[{ synonymHit: unknown[] }]];
    expect(synonymHit).toContainEqual({ objectID: 'hand', type: 'onewaysynonym', input: 'hand', synonyms: ['gripper'] });
    expect(service.waitForTask.mock.calls).toEqual([[{ indexName: index, taskID: 1 }], [{ indexName: index, taskID: 2 }]]);
    const [[{ objects }]] = service.replaceAllObjects.mock.calls as [[{ objects: { url: string }[] }]];
    expect(objects.filter(({ url }) => url.startsWith('https://example.org/docs/'))).toHaveLength(count);
  });

  it('only counts what it would send in a dry run', async () => {
    expect(await push(right, true)).toEqual({ done: true, lines: [`"${index}" would hold ${count} records and 3 synonyms.`] });
    expect(service.setSettings).not.toHaveBeenCalled();
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
      'The service refused the key (403: Invalid API key). Check ALGOLIA_ADMIN_KEY, GATSBY_ALGOLIA_SEARCH_KEY and GATSBY_ALGOLIA_APP_ID.',
    ],
  ])('sends nothing with a key that is %s', async (_what, keys, message) => {
    expect(await push({ ...right, ...keys })).toEqual({ done: false, lines: [message, 'Nothing was sent.'] });
    expect(service.setSettings).not.toHaveBeenCalled();
  });

  it.each([
    [failure('ApiError', 'Record quota exceeded.', 403), 'The quota of the service is used up (403: Record quota exceeded.).'],
    [failure('ApiError', 'Too many requests', 429), 'asks to slow down (429'],
    [failure('RetryError', 'Unreachable hosts'), 'could not be reached, or did not answer in time'],
    [failure('DeserializationError', 'Unexpected token'), 'an answer that is no JSON'],
    [failure('ApiError', 'Record is too big', 400), 'answered with status 400: Record is too big'],
  ])('explains the error %j of the service, and what is in the index', async (error, message) => {
    service.replaceAllObjects.mockRejectedValue(error);
    const { done, lines } = await push();
    expect(done).toBe(false);
    expect(lines).toEqual([expect.stringContaining(message), `"${index}" holds the old records, or all new ones. Push again.`]);
  });
});

describe('hosted records', () => {
  const byId = new Map(hostedRecords(smallRecords, 'https://docs.openarm.dev').map((record) => [record.objectID, record]));

  it('are one per heading with its level, and one per block, each with its own id', () => {
    expect(byId.size).toBe(count);
    expect(byId.get('/hardware/motor#limits/0')).toEqual({
      objectID: '/hardware/motor#limits/0',
      url: 'https://docs.openarm.dev/hardware/motor#limits',
      url_without_anchor: 'https://docs.openarm.dev/hardware/motor',
      anchor: 'limits',
      type: 'lvl3',
      content: null,
      hierarchy: {
        lvl0: 'Hardware',
        lvl1: 'Motor specifications',
        lvl2: 'Which motor sits where',
        lvl3: 'Limits',
        lvl4: null,
        lvl5: null,
        lvl6: null,
      },
      language: 'en',
      docusaurus_tag: 'docs-default-current',
      weight: { level: 70, position: 2 },
    });
    expect(byId.get('/hardware/motor#limits/2')).toMatchObject({
      type: 'content',
      content: 'ros2 launch openarm_bringup\nuse_fake_hardware:=true',
    });
    expect(byId.get('/software/setup/motor-id#wire-it/2')).toMatchObject({
      url: 'https://docs.openarm.dev/software/setup/motor-id#connect-the-supply',
      content: 'Connect the supply',
    });
  });

  it('are never too long for the service', () => {
    const blocks = ['word '.repeat(5000), { code: 'line of code\n'.repeat(2000) }];
    const long = { route: '/a', title: 'A', section: 'S', sections: [[1, 'A', '', blocks]] as const };
    const sizes = hostedRecords({ ...smallRecords, pages: [long] }, '').map((record) => JSON.stringify(record).length);
    expect(Math.max(...sizes)).toBeLessThan(10_000);
  });
});
