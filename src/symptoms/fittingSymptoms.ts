import { findSymptoms } from './findSymptoms';
import type { SymptomIndex } from './symptomIndex';
import { readOutput } from './readOutput';
import type { SymptomRecord } from './symptomRecords';

/** A symptom that fits, with the reason in words. */
export interface FittingSymptom {
  readonly record: SymptomRecord;
  readonly why: string;
}

/** What is worth showing by words alone: a share of what was written, and of the best one's score. */
const least = { covered: 0.3, score: 0.3, ofBest: 0.45 } as const;

/** Rows shown at most. */
const most = 6;

/** The symptoms that fit to what somebody wrote or pasted, the likeliest first, each once; with an area, only its own. */
export function fittingSymptoms(text: string, area: string, index: SymptomIndex): FittingSymptom[] {
  const inArea = ({ record }: { readonly record: SymptomRecord }): boolean => area === '' || record.area === area;
  if (text.trim() === '') return index.entries.filter((entry) => area !== '' && inArea(entry)).map(({ record }) => ({ record, why: '' }));
  const byId = new Map(index.entries.map(({ record }) => [record.id, record]));
  const seen = readOutput(text).flatMap(({ seen: sign, symptoms }) =>
    symptoms.flatMap((id) => {
      const record = byId.get(id);
      return record ? [{ record, why: `The text shows ${sign}.` }] : [];
    }),
  );
  const found = findSymptoms(text, index);
  const best = found[0]?.score ?? 0;
  const said = found
    .filter(({ message, covered, score }) => message !== null || (covered >= least.covered && score >= least.score))
    .filter(({ score }) => score >= least.ofBest * best)
    .map(({ record, message }) => ({ record, why: message === null ? '' : `The text says “${message}”.` }));
  const messagesFirst = [...said.filter(({ why }) => why !== ''), ...seen, ...said.filter(({ why }) => why === '')];
  const shown = new Map<string, FittingSymptom>();
  for (const fit of messagesFirst) if (inArea(fit) && !shown.has(fit.record.id)) shown.set(fit.record.id, fit);
  return [...shown.values()].slice(0, most);
}
