import type { HostedRecord } from './hostedRecords';
import { hostedSettings } from './hostedSettings';
import type { HostedSynonym } from './hostedSettings';
import type { Service } from './service';

/** What is sent, and where to. */
export interface Push {
  readonly indexName: string;
  readonly records: readonly HostedRecord[];
  readonly synonyms: readonly HostedSynonym[];
  /** Called with each step. */
  readonly report: (message: string) => void;
  /** Records of one request. */
  readonly batchSize?: number;
}

/** A push that failed after the service was asked to swap the indices: nobody knows which one answers. */
export class UnknownOutcome extends Error {}

async function sendRecords(service: Service, indexName: string, { records, report, batchSize = 500 }: Push): Promise<void> {
  for (let start = 0; start < records.length; start += batchSize) {
    const batch = records.slice(start, start + batchSize);
    const requests = batch.map((record) => ({ action: 'addObject' as const, body: { ...record } }));
    const { taskID } = await service.batch({ indexName, batchWriteParams: { requests } });
    await service.waitForTask({ indexName, taskID });
    report(`${Math.min(start + batchSize, records.length)} of ${records.length} records`);
  }
}

/** Fills an index beside the old one: settings, synonyms, records. */
async function fill(service: Service, indexName: string, push: Push): Promise<void> {
  const settings = await service.setSettings({ indexName, indexSettings: hostedSettings });
  await service.waitForTask({ indexName, taskID: settings.taskID });
  push.report('settings');
  if (push.synonyms.length > 0) {
    const saved = await service.saveSynonyms({ indexName, synonymHit: [...push.synonyms], replaceExistingSynonyms: true });
    await service.waitForTask({ indexName, taskID: saved.taskID });
    push.report(`${push.synonyms.length} synonyms`);
  }
  await sendRecords(service, indexName, push);
}

/**
 * Replaces the index as a whole: everything goes into a new index beside it, which then takes its place in one step.
 * If anything fails before that step, the new index is removed and the old one is as it was.
 */
export async function pushIndex(service: Service, push: Push): Promise<void> {
  const { indexName, report } = push;
  const beside = `${indexName}_push_${Date.now()}`;
  try {
    await fill(service, beside, push);
  } catch (error) {
    // The first error is the one to report; what could not be removed is empty or half full and named after this push.
    await service.deleteIndex({ indexName: beside }).catch(() => report(`The unfinished index "${beside}" could not be removed.`));
    throw error;
  }
  try {
    const { taskID } = await service.operationIndex({
      indexName: beside,
      operationIndexParams: { operation: 'move', destination: indexName },
    });
    await service.waitForTask({ indexName, taskID });
  } catch (error) {
    throw new UnknownOutcome(`"${beside}" was to take the place of "${indexName}", and the service has not confirmed it.`, {
      cause: error,
    });
  }
  report(`"${indexName}" now holds ${push.records.length} records`);
}
