/** Fields of a record that are searched, and what a match in each is worth. */
export const fieldBoosts = {
  /** The record's own heading. */
  title: 5,
  /** Title of the page and its label in the sidebar. */
  page: 3,
  /** Words of the page's path. */
  path: 2,
  /** Headings between the page's title and the record's own. */
  parents: 1.5,
  /** Titles of steps, names and numbers of parts. */
  names: 1,
  text: 1,
  code: 0.5,
} as const;

/** Name of a searched field. */
export type Field = keyof typeof fieldBoosts;

/** BM25+: how soon repetition stops to count, how much length counts, and the floor of a match in a long text. */
export const bm25 = { k: 1.3, b: 0.7, d: 0.2 } as const;

/** A term counts this often in a text at most: more says little about a text, and costs bytes. */
export const mostCounted = 3;

/** The top of a page is worth this much more than its sections. */
export const pageTopBoost = 1.3;

/** A record gains from the next best records of its page: this share of their scores. */
export const pageEvidence = { share: 0.3, records: 5 } as const;

/** So many hits of a page come before the next page's, so that one page with many steps does not fill a list. */
export const hitsOfPage = 3;

/** What a match is worth that is not the whole word as typed. */
export const matchWeights = { prefix: 0.2, fuzzy: 0.25 } as const;

/** What the pieces of a mixed word (`4340` of `J4340P`) are worth against the whole. */
export const pieceWeight = 0.5;

/** What the parts of a linked name (`right`, `can`, `interface`) are worth against the name. */
export const partsWeight = 0.3;

/** What a synonym is worth against the word that was typed. */
export const synonymWeight = 1;

/** What two words written as one are worth against the two, or one against the one: `bus bar`, `busbar`. */
export const joinedWeight = 0.8;

/** Each of two words that somebody writes as one has so many letters at least. */
export const leastPart = 3;

/** The last word is still being typed; words before it match as a beginning from this many letters. */
export const prefixFrom = 4;

/** Fewer hits than this with all words, and hits with only some of the words follow. */
export const enoughHits = 5;

/** Letters of a query that are read, and words of them: of a pasted log the first lines, instead of a search that takes half a minute. */
export const longestQuery = { letters: 1000, words: 32 } as const;

/** Words of a snippet. */
export const snippetWords = 15;

/** Letters that may differ: none in short words and in part numbers, where one letter is another part. */
export function allowedEdits(term: string): number {
  if (term.length < 4 || /\d/.test(term)) return 0;
  return term.length === 4 ? 1 : Math.min(2, Math.round(term.length * 0.2));
}

/** The same for the last attempt, when nothing was found. */
export const allowedEditsAtLast = (term: string): number => (term.length >= 6 && !/\d/.test(term) ? 2 : allowedEdits(term));

/** "can" is the verb before one of these words, and the bus everywhere else. */
export const afterVerbCan: ReadonlySet<string> = new Set('a an any be i it my not one the they this we you'.split(' '));
