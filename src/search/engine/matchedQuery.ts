import type { NearTerm } from './nearTerms';
import { nearTerms } from './nearTerms';
import { fields } from './fields';
import type { Query } from './query';
import type { FieldPlaces } from './termPlaces';
import type { TermSource } from './termSource';

/** A query with the terms of the pages in place of its words. */
export type MatchedQuery =
  | { readonly word: string; readonly weight: number; readonly near: readonly NearTerm[] }
  | { readonly all: readonly MatchedQuery[] }
  | { readonly any: readonly MatchedQuery[] };

/** Looks up the words of a query; `edits` says how many letters of a word may differ. */
export function matchQuery(query: Query, { dictionary }: TermSource, edits: (word: string) => number): MatchedQuery {
  const match = (part: Query): MatchedQuery => {
    if ('all' in part) return { all: part.all.map(match) };
    if ('any' in part) return { any: part.any.map(match) };
    const { word, weight, prefix, fuzzy } = part;
    return { word, weight, near: nearTerms(dictionary, word, { prefix, edits: fuzzy ? edits(word) : 0 }) };
  };
  return match(query);
}

/** The words of a query with their terms. */
export function wordsOf(query: MatchedQuery): Extract<MatchedQuery, { word: string }>[] {
  if ('all' in query) return query.all.flatMap(wordsOf);
  return 'any' in query ? query.any.flatMap(wordsOf) : [query];
}

/** Which terms of a query a record holds, and whether one of them is in its prose or code. */
export interface RecordMatch {
  readonly terms: ReadonlySet<string>;
  readonly inText: boolean;
}

/** A record that is shown without a query. */
export const noMatch: RecordMatch = { terms: new Set(), inText: false };

function holds({ records }: FieldPlaces, record: number): boolean {
  let [from, to] = [0, records.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((records[middle] ?? 0) < record) from = middle + 1;
    else to = middle;
  }
  return records[from] === record;
}

const blockFields = [fields.indexOf('text'), fields.indexOf('code')];

const together = (matches: readonly (RecordMatch | null)[]): RecordMatch | null => {
  const found = matches.filter((match) => match !== null);
  if (found.length === 0) return null;
  return { terms: new Set(found.flatMap(({ terms }) => [...terms])), inText: found.some(({ inText }) => inText) };
};

/** What a record holds of a query, all terms of which are loaded; null where it does not answer it. */
export function matchOf(query: MatchedQuery, record: number, source: TermSource): RecordMatch | null {
  if ('all' in query) {
    const matches = query.all.map((part) => matchOf(part, record, source));
    return matches.includes(null) ? null : together(matches);
  }
  if ('any' in query) return together(query.any.map((part) => matchOf(part, record, source)));
  const terms = new Set<string>();
  let inText = false;
  for (const { term, number } of query.near) {
    source.placesOf(number).forEach((places, field) => {
      if (!places || !holds(places, record)) return;
      terms.add(term);
      inText ||= blockFields.includes(field);
    });
  }
  return terms.size > 0 ? { terms, inText } : null;
}
