import { findSymptoms } from './findSymptoms';
import type { SymptomIndex } from './symptomIndex';
import type { SymptomRecord } from './symptomRecords';

/** A symptom that fits, with the reason in words. */
export interface FittingSymptom {
  readonly record: SymptomRecord;
  readonly why: string;
}

/** What is worth showing by words alone: a share of what was written, and of the best one's score. */
const least = { covered: 0.3, score: 0.3, ofBest: 0.45 } as const;

function whyOf(message: string | null, seen: string | null): string {
  if (message !== null) return `The text says “${message}”.`;
  return seen === null ? '' : `The text shows ${seen}.`;
}

/** Rows shown at most. */
const most = 6;

/** The symptoms that fit to what somebody wrote or pasted, the likeliest first, each once; with an area, only its own. */
export function fittingSymptoms(text: string, area: string, index: SymptomIndex): FittingSymptom[] {
  const inArea = ({ record }: { readonly record: SymptomRecord }): boolean => area === '' || record.area === area;
  if (text.trim() === '') return index.entries.filter((entry) => area !== '' && inArea(entry)).map(({ record }) => ({ record, why: '' }));
  const found = findSymptoms(text, index);
  const best = found[0]?.score ?? 0;
  const fits = found
    .filter(({ message, seen, covered, score }) => message !== null || seen !== null || (covered >= least.covered && score >= least.score))
    .filter(({ seen, score }) => seen !== null || score >= least.ofBest * best)
    .map(({ record, message, seen }) => ({ record, why: whyOf(message, seen) }));
  return [...fits.filter(({ why }) => why !== ''), ...fits.filter(({ why }) => why === '')].filter(inArea).slice(0, most);
}
