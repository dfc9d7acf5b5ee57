import { forgetEnvironment } from '../../../src/gatsby/forgetEnvironment';

describe('what the code of the pages knows of the environment', () => {
  const before = process.env;
  beforeEach(() => {
    process.env = { ...before, NODE_ENV: 'production', TERMINAL: 'one', GATSBY_COLOUR: 'red', GATSBY_ALGOLIA_APP_ID: 'TESTAPP' };
  });
  afterEach(() => {
    process.env = before;
  });

  const left = (...names: readonly string[]): string[] => {
    const plugin = { definitions: Object.fromEntries(names.map((name) => [name, '"value"'])) };
    forgetEnvironment([{ apply: () => undefined }, plugin]);
    return Object.keys(plugin.definitions);
  };

  it('is not what only the terminal tells', () => {
    expect(left('process.env.TERMINAL', '__PATH_PREFIX__', 'process.env')).toEqual(['__PATH_PREFIX__', 'process.env']);
  });

  it('is what Gatsby tells, also where the environment tells it too', () => {
    const names = ['process.env.NODE_ENV', 'process.env.GATSBY_COLOUR', 'process.env.BUILD_STAGE'];
    expect(left(...names)).toEqual(names);
  });

  it('does not depend on whether the search is hosted: the project defines those variables itself', () => {
    expect(left('process.env.GATSBY_ALGOLIA_APP_ID')).toEqual([]);
  });

  it('is what a file of variables tells', () => {
    expect(left('process.env.ONLY_IN_A_FILE')).toEqual(['process.env.ONLY_IN_A_FILE']);
  });
});
