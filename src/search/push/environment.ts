import type { HostedSettings } from '../../model/siteTypes';
import { defaultIndexName } from '../../site/searchSettings';
import type { Problem } from '../../model/problems';

/** Environment variables. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** Variables that the bundler replaces in the site's code, so each must have a value. */
export const publicVariables = [
  'GATSBY_ALGOLIA_APP_ID',
  'GATSBY_ALGOLIA_SEARCH_KEY',
  'GATSBY_ALGOLIA_INDEX',
  'GATSBY_ALGOLIA_AGENT_ID',
] as const;

type Name = (typeof publicVariables)[number] | 'ALGOLIA_ADMIN_KEY';

const shapes: Readonly<Record<Name, { readonly pattern: RegExp; readonly expected: string }>> = {
  GATSBY_ALGOLIA_APP_ID: { pattern: /^[A-Z0-9]{6,20}$/, expected: 'an application id of capital letters and digits, such as ABCDE12345' },
  GATSBY_ALGOLIA_SEARCH_KEY: { pattern: /^[A-Za-z0-9+/=_-]{16,}$/, expected: 'the public search key of the application' },
  GATSBY_ALGOLIA_INDEX: { pattern: /^(?!.*[\\/?#]).{1,256}$/, expected: `a name without / \\ ? #; leave it out for "${defaultIndexName}"` },
  GATSBY_ALGOLIA_AGENT_ID: { pattern: /^[A-Za-z0-9_-]{8,}$/, expected: 'the id of an agent; leave it out for a site without AI answers' },
  ALGOLIA_ADMIN_KEY: { pattern: /^[A-Za-z0-9]{16,}$/, expected: 'a key that may write the index' },
};

const file = 'environment';

const valueOf = (environment: Environment, name: string): string => environment[name]?.trim() ?? '';

function shapeProblems(environment: Environment, names: readonly Name[]): Problem[] {
  return names.flatMap((name) => {
    const value = valueOf(environment, name);
    // Doesn't print keys, because logs are public.
    return value === '' || shapes[name].pattern.test(value) ? [] : [{ file, message: `${name} is not ${shapes[name].expected}.` }];
  });
}

/** Reports variables that need each other, and secrets that would be published. */
function togetherProblems(environment: Environment): Problem[] {
  const has = (name: string): boolean => valueOf(environment, name) !== '';
  const problems: Problem[] = [];
  const [id, key, agent] = ['GATSBY_ALGOLIA_APP_ID', 'GATSBY_ALGOLIA_SEARCH_KEY', 'GATSBY_ALGOLIA_AGENT_ID'] as const;
  if (has(id) !== has(key))
    problems.push({ file, message: `${has(id) ? key : id} is missing: the hosted search needs ${id} and ${key}. Set both, or neither.` });
  if (has(agent) && !has(id))
    problems.push({ file, message: `${agent} is set without ${id} and ${key}: answers need the hosted search. Set all three, or none.` });
  for (const name of Object.keys(environment)) {
    if (/^GATSBY_.*(ADMIN|WRITE)/.test(name) && has(name))
      problems.push({
        file,
        message: `${name} would be published: Gatsby puts GATSBY_ variables into the pages. Name it ALGOLIA_ADMIN_KEY.`,
      });
  }
  if (has('ALGOLIA_ADMIN_KEY') && valueOf(environment, 'ALGOLIA_ADMIN_KEY') === valueOf(environment, key))
    problems.push({ file, message: `${key} and ALGOLIA_ADMIN_KEY are the same key: the site would publish a key that may write.` });
  return problems;
}

/** Checks the search settings in the environment of a build. */
export const checkSearchEnvironment = (environment: Environment): Problem[] => [
  ...shapeProblems(environment, publicVariables),
  ...togetherProblems(environment),
];

/** Settings of the push, with the key that may write. */
interface PushSettings extends Pick<HostedSettings, 'appId' | 'searchKey'> {
  readonly adminKey: string;
  readonly indexName: string;
}

/** Reads and checks the settings of the push. */
export function readPushSettings(environment: Environment): { settings: PushSettings; problems: Problem[] } {
  const settings: PushSettings = {
    appId: valueOf(environment, 'GATSBY_ALGOLIA_APP_ID'),
    searchKey: valueOf(environment, 'GATSBY_ALGOLIA_SEARCH_KEY'),
    adminKey: valueOf(environment, 'ALGOLIA_ADMIN_KEY'),
    indexName: valueOf(environment, 'GATSBY_ALGOLIA_INDEX') || defaultIndexName,
  };
  const needed = {
    GATSBY_ALGOLIA_APP_ID: settings.appId,
    GATSBY_ALGOLIA_SEARCH_KEY: settings.searchKey,
    ALGOLIA_ADMIN_KEY: settings.adminKey,
  };
  const missing = Object.entries(needed)
    .filter(([, value]) => value === '')
    .map(([name]): Problem => ({ file, message: `${name} is missing: set it to ${shapes[name as Name].expected}.` }));
  return {
    settings,
    problems: missing.length > 0 ? missing : [...checkSearchEnvironment(environment), ...shapeProblems(environment, ['ALGOLIA_ADMIN_KEY'])],
  };
}
