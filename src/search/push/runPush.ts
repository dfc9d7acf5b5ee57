import { formatProblem } from '../../model/problems';
import { readPushSettings } from '../environment';
import type { Environment } from '../environment';
import type { SearchRecords } from '../contract/searchRecords';
import { siteAddress } from '../../site/siteAddress';
import { checkKeys } from './checkKeys';
import { explainError } from './explainError';
import { hostedRecords } from './hostedRecords';
import { hostedSynonyms } from './hostedSettings';
import { formatPlan, planPush } from './planPush';
import { pushIndex, UnknownOutcome } from './pushIndex';
import { connect } from './service';
import type { ServiceOptions } from './service';

/** A push from the command line. */
interface PushRun {
  readonly environment: Environment;
  readonly records: SearchRecords;
  readonly dryRun: boolean;
  readonly service?: ServiceOptions;
  /** Takes each line for the reader. */
  readonly print: (line: string) => void;
}

async function push({ environment, records, dryRun, service, print }: PushRun): Promise<boolean> {
  const { settings, problems } = readPushSettings(environment);
  if (problems.length > 0) {
    problems.forEach((problem) => print(formatProblem(problem)));
    return false;
  }
  const { appId, adminKey, searchKey, indexName } = settings;
  const admin = connect(appId, adminKey, service);
  const wrongKeys = await checkKeys({ admin, adminKey, search: connect(appId, searchKey, service), searchKey });
  if (wrongKeys.length > 0) {
    wrongKeys.forEach(print);
    return false;
  }
  const hosted = hostedRecords(records, siteAddress(''));
  const synonyms = hostedSynonyms(records.words);
  if (dryRun) print(formatPlan(indexName, await planPush(admin, indexName, hosted, synonyms)));
  else await pushIndex(admin, { indexName, records: hosted, synonyms, report: print });
  return true;
}

/** Sends the records, or with a dry run says what would change. Returns whether all went well; every failure is explained. */
export async function runPush(run: PushRun): Promise<boolean> {
  try {
    const done = await push(run);
    if (!done) run.print('Nothing was sent.');
    return done;
  } catch (error) {
    const uncertain = error instanceof UnknownOutcome;
    run.print(explainError(uncertain ? error.cause : error));
    run.print(uncertain ? `${error.message} Look at the index before you push again.` : 'The index is unchanged.');
    return false;
  }
}
