import { findSymptoms } from './findSymptoms';
import type { FoundSymptom } from './findSymptoms';
import { isPrinted, isTrouble, mayBeTrouble } from './isTrouble';
import { isVague } from './isVague';
import { symptomTerms } from './symptomTerms';
import type { SymptomIndex } from './symptomIndex';

/** Rows that stand before all other results. */
const most = 3;

/**
 * The least share of the words that a row must explain, and the least score; where nothing tells of a failure, also the least number of
 * words. Where something does, a row that holds the message needs no more.
 */
const least = {
  wordy: { words: 1, covered: 0.4, score: 0.3, byMessage: true },
  inTrouble: { words: 1, covered: 0.65, score: 0.5, byMessage: true },
  hinted: { words: 3, covered: 0.5, score: 0.4, byMessage: false },
  else: { words: 4, covered: 0.8, score: 0.9, byMessage: false },
} as const;

/** A row follows the first one with this share of its score. */
const ofFirst = 0.8;

/** Who tells a failure in so many words says much that no row knows, as programs do that print it. */
const manyWords = 7;

type Needed = (typeof least)[keyof typeof least];

function neededFor(query: string, words: number): Needed {
  if (isPrinted(query)) return least.wordy;
  if (isTrouble(query)) return words >= manyWords ? least.wordy : least.inTrouble;
  return mayBeTrouble(query) ? least.hinted : least.else;
}

/**
 * Of the symptoms that were found, the rows to which a search for a failure leads before other results: those that hold the message, that an
 * output points to, or that hold most of the words. A question for something else has none, nor has one that does not say what went wrong.
 */
export function leadersOf(symptoms: readonly FoundSymptom[], query: string): FoundSymptom[] {
  if (isVague(query)) return [];
  const words = symptomTerms(query).length;
  const needed = neededFor(query, words);
  // A name of many parts is one word.
  const isLong = Math.min(words, query.trim().split(/\s+/).length) >= needed.words;
  const found = symptoms.filter(
    ({ message, seen, covered, score }) =>
      seen !== null || (isLong && ((needed.byMessage && message !== null) || (covered >= needed.covered && score >= needed.score))),
  );
  const best = found[0]?.score ?? 0;
  return found.filter(({ score }) => score >= ofFirst * best).slice(0, most);
}

/** The rows to which a search for a failure leads. */
export const leadingSymptoms = (query: string, index: SymptomIndex): FoundSymptom[] => leadersOf(findSymptoms(query, index), query);
