import { matchQuery, wordsOf } from './matchedQuery';
import type { MatchedQuery } from './matchedQuery';
import type { Query } from './query';
import { allowedEdits, allowedEditsAtLast, enoughHits, hitsOfPage, pageEvidence, pageTopBoost } from './ranking';
import type { RecordLayout } from './recordLayout';
import { scoreRecords } from './score';
import type { ScoredRecord } from './score';
import type { TermSource } from './termSource';

/** A record that answers a query, and the query as its terms were looked up; null where there was none. */
export interface Found {
  readonly id: number;
  readonly query: MatchedQuery | null;
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

/** Ranks records higher whose page has more to say. They come best first. */
function withPageEvidence(scored: readonly ScoredRecord[], { pageOf, firstOf }: RecordLayout): number[] {
  const scores = new Map<number, number[]>();
  const page = (id: number): number => pageOf[id] ?? 0;
  for (const { id, score } of scored) {
    const ofPage = scores.get(page(id));
    if (ofPage) ofPage.push(score);
    else scores.set(page(id), [score]);
  }
  const evidence = new Map([...scores].map(([page, [, ...next]]) => [page, sum(next.slice(0, pageEvidence.records))]));
  const isTop = (id: number): boolean => firstOf[page(id)] === id;
  const total = ({ id, score }: ScoredRecord): number =>
    (score + pageEvidence.share * (evidence.get(page(id)) ?? 0)) * (isTop(id) ? pageTopBoost : 1);
  return scored
    .map((record) => ({ id: record.id, score: total(record) }))
    .sort((a, b) => b.score - a.score)
    .map(({ id }) => id);
}

/** Diversifies the results: the best hits of every page come before the many of one page. */
function diversify(ids: readonly number[], { pageOf }: RecordLayout): number[] {
  const seen = new Map<number, number>();
  const rounds: number[][] = [];
  for (const id of ids) {
    const page = pageOf[id] ?? 0;
    const count = seen.get(page) ?? 0;
    seen.set(page, count + 1);
    (rounds[Math.floor(count / hitsOfPage)] ??= []).push(id);
  }
  return rounds.flat();
}

/** Letters that may differ in a word, besides those that the pages have: a word that is right is not taken for another one. */
const editsUnless =
  (has: (term: string) => boolean, edits: (term: string) => number) =>
  (term: string): number =>
    has(term) ? 0 : edits(term);

/** All words first; where they find little, some of the words; where nothing is found, words with more letters wrong. */
export async function findRecords(parts: readonly Query[], terms: TermSource, layout: RecordLayout): Promise<Found[]> {
  const ranked = async (query: Query, edits = allowedEdits): Promise<Found[]> => {
    const matched = matchQuery(query, terms, editsUnless(terms.has, edits));
    await terms.load(wordsOf(matched).flatMap(({ near }) => near.map(({ number }) => number)));
    return diversify(withPageEvidence(scoreRecords(matched, terms), layout), layout).map((id) => ({ id, query: matched }));
  };
  const all = await ranked({ all: parts });
  if (all.length >= enoughHits) return all;
  const known = new Set(all.map(({ id }) => id));
  const some = [...all, ...(await ranked({ any: parts })).filter(({ id }) => !known.has(id))];
  return some.length > 0 ? some : ranked({ any: parts }, allowedEditsAtLast);
}
