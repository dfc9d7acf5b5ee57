import type { ReaderWord } from '../contract/searchRecords';
import { failureWords, readWords, stopWords } from './analysis';
import type { Token } from './analysis';

/** Text in languages without spaces between words. */
const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]+/gu;

/** The table of readers' words, prepared for queries and documents. */
export interface Lexicon {
  /** Replaces Chinese and Japanese words by their meaning. */
  readonly translate: (text: string) => string;
  /** Terms that the first words mean. */
  readonly meanings: (words: readonly Token[]) => readonly string[];
  /** Ids of the failures that a text rules out. */
  readonly ruledOut: (text: string) => ReadonlySet<string>;
  /** Whether a text describes an arm that has to be stopped first: it has all words of a phrase in their order, and few others between them. */
  readonly asksToStop: (text: string) => boolean;
}

/** Words that may stand between two words of a phrase: "the arm just moved by itself". */
const mostBetween = 2;

/** Whether the terms contain those of a phrase, with few others between. */
const hasInOrder = (phrase: readonly string[], terms: readonly string[]): boolean =>
  terms.some((_, from) => {
    let at = from - 1;
    return phrase.every((term, place) => {
      const next = terms.indexOf(term, at + 1);
      const isNear = next >= 0 && next - at <= (place === 0 ? 1 : mostBetween + 1);
      at = next;
      return isNear;
    });
  });

/** Terms of a phrase without stop words, like those of a query. */
const contentTerms = (text: string): string[] =>
  readWords(text)
    .map(({ term }) => term)
    .filter((term) => !stopWords.has(term));

/** Terms of a phrase about a failure, in which "doesn't" and "does not" are the same. */
const phraseTerms = (text: string): string[] => failureWords(text).map(({ term }) => term);

/** Prepares the table of words. */
export function lexiconOf(words: readonly ReaderWord[], stops: readonly string[]): Lexicon {
  const foreign = new Map(words.filter(({ word }) => word.match(unspaced)?.[0] === word).map(({ word, means }) => [word, means]));
  const longest = Math.max(0, ...[...foreign.keys()].map(({ length }) => length));
  const entries = words
    .filter(({ word, means }) => means.length > 0 && !foreign.has(word))
    .map((entry) => ({ ...entry, terms: contentTerms(entry.word), means: entry.means.map(contentTerms) }));
  const byFirst = new Map<string, typeof entries>();
  for (const entry of entries) byFirst.set(entry.terms[0] ?? '', [...(byFirst.get(entry.terms[0] ?? '') ?? []), entry]);
  const excluding = words
    .filter(({ rulesOut }) => rulesOut.length > 0)
    .map(({ word, rulesOut }) => ({ phrase: ` ${phraseTerms(word).join(' ')} `, rulesOut }));
  const stopping = stops.map(phraseTerms);

  const translateRun = (run: string): string => {
    let [text, at] = ['', 0];
    while (at < run.length) {
      let length = Math.min(longest, run.length - at);
      while (length > 0 && !foreign.has(run.slice(at, at + length))) length -= 1;
      if (length > 0) text += ` ${foreign.get(run.slice(at, at + length))?.join(' ') ?? ''} `;
      at += Math.max(1, length);
    }
    return text.trim() === '' ? run : text;
  };

  return {
    translate: (text) => text.replace(unspaced, translateRun),
    meanings: (tokens) =>
      (byFirst.get(tokens[0]?.term ?? '') ?? [])
        .filter(({ terms }) => terms.every((term, offset) => tokens[offset]?.term === term))
        .flatMap(({ means }) => means.flat()),
    ruledOut: (text) => {
      const terms = ` ${phraseTerms(text).join(' ')} `;
      return new Set(excluding.flatMap(({ phrase, rulesOut }) => (terms.includes(phrase) ? rulesOut : [])));
    },
    asksToStop: (text) => {
      const terms = phraseTerms(text);
      return stopping.some((phrase) => hasInOrder(phrase, terms));
    },
  };
}
