import { checkSearchEnvironment, readPushSettings } from '../../../src/search/push/environment';
import type { Environment } from '../../../src/search/push/environment';
import { messages } from '../fixtures/sources';

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
    expect(found[0]).toBe('environment: GATSBY_ALGOLIA_APP_ID is not an application id of capital letters and digits, such as ABCDE12345.');
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
