import { findSymptoms } from './findSymptoms';
import type { FoundSymptom } from './findSymptoms';
import { isPrinted, isTrouble, mayBeTrouble } from './isTrouble';
import { symptomTerms } from './symptomTerms';
import type { SymptomIndex } from './symptomIndex';

/** Rows that stand before all other results. */
const most = 3;

/** The least share of the words that a row must explain, and the least score; where nothing tells of a failure, also the least number of words. */
const least = {
  printed: { words: 1, covered: 0.4, score: 0.3 },
  inTrouble: { words: 1, covered: 0.65, score: 0.5 },
  hinted: { words: 3, covered: 0.5, score: 0.4 },
  else: { words: 4, covered: 0.8, score: 0.82 },
} as const;

/** A row follows the first one with this share of its score. */
const ofFirst = 0.8;

/**
 * The rows to which a search for a failure leads before all pages: those that hold the message, or most of the words. A question
 * for something else has none.
 */
export function leadingSymptoms(query: string, index: SymptomIndex): FoundSymptom[] {
  const needed = isPrinted(query) ? least.printed : isTrouble(query) ? least.inTrouble : mayBeTrouble(query) ? least.hinted : least.else;
  // A name of many parts is one word.
  if (Math.min(symptomTerms(query).length, query.trim().split(/\s+/).length) < needed.words) return [];
  const found = findSymptoms(query, index).filter(
    ({ message, covered, score }) =>
      (message !== null && (needed === least.inTrouble || needed === least.printed)) || (covered >= needed.covered && score >= needed.score),
  );
  const best = found[0]?.score ?? 0;
  return found.filter(({ score }) => score >= ofFirst * best).slice(0, most);
}
