import MiniSearch from 'minisearch';
import type { Synonym } from '../contract/searchRecords';
import { stopWords } from './stopWords';
import { allowedEdits, prefixFrom } from './ranking';
import { tokenise } from './terms';
import type { Token } from './terms';

/** A word or phrase of readers that stands at the beginning of some words, and the phrases that it means. */
interface Meaning {
  /** Number of words covered. */
  readonly length: number;
  readonly means: readonly (readonly string[])[];
}

/** Finds what the first of some words mean. */
export type FindMeanings = (words: readonly Token[]) => readonly Meaning[];

/** A phrase without stop words: "range of motion" is asked for as "range motion". */
const contentTerms = (text: string): string[] =>
  tokenise(text)
    .map(({ term }) => term)
    .filter((term) => !stopWords.has(term));

/**
 * Prepares the synonym table. Phrases must be typed as they are; a single word that no page knows (`isKnown`) may also
 * be the beginning of a synonym, or misspelt.
 */
export function synonymFinder(synonyms: readonly Synonym[], isKnown: (term: string) => boolean): FindMeanings {
  const entries = synonyms.map(([word, ...means], id) => ({ id, words: contentTerms(word), means: means.map(contentTerms) }));
  const singles = entries.filter(({ words }) => words.length === 1).map(({ id, words: [word = ''] }) => ({ id, word }));
  const index = new MiniSearch<{ id: number; word: string }>({ fields: ['word'] });
  index.addAll(singles);

  const near = (term: string): readonly Meaning[] => {
    if (isKnown(term) || term.length < prefixFrom) return [];
    const [best] = index.search(term, { prefix: true, fuzzy: allowedEdits(term) });
    // Ids are the numbers that the entries were added with.
    const entry = best && entries[best.id as number];
    return entry ? [{ length: 1, means: entry.means }] : [];
  };

  return (words) => {
    const typed = entries.filter((entry) => entry.words.length > 0 && entry.words.every((term, offset) => words[offset]?.term === term));
    if (typed.length > 0) return typed.map((entry) => ({ length: entry.words.length, means: entry.means }));
    return near(words[0]?.term ?? '');
  };
}
