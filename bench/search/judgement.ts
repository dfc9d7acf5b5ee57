import { searchSettings } from '../../src/site/searchSettings';
import type { SearchEngine } from '../../src/search/engine/engine';
import { symptomsRoute } from '../../src/site/symptoms';
import { arrangeHits } from '../../src/symptoms/arrangeHits';
import { isVague } from '../../src/symptoms/isVague';
import type { SymptomIndex } from '../../src/symptoms/symptomIndex';
import type { JudgedQuery } from './readQueries';

/** Shares of queries that the search must reach. */
export const goals = { pages: { first: 0.9, firstFive: 0.99 }, symptoms: { first: 0.9, firstThree: 0.98 } } as const;

/** What is reached where the goal is not: less than this is a step back. */
export const leastReached = { symptoms: { first: 0.83, firstThree: 0.87 } } as const;

/** Where the right page of a query came; a miss where that is not the first place. */
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
  readonly firstThree: number;
  readonly firstFive: number;
  readonly misses: readonly Miss[];
  readonly time: { readonly median: number; readonly p95: number; readonly longest: number };
}

/** Rows and the pages of the results, each once, in the order in which they are shown. */
const placesOf = async ({ engine, symptoms }: Searched, query: string): Promise<string[]> => {
  const { hits } = await engine.search({ indexName: searchSettings.indexName, query, hitsPerPage: 20 });
  const pages = hits.map((hit) => hit.url_without_anchor ?? hit.url);
  if (!symptoms) return [...new Set(pages)];
  const { first, rows, rest } = arrangeHits(pages, (page) => page, query, symptoms);
  const finder = isVague(query) ? [symptomsRoute] : [];
  return [...new Set([...finder, ...first, ...rows.map(({ record }) => record.id), ...rest])];
};

/** What is searched: pages, and symptoms where the site has some. */
export interface Searched {
  readonly engine: SearchEngine;
  readonly symptoms?: SymptomIndex;
}

/** Asks every query once, one after the other. */
export async function judge(searched: Searched, queries: readonly JudgedQuery[]): Promise<Judgement> {
  const times: number[] = [];
  const places: Miss[] = [];
  for (const query of queries) {
    const start = performance.now();
    const found = await placesOf(searched, query.query);
    times.push(performance.now() - start);
    const index = found.findIndex((place) => query.pages.includes(place) || query.rows.includes(place));
    places.push({ query, place: index < 0 ? null : index + 1, found });
  }
  times.sort((a, b) => a - b);
  const share = (limit: number): number => places.filter(({ place }) => place !== null && place <= limit).length / queries.length;
  const quantile = (part: number): number => times[Math.min(times.length - 1, Math.floor(times.length * part))] ?? 0;
  return {
    queries: queries.length,
    first: share(1),
    firstThree: share(3),
    firstFive: share(5),
    misses: places.filter(({ place }) => place !== 1),
    time: { median: quantile(0.5), p95: quantile(0.95), longest: times.at(-1) ?? 0 },
  };
}

const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;

const formatMiss = ({ query, place, found }: Miss): string =>
  `  ${place === null ? 'not found' : `place ${place}`}: "${query.query}" (${query.kind}) should lead to ${[...query.rows, ...query.pages].join(' or ')}; first is ${found[0] ?? 'nothing'}`;

/** The misses for a reader, worst first. */
export const formatMisses = ({ misses }: Judgement): string[] =>
  [...misses].sort((a, b) => (b.place ?? Infinity) - (a.place ?? Infinity)).map(formatMiss);

/** The shares and the time for a reader. */
export const formatShares = ({ queries, first, firstThree, firstFive, time }: Judgement): string =>
  `${queries} queries: right one first ${percent(first)}, among the first three ${percent(firstThree)}, five ${percent(firstFive)}; ` +
  `time per query: median ${time.median.toFixed(1)} ms, 95 % within ${time.p95.toFixed(1)} ms, longest ${time.longest.toFixed(1)} ms`;
