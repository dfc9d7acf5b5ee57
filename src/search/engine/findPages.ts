import type { SearchResult as Match } from 'minisearch';
import { blogRoute } from '../../site/blog';
import { termsOf } from './analysis';
import { queryParts, queryTree, termsOfPart } from './query';
import type { QueryPart } from './query';
import { fields } from './searchIndex';
import type { IndexedRecord, ReadyIndex } from './searchIndex';

/** Weights of the fields. */
const boost = { title: 5, page: 3, path: 2, body: 1.5 } as const;

/** Parameters of BM25+: saturation of repeated terms, weight of field length, minimum per match. */
const bm25 = { k: 1.3, b: 0.7, d: 0.1 } as const;

/** Weights of kinds; the others have 1. The name of a step or a part says little about what a page is about. */
const kindWeights: Readonly<Partial<Record<IndexedRecord['kind'], number>>> = {
  page: 1.3,
  term: 0.2,
  step: 0.5,
  part: 0.5,
};

/** Weight of news: what is valid today is on another page. */
const newsWeight = 0.5;

/** A record gains this share of the scores of the next best records of its page. */
const pageEvidence = { share: 0.3, records: 5 } as const;

/** Maximum number of records of a page before those of the next page, so that one page can't fill the list. */
const recordsOfPage = 3;

/** If fewer records than `enough` have all words, records with at least `leastShare` of the words' weight follow. */
const enough = 5;
const leastShare = 0.5;

/** A record of a page that matches a query, with the terms that match. */
export interface FoundPage {
  readonly record: IndexedRecord;
  readonly terms: ReadonlySet<string>;
  readonly inText: boolean;
  /** Its title is the query. */
  readonly isTitle: boolean;
}

const isSection = (record: IndexedRecord | undefined): boolean => record?.kind === 'page' || record?.kind === 'section';

/** Sorts matches by score, kind and the other matches of their page, and limits how many of one page are in sequence. */
function ranked(matches: readonly Match[], { records, index }: ReadyIndex): Match[] {
  const own = matches.flatMap((match) => {
    const record = records[match.id as number];
    return record ? [{ match, record }] : [];
  });
  const scoresOf = new Map<number, number[]>();
  for (const { record, match } of own)
    if (isSection(record)) scoresOf.set(record.pageAt, [...(scoresOf.get(record.pageAt) ?? []), match.score]);
  const evidence = new Map(
    [...scoresOf].map(([page, scores]) => [
      page,
      scores.slice(1, 1 + pageEvidence.records).reduce((sum, score) => sum + score, 0) * pageEvidence.share,
    ]),
  );
  const weightOf = ({ kind, pageAt }: IndexedRecord): number =>
    (kindWeights[kind] ?? 1) * (index.pages[pageAt]?.route.startsWith(blogRoute) ? newsWeight : 1);
  const scored = own.map((entry) => ({
    ...entry,
    score: (entry.match.score + (evidence.get(entry.record.pageAt) ?? 0)) * weightOf(entry.record),
  }));
  const rounds: Match[][] = [];
  const seen = new Map<number, number>();
  for (const { match, record } of scored.sort((a, b) => b.score - a.score)) {
    const count = seen.get(record.pageAt) ?? 0;
    seen.set(record.pageAt, count + 1);
    (rounds[Math.floor(count / recordsOfPage)] ??= []).push(match);
  }
  return rounds.flat();
}

/** Weight of a word without a match, as a share of the rarest word's. */
const unknownShare = 0.6;

/** Weighs the units of a query, a rare unit more than a common one. `of` is the share of the weight that a match has. */
export function worthOfParts(
  parts: readonly QueryPart[],
  matches: readonly Match[],
  all: number,
): { readonly of: (match: Match) => number; readonly worth: readonly number[] } {
  const held = parts.map((part) => new Set(termsOfPart(part)));
  const holds = (match: Match, at: number): boolean => match.queryTerms.some((term) => held[at]?.has(term));
  const worth = parts.map((_, at) => {
    const count = matches.filter((match) => holds(match, at)).length;
    return Math.log(1 + all / (count + 0.5)) * (count === 0 ? unknownShare : 1);
  });
  const total = worth.reduce((sum, value) => sum + value, 0);
  return { worth, of: (match) => parts.reduce((sum, _, at) => sum + (holds(match, at) ? (worth[at] ?? 0) : 0), 0) / total };
}

const pageOptions = { fields: [...fields.page], boost, bm25 };

/** Largest share of the words' weight that a record of a page has: 1 if one has all words. */
export function coveredByPages(text: string, ready: ReadyIndex): number {
  const parts = queryParts(text, 'page', ready);
  if (parts.length === 0 || ready.search(queryTree(parts, 'AND', ready), pageOptions).length > 0) return 1;
  const some = ready.search(queryTree(parts, 'OR', ready), pageOptions);
  const { of } = worthOfParts(parts, some, ready.records.length);
  return some.reduce((most, match) => Math.max(most, of(match)), 0);
}

/** Normalises a title for comparison, without the number of a step. */
export const titleKey = (text: string): string => termsOf(text.replace(/^\s*step \d+\s*[:.–-]?\s*/i, '')).join(' ');

const titleKeys = new WeakMap<ReadyIndex, ReadonlyMap<string, readonly number[]>>();

/** Records by normalised title; pages by their label, too. */
function recordsByTitle(ready: ReadyIndex): ReadonlyMap<string, readonly number[]> {
  const known = titleKeys.get(ready);
  if (known) return known;
  const keys = new Map<string, number[]>();
  for (const { id, kind, title, pageAt } of ready.records) {
    if (kind === 'part' || kind === 'term') continue;
    const label = kind === 'page' ? ready.index.pages[pageAt]?.label : undefined;
    for (const text of new Set([title, label])) if (text !== undefined) keys.set(titleKey(text), [...(keys.get(titleKey(text)) ?? []), id]);
  }
  titleKeys.set(ready, keys);
  return keys;
}

/** Finds records of pages, best first: exact titles, records with all words, records with most of the words' weight. */
export function findPages(text: string, ready: ReadyIndex): FoundPage[] {
  const parts = queryParts(text, 'page', ready);
  if (parts.length === 0) return [];
  const ask = (combineWith: 'AND' | 'OR'): Match[] => ready.search(queryTree(parts, combineWith, ready), pageOptions);
  const all = ranked(ask('AND'), ready);
  const known = new Set<unknown>(all.map(({ id }) => id as number));
  const found = [...all];
  if (all.length < enough && parts.length > 1) {
    const some = ask('OR');
    const { of } = worthOfParts(parts, some, ready.records.length);
    const others = ranked(
      some.filter(({ id }) => !known.has(id)),
      ready,
    );
    found.push(...others.filter((match, at) => at < enough || of(match) >= leastShare));
  }
  const titled = new Set(recordsByTitle(ready).get(titleKey(text)) ?? []);
  const isTitle = ({ id }: Match): boolean => titled.has(id as number);
  const order = [...found.filter(isTitle), ...found.filter((match) => !isTitle(match))];
  return order.flatMap((match) => {
    const record = ready.records[match.id as number];
    const inText = Object.values(match.match).some((names) => names.includes('body'));
    return record ? [{ record, terms: new Set(match.terms), inText, isTitle: isTitle(match) }] : [];
  });
}
