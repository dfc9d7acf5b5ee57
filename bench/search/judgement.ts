import { searchSettings } from '../../src/site/searchSettings';
import type { SearchEngine } from '../../src/search/engine/engine';
import type { JudgedQuery } from './readQueries';

/** Shares of queries that the engine must reach. */
export const goals = { first: 0.9, firstFive: 0.99 } as const;

/** A query whose right page did not come first. */
interface Miss {
  readonly query: JudgedQuery;
  /** Place of the first right page, from 1; null where it was not found. */
  readonly place: number | null;
  readonly found: readonly string[];
}

/** How well and how fast an engine answers. Times are in ms. */
export interface Judgement {
  readonly queries: number;
  readonly first: number;
  readonly firstFive: number;
  readonly misses: readonly Miss[];
  readonly time: { readonly median: number; readonly p95: number; readonly longest: number };
}

/** Pages of the results, each once, in the order of the results. */
const pagesOf = (engine: SearchEngine, query: string): string[] => {
  const { hits } = engine.search({ indexName: searchSettings.indexName, query, hitsPerPage: 20 });
  return [...new Set(hits.map((hit) => hit.url_without_anchor ?? hit.url))];
};

/** Asks every query once. */
export function judge(engine: SearchEngine, queries: readonly JudgedQuery[]): Judgement {
  const times: number[] = [];
  const places = queries.map((query) => {
    const start = performance.now();
    const found = pagesOf(engine, query.query);
    times.push(performance.now() - start);
    const index = found.findIndex((page) => query.pages.includes(page));
    return { query, place: index < 0 ? null : index + 1, found };
  });
  times.sort((a, b) => a - b);
  const share = (limit: number): number => places.filter(({ place }) => place !== null && place <= limit).length / queries.length;
  const quantile = (part: number): number => times[Math.min(times.length - 1, Math.floor(times.length * part))] ?? 0;
  return {
    queries: queries.length,
    first: share(1),
    firstFive: share(5),
    misses: places.filter(({ place }) => place !== 1),
    time: { median: quantile(0.5), p95: quantile(0.95), longest: times.at(-1) ?? 0 },
  };
}

const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;

const formatMiss = ({ query, place, found }: Miss): string =>
  `  ${place === null ? 'not found' : `place ${place}`}: "${query.query}" (${query.kind}) should lead to ${query.pages.join(' or ')}; first is ${found[0] ?? 'nothing'}`;

/** The judgement for a reader, worst misses first. */
export function formatJudgement({ queries, first, firstFive, misses, time }: Judgement): string {
  const worst = [...misses].sort((a, b) => (b.place ?? Infinity) - (a.place ?? Infinity));
  return [
    ...worst.map(formatMiss),
    `${queries} queries: right page first ${percent(first)} (goal ${percent(goals.first)}), among the first five ${percent(firstFive)} (goal ${percent(goals.firstFive)})`,
    `time per query: median ${time.median.toFixed(1)} ms, 95 % within ${time.p95.toFixed(1)} ms, longest ${time.longest.toFixed(1)} ms`,
  ].join('\n');
}
