import { site } from '../../site/site';
import type { IndexedFailure } from '../contract/searchRecords';
import { readWords, stopWords, termsOf, toTerm } from './analysis';
import { hazard } from './doubt';
import type { FoundFailures } from './findFailures';
import { longestQuery } from './query';
import type { ReadyIndex } from './searchIndex';

/** Words that don't narrow down a failure. */
const generalWords: ReadonlySet<string> = new Set(
  `${site.title} robot arm hardware software everything anything work function use operate broken yesterday today suddenly correctly properly problem issue error happens cannot cant nothing never wrong fail`
    .split(' ')
    .map(toTerm),
);

/** Denials and complaints. Questions for pages hardly ever have them. */
const complaint =
  /\b(?:no|not|never|nothing|cannot|can[’']?t|won[’']?t|(?:do|does|did|is|are|was|has|have)n[’']?t|fails?|failed|errors?|why|broken|wrong)\b/i;

/** States and values that failures are named after. */
const state = /\b(?:bus-?off|error-(?:passive|warning)|blink\w*|red|dark|hot|limp|stuck)\b|[-−]\d+\.\d+/gi;

/** Whether a text names a state or a value that stands in the title or a message of a failure. */
const namesState = (text: string, { symptom, messages }: IndexedFailure): boolean => {
  const own = new Set(termsOf([symptom, ...messages].join('\n')));
  return (text.match(state) ?? []).some((name) => termsOf(name).every((term) => own.has(term)));
};

/** Signs of a program's output. */
const printed = /[\w)\]]: \S|\[\w+\]|["“”]|^\$ /;

/** Whether a query looks like the output of a program. */
export const isPrinted = (query: string): boolean => printed.test(query);

/** Whether a query says only that something doesn't work, so that no failure fits better than another. */
export function isVague(query: string): boolean {
  const words = readWords(query);
  return words.length > 0 && words.every(({ term }) => stopWords.has(term) || generalWords.has(term)) && complaint.test(query);
}

/** A query is about a failure, too, if one scores more than this share of the best passage's score; one of few words needs more. */
const leastShare = { few: 3, fewWords: 2, many: 0.55 } as const;

/** Whether a query describes a failure, instead of naming a topic or a page, whose title may look like a message: "Step 2: set up the port". */
export function isFault(
  query: string,
  { fitting, might, healthy, bestScore, asksToStop }: FoundFailures,
  bestPassage: number,
  { lexicon, index }: Pick<ReadyIndex, 'lexicon' | 'index'>,
): boolean {
  if (fitting.length > 0 || might.some(({ why }) => why !== '') || healthy !== '' || asksToStop) return true;
  const asked = query.trim().toLowerCase();
  if (index.pages.some(({ title }) => title.toLowerCase() === asked)) return false;
  const text = lexicon.translate(query.slice(0, longestQuery.letters));
  if (complaint.test(text) || hazard.test(text) || isPrinted(text)) return true;
  if (might[0] && namesState(text, might[0].failure)) return true;
  const words = readWords(text).filter(({ term }) => !stopWords.has(term));
  return bestScore > (words.length > leastShare.fewWords ? leastShare.many : leastShare.few) * bestPassage;
}
