import MiniSearch from 'minisearch';
import type { Query } from 'minisearch';

/** A term of a query. Only `prefix` and `edits` let other terms match than itself. */
export interface AskedTerm {
  readonly term: string;
  readonly weight: number;
  readonly prefix: boolean;
  /** Maximum number of typing errors. */
  readonly edits: number;
}

/** A query: the terms of each of its words, and pairs of words. */
export interface AskedQuery {
  readonly words: readonly (readonly AskedTerm[])[];
  readonly pairs: readonly AskedTerm[];
}

/** A document that has at least one of the terms. */
export interface Match {
  /** Index of the document. */
  readonly at: number;
  readonly score: number;
  /** Its terms that match. */
  readonly terms: readonly string[];
}

/** Documents that can be searched by their terms. */
export interface TermIndex {
  /** Ranks documents by BM25 and by the share of the query that they cover, best first. */
  readonly rank: (query: AskedQuery) => Match[];
  readonly has: (term: string) => boolean;
}

/** Weights of inexact matches, relative to a match of the whole word. */
const weights = { prefix: 0.2, fuzzy: 0.25 } as const;

/** Saturation of repeated terms and weight of a document's length in BM25, and the power of the share of the query that a document covers. */
export interface Ranking {
  readonly k: number;
  readonly b: number;
  readonly cover: number;
}

/** Terms, each once, with the greatest weight. */
function distinct(asked: readonly AskedTerm[]): AskedTerm[] {
  const best = new Map<string, AskedTerm>();
  for (const one of asked) if (one.weight > (best.get(one.term)?.weight ?? 0)) best.set(one.term, one);
  return [...best.values()];
}

/** Share of a query that a match covers. A rare word is a greater share than a common one. `all` is the number of documents. */
function coverage({ words }: AskedQuery, matches: readonly { readonly queryTerms: readonly string[] }[], all: number): number[] {
  const wordsOf = new Map<string, number[]>();
  words.forEach((word, at) => word.forEach(({ term }) => wordsOf.set(term, [...(wordsOf.get(term) ?? []), at])));
  const covered = matches.map(({ queryTerms }) => new Set(queryTerms.flatMap((term) => wordsOf.get(term) ?? [])));
  const counts = words.map(() => 0);
  for (const own of covered) for (const at of own) counts[at] = (counts[at] ?? 0) + 1;
  const worth = counts.map((count) => Math.log(1 + all / (count + 0.5)));
  const total = worth.reduce((sum, one) => sum + one, 0);
  return covered.map((own) => [...own].reduce((sum, at) => sum + (worth[at] ?? 0), 0) / total);
}

/** Shorter words aren't guessed, because nearly every word is an edit away from one of them. */
const leastGuess = 4;

const lettersOf = (term: string): string => [...term].sort().join('');

/** Whether a word may be another one with typing errors: it begins alike, and two of them only if it is long, or if they swap letters. */
const isGuess = (found: string, { term, edits }: AskedTerm): boolean =>
  found.startsWith(term) ||
  (found[0] === term[0] && found.length >= leastGuess && (edits < 2 || term.length >= 8 || lettersOf(found) === lettersOf(term)));

/** Separates terms in a field. */
const separator = '\n';

/** Builds the index of documents. Each document is a list of fields, and each field a list of terms; `boosts` are the weights of the fields. */
export function termIndex(
  documents: readonly (readonly (readonly string[])[])[],
  boosts: readonly number[],
  { k, b, cover }: Ranking,
): TermIndex {
  const names = boosts.map((_, field) => `${field}`);
  const known = new Set(documents.flat(2));
  const miniSearch = new MiniSearch({
    fields: names,
    extractField: ({ id, fields }: { readonly id: number; readonly fields: readonly (readonly string[])[] }, name) =>
      name === 'id' ? `${id}` : (fields[Number(name)] ?? []).join(separator),
    tokenize: (terms) => (terms === '' ? [] : terms.split(separator)),
    processTerm: (term) => term,
    searchOptions: {
      tokenize: (term) => [term],
      weights,
      boost: Object.fromEntries(names.map((name, field) => [name, boosts[field] ?? 1])),
      bm25: { k, b, d: 0 },
    },
  });
  miniSearch.addAll(documents.map((fields, id) => ({ id, fields })));
  const queryFor = (asked: AskedTerm): Query => ({
    queries: [asked.term],
    prefix: asked.prefix,
    fuzzy: asked.edits,
    boostTerm: () => asked.weight,
    ...(asked.edits > 0 ? { boostDocument: (_: unknown, found: string) => (isGuess(found, asked) ? 1 : 0) } : {}),
  });
  const rank = (query: AskedQuery): Match[] => {
    const queries = distinct([...query.words.flat(), ...query.pairs]).map(queryFor);
    if (queries.length === 0) return [];
    const matches = miniSearch.search({ combineWith: 'OR', queries });
    const covered = coverage(query, matches, documents.length);
    return matches
      .map((match, at) => ({ at: Number(match.id), score: match.score * (covered[at] ?? 0) ** cover, terms: match.terms }))
      .sort((one, other) => other.score - one.score);
  };
  return { rank, has: (term) => known.has(term) };
}
