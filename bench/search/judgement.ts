import type { SearchRecords, RecordBlock } from '../../src/search/contract/searchRecords';
import type { SearchEngine } from '../../src/search/engine/engine';
import { searchSettings } from '../../src/site/searchSettings';
import { plainRanking } from './plain';
import type { JudgedQuery } from './readQueries';

/** Shares of queries that the search should reach; the last two are of failures and pages in the one list that readers see. */
export const goals = {
  failures: { first: 0.8, three: 0.92 },
  pages: { first: 0.85, five: 0.93 },
  'rows among all': { three: 0.85 },
  'pages among all': { three: 0.92 },
} as const;

/** Names of results, best first, for one query. */
export interface Ranking {
  /** Ids of failures. */
  readonly failures: readonly string[];
  /** Routes of pages. */
  readonly pages: readonly string[];
  /** Both in one list, without answers. */
  readonly mixed: readonly string[];
  /** Whether a line of a table answers. */
  readonly hasAnswer: boolean;
  /** Failures that fit. */
  readonly certain: readonly string[];
  readonly healthy: boolean;
}

const routeOf = (url: string): string => url.replace(/#.*$/, '');

/** Asks the site's engine. */
function rankingOf(engine: SearchEngine, query: string): Ranking {
  const { hits, notes } = engine.search({ indexName: searchSettings.indexName, query, hitsPerPage: 20 });
  const idOf = ({ answer }: (typeof hits)[number]): string => answer?.id.replace(/^symptom /, '') ?? '';
  const failures = hits.filter(({ kind, answer }) => kind === 'failure' && answer?.id !== 'symptoms');
  const pages = hits.filter(({ answer }) => !answer);
  return {
    failures: failures.map(idOf),
    pages: [...new Set(pages.map(({ url }) => routeOf(url)))],
    mixed: [
      ...new Set(
        hits
          .filter(({ kind }) => kind !== 'answer')
          .map((hit) => (hit.answer && hit.answer.id !== 'symptoms' ? idOf(hit) : routeOf(hit.url))),
      ),
    ],
    hasAnswer: hits.some(({ kind }) => kind === 'answer'),
    certain: failures.filter(({ place }) => place !== 'might').map(idOf),
    healthy: Boolean(notes?.healthy),
  };
}

const textsIn = (blocks: readonly RecordBlock[]): string[] =>
  blocks.flatMap((block) => (typeof block === 'string' ? [block] : 'code' in block ? [block.code] : textsIn(block.blocks)));

/** Plain rankings of failures and of whole pages. */
export function plainRankings({ failures, pages }: SearchRecords): Readonly<Record<'failures' | 'pages', (query: string) => string[]>> {
  return {
    failures: plainRanking(
      failures.map(({ id, symptom, messages, said, rest }) => ({
        id,
        texts: [...[symptom, ...messages, ...said].map((text) => [text, 1] as const), ...rest.map((text) => [text, 0.5] as const)],
      })),
    ),
    pages: plainRanking(
      pages.map(({ route, sections }) => ({
        id: route,
        texts: sections.flatMap(([, heading, , blocks]) => [heading, ...textsIn(blocks)].map((text) => [text, 1] as const)),
      })),
    ),
  };
}

/** Number of queries whose right answer is among the first one, three and five. */
export interface Places {
  readonly all: number;
  readonly first: number;
  readonly three: number;
  readonly five: number;
}

/** Counts at which place rankings have a right answer. */
export function placesOf(ranked: readonly { readonly ranking: readonly string[]; readonly right: readonly string[] }[]): Places {
  const places = ranked.map(({ ranking, right }) => ranking.findIndex((name) => right.includes(name)));
  const within = (most: number): number => places.filter((place) => place >= 0 && place < most).length;
  return { all: ranked.length, first: within(1), three: within(3), five: within(5) };
}

/** A comparison of the site's ranking with the plain one; `plain` is null where there is none. */
export interface Compared {
  readonly name: keyof typeof goals;
  readonly ours: Places;
  readonly plain: Places | null;
}

/** How the search answers a set of queries. */
export interface Judgement {
  readonly compared: readonly Compared[];
  /** Queries that no failure fits, and those for which one is said to fit. */
  readonly unanswered: { readonly all: number; readonly fits: readonly string[] };
  readonly healthy: { readonly all: number; readonly recognised: number };
  /** Queries that are told that a forbidden row fits. */
  readonly forbidden: readonly string[];
  /** Queries whose right answer isn't first. */
  readonly misses: readonly string[];
}

/** Judges a set of queries. Queries for a direct answer count as pages, if they name one. */
export function judge(engine: SearchEngine, plain: ReturnType<typeof plainRankings>, queries: readonly JudgedQuery[]): Judgement {
  const asked = queries.map((query) => ({ ...query, ranking: rankingOf(engine, query.query) }));
  const isFailure = ({ kind, rows }: JudgedQuery): boolean => (kind === 'symptom' || kind === 'field') && rows.length > 0;
  const isPage = ({ kind, pages }: JudgedQuery): boolean =>
    !['symptom', 'field', 'none', 'healthy'].includes(kind) && pages.some((page) => page.startsWith('/'));
  const isUnanswered = ({ kind, pages, rows }: JudgedQuery): boolean =>
    kind === 'none' || kind === 'healthy' || (rows.length === 0 && pages.includes('none'));
  const [failures, pages] = [asked.filter(isFailure), asked.filter(isPage)];
  const unanswered = asked.filter(isUnanswered);
  const healthy = asked.filter(({ kind }) => kind === 'healthy');
  const compared: Compared[] = [
    {
      name: 'failures' as const,
      ours: placesOf(failures.map(({ ranking, rows }) => ({ ranking: ranking.failures, right: rows }))),
      plain: placesOf(failures.map(({ query, rows }) => ({ ranking: plain.failures(query), right: rows }))),
    },
    {
      name: 'rows among all' as const,
      ours: placesOf(failures.map(({ ranking, rows }) => ({ ranking: ranking.mixed, right: rows }))),
      plain: null,
    },
    {
      name: 'pages' as const,
      ours: placesOf(pages.map((one) => ({ ranking: one.ranking.pages, right: one.pages }))),
      plain: placesOf(pages.map((one) => ({ ranking: plain.pages(one.query), right: one.pages }))),
    },
    // Failures may come before the right page.
    {
      name: 'pages among all' as const,
      ours: placesOf(pages.map(({ ranking, pages: right, rows }) => ({ ranking: ranking.mixed, right: [...right, ...rows] }))),
      plain: null,
    },
  ];
  return {
    compared: compared.filter(({ ours }) => ours.all > 0),
    unanswered: { all: unanswered.length, fits: unanswered.filter(({ ranking }) => ranking.certain.length > 0).map(({ query }) => query) },
    healthy: { all: healthy.length, recognised: healthy.filter(({ ranking }) => ranking.healthy).length },
    forbidden: asked.filter(({ never, ranking }) => never.some((id) => ranking.certain.includes(id))).map(({ query }) => query),
    misses: [
      ...failures
        .filter(({ ranking, rows }) => !rows.includes(ranking.failures[0] ?? ''))
        .map(({ query, rows, ranking }) => `${query} → ${rows.join(', ')}; first is ${ranking.failures[0] ?? 'nothing'}`),
      ...pages
        .filter((one) => !one.pages.includes(one.ranking.pages[0] ?? ''))
        .map(({ query, pages: right, ranking }) => `${query} → ${right.join(', ')}; first is ${ranking.pages[0] ?? 'nothing'}`),
    ],
  };
}

/** Limits of each comparison that is printed. */
const limits = {
  failures: ['first', 'three'],
  pages: ['first', 'five'],
  'rows among all': ['first', 'three'],
  'pages among all': ['first', 'three'],
} as const;

const percent = (part: number, all: number): string => `${((part / Math.max(1, all)) * 100).toFixed(0)} %`;

/** One line for a comparison: ours, then plain. */
export function formatCompared({ name, ours, plain }: Compared): string {
  const shares = (places: Places): string =>
    limits[name].map((limit) => `${limit} ${places[limit]} (${percent(places[limit], places.all)})`).join(', ');
  return `${name.padEnd(15)} ${ours.all} queries: ours ${shares(ours)}${plain ? `; plain ${shares(plain)}` : ''}`;
}

/** Share of the queries of a set by which ours may find less than plain: a new row of a table moves that many. */
const noise = 0.02;

/** Whether the plain ranking finds more at the first place or within the limit: `byMore` than this number of queries. */
const findsLess = ({ name, ours, plain }: Compared, byMore: number): boolean =>
  plain !== null && limits[name].some((limit) => plain[limit] - ours[limit] > byMore);

/** Whether ours is worse than plain on a set by more than noise, which is at least one query. */
export const isWorse = (one: Compared): boolean => findsLess(one, Math.max(1, Math.floor(one.ours.all * noise)));

/** Least shares of queries of a set whose right answer is among the first three of the one list. */
export type Floors = Partial<Record<Compared['name'], number>>;

/** Whether fewer right answers are among the first three than the set needs. */
export const isBelow = ({ name, ours }: Compared, floors: Floors): boolean => ours.three < Math.floor(ours.all * (floors[name] ?? 0));

const added = (one: Places, other: Places): Places => ({
  all: one.all + other.all,
  first: one.first + other.first,
  three: one.three + other.three,
  five: one.five + other.five,
});

/** Comparisons of all sets together, in which ours may not be worse by a single query. */
export function worseInAll(compared: readonly Compared[]): Compared[] {
  const sums = new Map<Compared['name'], Compared>();
  for (const one of compared) {
    const sum = sums.get(one.name);
    if (one.plain) sums.set(one.name, sum?.plain ? { ...sum, ours: added(sum.ours, one.ours), plain: added(sum.plain, one.plain) } : one);
  }
  return [...sums.values()].filter((sum) => findsLess(sum, 0));
}
