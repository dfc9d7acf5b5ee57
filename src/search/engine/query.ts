import { failureWords, pairOf, readWords, stopWords } from './analysis';
import type { Token } from './analysis';
import type { ReadyIndex } from './searchIndex';
import type { AskedQuery, AskedTerm, TermIndex } from './termIndex';

/** Maximum number of letters and words of a query that are read. Of a pasted log, that is the first lines. */
export const longestQuery = { letters: 1000, words: 32 } as const;

/** Weights of terms besides the word itself: parts of a name, a pair of neighbouring words, a synonym. */
const weights = { piece: 0.5, pair: 0.8, meaning: 1 } as const;

/** Minimum number of letters of a prefix, except in the last word. */
const prefixFrom = 4;

/** Words of a query without stop words, or all words if there are only stop words. */
export function pageWords(text: string, { byPassage }: Pick<ReadyIndex, 'byPassage'>): Token[] {
  const words = readWords(text.slice(0, longestQuery.letters));
  const content = words.filter(({ term }) => {
    // Only headings are indexed by letters and short numbers.
    if (/^(?:\d{1,3}|[a-z])$/.test(term)) return words.length < 3 && byPassage.has(term);
    return !stopWords.has(term);
  });
  return (content.length > 0 ? content : words).slice(0, longestQuery.words);
}

/** Number of typing errors that a word may have: none in short words, and none in part numbers, which differ by one character. */
const allowedEdits = (term: string): number =>
  term.length < 5 || /\d/.test(term) ? 0 : Math.min(2, Math.max(1, Math.round(term.length * 0.2)));

/** Query for one term. */
const only = (asked: AskedTerm): AskedQuery => ({ words: [[asked]], pairs: [] });

/** Number of typing errors to search a word with: none if the index has it. */
function editsOf(term: string, { has, rank }: TermIndex): number {
  const allowed = has(term) ? 0 : allowedEdits(term);
  // Two swapped letters are two edits.
  return allowed === 1 && term.length >= 6 && rank(only({ term, weight: 1, prefix: false, edits: 1 })).length === 0 ? 2 : allowed;
}

const exactly = (term: string, weight: number): AskedTerm => ({ term, weight, prefix: false, edits: 0 });

/** Whether the reader may be in the middle of typing the last word. */
const endsInWord = (text: string): boolean => /[\p{L}\p{N}]$/u.test(text);

/** Terms of each word: itself, as a prefix or with typing errors, its parts, and its meanings in the table of words. */
function termsOfWords(text: string, words: readonly Token[], among: TermIndex, { lexicon }: ReadyIndex): AskedTerm[][] {
  return words.map(({ term, pieces }, at) => [
    { term, weight: 1, prefix: term.length >= prefixFrom || (at === words.length - 1 && endsInWord(text)), edits: editsOf(term, among) },
    ...pieces.map((piece) => exactly(piece, weights.piece)),
    ...lexicon.meanings(words.slice(at)).map((meaning) => exactly(meaning, weights.meaning)),
  ]);
}

/** Terms by which a query finds pages. */
export function pageQuery(query: string, among: TermIndex, ready: ReadyIndex): AskedQuery {
  const text = ready.lexicon.translate(query);
  return { words: termsOfWords(text, pageWords(text, ready), among, ready), pairs: [] };
}

/** Terms by which a query finds failures: words and pairs of neighbouring words. */
export function failureQuery(query: string, ready: ReadyIndex): AskedQuery {
  const text = ready.lexicon.translate(query).slice(0, longestQuery.letters);
  const words = failureWords(text).slice(0, longestQuery.words);
  return {
    words: termsOfWords(text, words, ready.byFailure, ready),
    pairs: words.slice(1).map(({ term }, at) => exactly(pairOf(words[at]?.term ?? '', term), weights.pair)),
  };
}

/** The term that is searched for a word: its own if it is indexed, even as a prefix, or else the most similar one, or else null. */
export function misspelt({ term, pieces }: Token, { has, byPassage }: ReadyIndex): string | null {
  const search = (prefix: boolean, edits: number): string | undefined =>
    byPassage.rank(only({ term, weight: 1, prefix, edits }))[0]?.terms[0];
  if ([term, ...pieces].some(has) || search(term.length >= 3, 0) !== undefined) return term;
  return search(false, editsOf(term, byPassage)) ?? null;
}
