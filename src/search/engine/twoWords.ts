import type { RecordPage } from '../contract/searchRecords';
import { leastPart } from './ranking';
import { stopWords } from './stopWords';
import { tokenise } from './terms';

/** The two words that make up one, as terms; none where it is not made of two. */
export type FindTwoWords = (term: string) => readonly string[];

/** Two terms side by side, by what they would be as one. */
export type Neighbours = ReadonlyMap<string, readonly [first: string, second: string]>;

/** The words that stand side by side in the headings of some pages, or in their paths. */
export function neighboursIn(pages: readonly Pick<RecordPage, 'route' | 'sections'>[]): Neighbours {
  const neighbours = new Map<string, readonly [string, string]>();
  const headings = pages.flatMap(({ sections }) => sections.map(([, heading]) => heading));
  for (const text of [...headings, ...pages.map(({ route }) => route.replaceAll('-', ' '))]) {
    const words = tokenise(text).map(({ term }) => term);
    words.slice(1).forEach((second, before) => {
      const first = words[before] ?? '';
      if ([first, second].every((word) => word.length >= leastPart && !stopWords.has(word)))
        neighbours.set(first + second, [first, second]);
    });
  }
  return neighbours;
}

/**
 * Finds `zero` and `position` by `zeroposition`, where the two stand side by side in a heading: two words that only happen to be on the
 * pages, as `data` and `set`, are no `dataset`. Neighbours are asked for when a word is looked for that no page has.
 */
export function twoWordsFinder(neighbours: () => Neighbours, has: (term: string) => boolean): FindTwoWords {
  let known: Neighbours | undefined;
  return (term) => (has(term) ? [] : ((known ??= neighbours()).get(term) ?? []));
}
