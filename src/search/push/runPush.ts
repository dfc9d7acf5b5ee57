import { algoliasearch } from 'algoliasearch';
import { formatProblem } from '../../model/problems';
import { siteAddress } from '../../site/siteAddress';
import type { SearchRecords } from '../contract/searchRecords';
import { readPushSettings } from './environment';
import type { Environment } from './environment';
import { hostedRecords, hostedSettings, hostedSynonyms } from './hostedIndex';
import type { HostedRecord, HostedSynonym } from './hostedIndex';

type Service = ReturnType<typeof algoliasearch>;

/** A push from the command line. */
interface PushRun {
  readonly environment: Environment;
  readonly records: SearchRecords;
  readonly dryRun: boolean;
  readonly print: (line: string) => void;
}

/** Explains an error of the service, and what to do. Its client exports no classes. */
function explainError(error: unknown): string {
  const { name, message = String(error), status } = (error ?? {}) as { name?: string; message?: string; status?: number };
  if (name === 'RetryError')
    return 'The service could not be reached, or did not answer in time. Check the network and GATSBY_ALGOLIA_APP_ID, then try again.';
  if (name === 'DeserializationError') return 'The service sent an answer that is no JSON. A proxy may stand in between; try again later.';
  if (status === undefined) return message;
  if (/quota|limit|exceed/i.test(message))
    return `The quota of the service is used up (${status}: ${message}). Raise it, or try again later.`;
  if (status === 429) return `The service asks to slow down (429: ${message}). Try again later.`;
  if (status === 401 || status === 403)
    return `The service refused the key (${status}: ${message}). Check ALGOLIA_ADMIN_KEY, GATSBY_ALGOLIA_SEARCH_KEY and GATSBY_ALGOLIA_APP_ID.`;
  return `The service answered with status ${status}: ${message}`;
}

const writeRights = ['addObject', 'deleteIndex', 'editSettings'];

/** Rights of a key. The service answers 404 for the admin key, which has all rights. */
async function rightsOf(service: Service, key: string): Promise<readonly string[]> {
  try {
    return (await service.getApiKey({ key })).acl;
  } catch (error) {
    if ((error as { status?: number }).status === 404) return ['search', ...writeRights];
    throw error;
  }
}

/** Checks the rights of the keys: the published one must not write, the secret one must. */
function keyProblems(published: readonly string[], secret: readonly string[]): string[] {
  const writes = writeRights.some((right) => published.includes(right));
  const lacking = writeRights.filter((right) => !secret.includes(right));
  if (writes && lacking.length > 0)
    return [
      'GATSBY_ALGOLIA_SEARCH_KEY and ALGOLIA_ADMIN_KEY are swapped: the first may write the index, the second may not. Swap them back.',
    ];
  return [
    ...(writes
      ? [
          'GATSBY_ALGOLIA_SEARCH_KEY may write the index, and the site publishes it. Replace it by a key that may only search, and revoke it.',
        ]
      : []),
    ...(published.includes('search') ? [] : ['GATSBY_ALGOLIA_SEARCH_KEY may not search. Give it the right "search".']),
    ...(lacking.length > 0 ? [`ALGOLIA_ADMIN_KEY lacks the rights ${lacking.join(', ')}. Add them, or use another key.`] : []),
  ];
}

/** Sends settings and synonyms, then replaces all records in one step. */
async function send(
  service: Service,
  indexName: string,
  objects: readonly HostedRecord[],
  synonyms: readonly HostedSynonym[],
): Promise<void> {
  const tasks = [
    await service.setSettings({ indexName, indexSettings: hostedSettings }),
    await service.saveSynonyms({ indexName, synonymHit: [...synonyms], replaceExistingSynonyms: true }),
  ];
  for (const { taskID } of tasks) await service.waitForTask({ indexName, taskID });
  await service.replaceAllObjects({ indexName, objects: objects.map((record) => ({ ...record })) });
}

/** Sends the records, or with `dryRun` prints what would be sent. Prints an explanation of every error. Returns whether it succeeded. */
export async function runPush({ environment, records, dryRun, print }: PushRun): Promise<boolean> {
  const { settings, problems } = readPushSettings(environment);
  const { appId, adminKey, searchKey, indexName } = settings;
  const refuse = (mistakes: readonly string[]): false => {
    [...mistakes, 'Nothing was sent.'].forEach(print);
    return false;
  };
  if (problems.length > 0) return refuse(problems.map(formatProblem));
  const admin = algoliasearch(appId, adminKey);
  let isSending = false;
  try {
    const published = await rightsOf(algoliasearch(appId, searchKey), searchKey);
    const mistakes = keyProblems(published, await rightsOf(admin, adminKey));
    if (mistakes.length > 0) return refuse(mistakes);
    const objects = hostedRecords(records, siteAddress(''));
    const synonyms = hostedSynonyms(records.words);
    isSending = !dryRun;
    if (isSending) await send(admin, indexName, objects, synonyms);
    print(`"${indexName}" ${dryRun ? 'would hold' : 'holds'} ${objects.length} records and ${synonyms.length} synonyms.`);
    return true;
  } catch (error) {
    if (!isSending) return refuse([explainError(error)]);
    print(explainError(error));
    print(`"${indexName}" holds the old records, or all new ones. Push again.`);
    return false;
  }
}
