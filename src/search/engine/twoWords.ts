import { leastPart } from './ranking';
import { stopWords } from './stopWords';
import { tokenise } from './terms';

/** The two words that make up one, as terms; none where it is not made of two. */
export type FindTwoWords = (term: string) => readonly string[];

/** Neighbours in a text, by the word that they would be as one. */
function neighbours(texts: Iterable<string>): Map<string, readonly string[]> {
  const pairs = new Map<string, readonly string[]>();
  for (const text of texts) {
    const words = tokenise(text).map(({ term }) => term);
    words.forEach((second, index) => {
      const first = words[index - 1] ?? '';
      if ([first, second].every((word) => word.length >= leastPart && !stopWords.has(word))) pairs.set(first + second, [first, second]);
    });
  }
  return pairs;
}

/**
 * Finds `zero` and `position` by `zeroposition`, where the two stand side by side in a heading: two words that only happen to be on the
 * pages, as `data` and `set`, are no `dataset`. The headings are read when a word is looked for that no page has.
 */
export function twoWordsFinder(headings: () => Iterable<string>, has: (term: string) => boolean): FindTwoWords {
  let pairs: ReadonlyMap<string, readonly string[]> | undefined;
  return (term) => (has(term) ? [] : ((pairs ??= neighbours(headings())).get(term) ?? []));
}
