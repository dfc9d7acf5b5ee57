import type { ReaderWord } from '../contract/searchRecords';
import { failureWords, readWords, stopWords } from './analysis';
import type { Token } from './analysis';
import { isUnspaced, splitScripts } from './dictionary';
import type { Translate } from './dictionary';

const withoutSpaces = (text: string): string => text.replace(/\s+/g, '');

/** The table of readers' words, prepared for queries and documents. */
export interface Lexicon {
  /** Replaces words of other languages by their meaning. Until the dictionary has loaded, separates their letters from others. */
  translate: Translate;
  /** Terms that the first words mean. */
  readonly meanings: (words: readonly Token[]) => readonly string[];
  /** Ids of the failures that a text rules out. */
  readonly ruledOut: (text: string) => ReadonlySet<string>;
  /** Whether a text describes an arm that has to be stopped first: it has all words of a phrase in their order, and few others between them. */
  readonly asksToStop: (text: string) => boolean;
}

/** Words that may stand between two words of a phrase: "the arm just moved by itself". */
const mostBetween = 2;

/** Whether a phrase begins at a term, with few others between its own. */
function beginsAt(from: number, phrase: readonly string[], terms: readonly string[]): boolean {
  let at = from - 1;
  return phrase.every((term) => {
    const near = terms.slice(at + 1, at + 2 + (at < from ? 0 : mostBetween)).indexOf(term);
    at += near + 1;
    return near >= 0;
  });
}

/** Terms of a phrase without stop words, like those of a query. */
const contentTerms = (text: string): string[] =>
  readWords(text)
    .map(({ term }) => term)
    .filter((term) => !stopWords.has(term));

/** Terms of a phrase about a failure, in which "doesn't" and "does not" are the same. */
const phraseTerms = (text: string): string[] => failureWords(text).map(({ term }) => term);

/** Groups entries by the first of their terms. */
function byFirstTerm<Entry extends { readonly terms: readonly string[] }>(
  entries: readonly Entry[],
): ReadonlyMap<string, readonly Entry[]> {
  const groups = new Map<string, Entry[]>();
  for (const entry of entries) groups.set(entry.terms[0] ?? '', [...(groups.get(entry.terms[0] ?? '') ?? []), entry]);
  return groups;
}

/** Prepares the table of words. */
export function lexiconOf(words: readonly ReaderWord[], stops: readonly string[]): Lexicon {
  const entries = words
    .filter(({ means }) => means.length > 0)
    .map((entry) => ({ ...entry, terms: contentTerms(entry.word), means: entry.means.map(contentTerms) }));
  const byFirst = byFirstTerm(entries);
  const excluding = words
    .filter(({ rulesOut }) => rulesOut.length > 0)
    .map(({ word, rulesOut }) => ({ phrase: ` ${phraseTerms(word).join(' ')} `, rulesOut }));
  const stopSigns = stops.filter(isUnspaced).map(withoutSpaces);
  const stopPhrases = stops.filter((phrase) => !isUnspaced(phrase));
  const stopping = byFirstTerm(stopPhrases.map((phrase) => ({ terms: phraseTerms(phrase) })));

  const lexicon: Lexicon = {
    translate: splitScripts,
    meanings: (tokens) =>
      (byFirst.get(tokens[0]?.term ?? '') ?? [])
        .filter(({ terms }) => terms.every((term, offset) => tokens[offset]?.term === term))
        .flatMap(({ means }) => means.flat()),
    ruledOut: (text) => {
      const terms = ` ${phraseTerms(text).join(' ')} `;
      return new Set(excluding.flatMap(({ phrase, rulesOut }) => (terms.includes(phrase) ? rulesOut : [])));
    },
    asksToStop: (text) => {
      const [signs, terms] = [withoutSpaces(text), phraseTerms(lexicon.translate(text))];
      return (
        stopSigns.some((phrase) => signs.includes(phrase)) ||
        terms.some((term, at) => stopping.get(term)?.some((phrase) => beginsAt(at, phrase.terms, terms)))
      );
    },
  };
  return lexicon;
}
