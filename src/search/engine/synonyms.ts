import SearchableMap from 'minisearch/SearchableMap';
import type { Synonym } from '../contract/searchRecords';
import { nearTerms } from './nearTerms';
import { allowedEdits, prefixFrom } from './ranking';
import { stopWords } from './stopWords';
import { toTerm, tokenise } from './terms';
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
 * be the beginning of a synonym, or a misspelt one that is long enough for that: "busy" is not "buy".
 */
export function synonymFinder(synonyms: readonly Synonym[], isKnown: (term: string) => boolean): FindMeanings {
  const entries = synonyms.map(([word, ...means], id) => ({ id, words: contentTerms(word), means: means.map(contentTerms) }));
  const singles = new SearchableMap<number>();
  for (const { id, words } of entries) if (words.length === 1) singles.fetch(words[0] ?? '', () => id);

  const near = (term: string): readonly Meaning[] => {
    if (isKnown(term) || term.length < prefixFrom) return [];
    const [best] = nearTerms(singles, term, { prefix: true, edits: allowedEdits(term) })
      .filter((found) => found.term.startsWith(term) || allowedEdits(found.term) > 0)
      .sort((a, b) => b.weight - a.weight);
    const entry = best && entries[best.number];
    return entry ? [{ length: 1, means: entry.means }] : [];
  };

  return (words) => {
    const [first = '', second] = words.map(({ term }) => term);
    const typed = entries.filter((entry) => entry.words.length > 0 && entry.words.every((term, offset) => words[offset]?.term === term));
    if (typed.length > 0) return typed.map((entry) => ({ length: entry.words.length, means: entry.means }));
    // One word of the table may be typed as two.
    const asOne = second === undefined ? undefined : singles.get(toTerm(first + second));
    const entry = asOne === undefined ? undefined : entries[asOne];
    return entry ? [{ length: 2, means: entry.means }] : near(first);
  };
}
