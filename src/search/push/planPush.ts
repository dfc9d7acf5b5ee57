import { isDeepStrictEqual } from 'node:util';
import type { HostedRecord } from './hostedRecords';
import { hostedSettings } from './hostedSettings';
import type { HostedSynonym } from './hostedSettings';
import { isMissing } from './explainError';
import type { Service } from './service';

/** Difference between the index and what would be sent. */
interface PushPlan {
  readonly exists: boolean;
  readonly added: readonly string[];
  readonly changed: readonly string[];
  readonly removed: readonly string[];
  readonly unchanged: number;
  /** Names of settings whose value would change. */
  readonly settings: readonly string[];
  readonly synonyms: { readonly added: readonly string[]; readonly changed: readonly string[]; readonly removed: readonly string[] };
}

interface WithId {
  readonly objectID: string;
}

function difference<T extends WithId>(present: readonly WithId[], wanted: readonly T[]) {
  const before = new Map(present.map((one) => [one.objectID, one]));
  const after = new Set(wanted.map(({ objectID }) => objectID));
  const added = wanted.filter(({ objectID }) => !before.has(objectID));
  const changed = wanted.filter((one) => before.has(one.objectID) && !isDeepStrictEqual(before.get(one.objectID), one));
  const removed = present.filter(({ objectID }) => !after.has(objectID));
  const ids = (list: readonly WithId[]): string[] => list.map(({ objectID }) => objectID);
  return { added: ids(added), changed: ids(changed), removed: ids(removed) };
}

/** The service adds highlights, which nobody sent. */
function withoutHighlights(hit: WithId & { readonly _highlightResult?: unknown }): WithId {
  const sent = { ...hit };
  delete sent._highlightResult;
  return sent;
}

async function presentRecords(service: Service, indexName: string): Promise<WithId[]> {
  const records: WithId[] = [];
  await service.browseObjects<WithId>({
    indexName,
    browseParams: { hitsPerPage: 1000, attributesToRetrieve: ['*'] },
    aggregator: ({ hits }) => void records.push(...hits.map(withoutHighlights)),
  });
  return records;
}

async function presentSynonyms(service: Service, indexName: string): Promise<WithId[]> {
  const synonyms: WithId[] = [];
  await service.browseSynonyms({
    indexName,
    aggregator: ({ hits }) => void synonyms.push(...hits.map(withoutHighlights)),
  });
  return synonyms;
}

/** Asks the service what it has, and compares. Changes nothing. */
export async function planPush(
  service: Service,
  indexName: string,
  records: readonly HostedRecord[],
  synonyms: readonly HostedSynonym[],
): Promise<PushPlan> {
  let present: Readonly<Record<string, unknown>>;
  try {
    present = { ...(await service.getSettings({ indexName })) };
  } catch (error) {
    if (!isMissing(error)) throw error;
    const none = { changed: [], removed: [] };
    const ids = (list: readonly WithId[]): string[] => list.map(({ objectID }) => objectID);
    const settings = Object.keys(hostedSettings);
    return { exists: false, added: ids(records), ...none, unchanged: 0, settings, synonyms: { added: ids(synonyms), ...none } };
  }
  const changes = difference(await presentRecords(service, indexName), records);
  const settings = Object.entries(hostedSettings).filter(([name, value]) => !isDeepStrictEqual(present[name], value));
  return {
    exists: true,
    ...changes,
    unchanged: records.length - changes.added.length - changes.changed.length,
    settings: settings.map(([name]) => name),
    synonyms: difference(await presentSynonyms(service, indexName), synonyms),
  };
}

const shown = 10;

const list = (title: string, names: readonly string[]): string[] =>
  names.length === 0
    ? []
    : [`${title}: ${names.length}`, ...names.slice(0, shown).map((name) => `  ${name}`), ...(names.length > shown ? ['  …'] : [])];

/** The plan for a reader: numbers, and the first few of each kind. */
export function formatPlan(indexName: string, { exists, added, changed, removed, unchanged, settings, synonyms }: PushPlan): string {
  return [
    exists ? `Index "${indexName}":` : `Index "${indexName}" does not exist and would be made:`,
    ...list('records added', added),
    ...list('records changed', changed),
    ...list('records removed', removed),
    `records unchanged: ${unchanged}`,
    ...list('settings changed', settings),
    ...list('synonyms added', synonyms.added),
    ...list('synonyms changed', synonyms.changed),
    ...list('synonyms removed', synonyms.removed),
  ].join('\n');
}
