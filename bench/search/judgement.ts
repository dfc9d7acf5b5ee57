import { createHash } from 'node:crypto';
import { searchSettings } from '../../src/site/searchSettings';
import type { SearchEngine } from '../../src/search/engine/engine';
import type { JudgedQuery } from './readQueries';

/** Shares of queries that the search should reach. */
export const goals = { pages: { first: 0.9, five: 1 }, symptoms: { first: 0.8, three: 0.93 } } as const;

/** A judged query with the rank of its right answer, from 1; null if it isn't on the first page of results. */
export interface Judged {
  readonly query: JudgedQuery;
  readonly place: number | null;
  /** First result. */
  readonly first: string;
  /** Whether the search shows an answer that is forbidden. */
  readonly risky: boolean;
  readonly time: number;
}

/** Splits the queries by hash. Ranking is tuned on one half; misses of the other half aren't printed. */
export const halfOf = ({ query }: JudgedQuery): 'tuned' | 'kept' =>
  (createHash('sha256').update(query).digest()[0] ?? 0) % 2 === 0 ? 'tuned' : 'kept';

/** Results in order, each once: ids of failures, `answer`, and routes of pages. `certain` are failures that fit. */
export function shown(engine: SearchEngine, query: string): { readonly places: string[]; readonly certain: string[] } {
  const { hits } = engine.search({ indexName: searchSettings.indexName, query, hitsPerPage: 20 });
  const nameOf = ({ kind, answer, url }: (typeof hits)[number]): string =>
    kind === 'failure' && answer ? answer.id.replace(/^symptom /, '') : kind === 'answer' ? 'answer' : url.replace(/#.*$/, '');
  return {
    places: [...new Set(hits.map((hit) => (nameOf(hit) === 'symptoms' ? hit.url.replace(/#.*$/, '') : nameOf(hit))))],
    certain: hits.filter(({ kind, place }) => kind === 'failure' && place !== 'might').map(nameOf),
  };
}

/** Runs every query once. Answers from tables above the right result don't count as misses. */
export function judge(engine: SearchEngine, queries: readonly JudgedQuery[]): Judged[] {
  return queries.map((query) => {
    const start = performance.now();
    const { places, certain } = shown(engine, query.query);
    const time = performance.now() - start;
    const counted = query.pages.includes('answer') ? places : places.filter((place) => place !== 'answer');
    const right = (place: string): boolean => query.pages.includes(place) || query.rows.includes(place);
    const index = counted.findIndex(right);
    const honest = query.pages.includes('none') && certain.length === 0;
    const place = honest ? 1 : index < 0 ? null : index + 1;
    return { query, place, first: counted[0] ?? 'nothing', risky: certain.some((id) => query.never.includes(id)), time };
  });
}

const share = (judged: readonly Judged[], limit: number): number =>
  judged.filter(({ place }) => place !== null && place <= limit).length / Math.max(1, judged.length);

/** Shares of queries whose right answer is first, among three, among five. */
export const sharesOf = (judged: readonly Judged[]) => ({ first: share(judged, 1), three: share(judged, 3), five: share(judged, 5) });

const percent = (value: number): string => `${(value * 100).toFixed(1)} %`;

/** Formats shares and times. */
export function formatShares(judged: readonly Judged[]): string {
  const { first, three, five } = sharesOf(judged);
  const times = judged.map(({ time }) => time).sort((a, b) => a - b);
  const quantile = (part: number): string => `${(times[Math.floor((times.length - 1) * part)] ?? 0).toFixed(1)} ms`;
  return `${judged.length} queries: first ${percent(first)}, three ${percent(three)}, five ${percent(five)}; median ${quantile(0.5)}, 95 % ${quantile(0.95)}`;
}

/** One line per query, for later comparison. */
export const stateOf = (judged: readonly Judged[]): string =>
  judged.map(({ query, place }) => `${place ?? '-'}\t${query.query.replaceAll(/\s+/g, ' ')}`).join('\n');

const rank = (place: number | null): number => place ?? Infinity;

/** Queries that are worse than in an earlier state. */
export function newMisses(judged: readonly Judged[], before: string): string[] {
  const places = new Map(before.split('\n').map((line) => [line.slice(line.indexOf('\t') + 1), line.slice(0, line.indexOf('\t'))]));
  return judged.flatMap(({ query, place, first }) => {
    const earlier = places.get(query.query.replaceAll(/\s+/g, ' '));
    if (earlier === undefined || rank(place) <= rank(earlier === '-' ? null : Number(earlier)) || (place ?? 9) <= 1) return [];
    return [
      `  ${earlier} → ${place ?? 'not found'}: "${query.query.slice(0, 100)}" should lead to ${[...query.rows, ...query.pages].join(' or ')}; first is ${first}`,
    ];
  });
}
