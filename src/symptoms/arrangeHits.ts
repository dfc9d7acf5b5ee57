import { findSymptoms } from './findSymptoms';
import type { FoundSymptom } from './findSymptoms';
import { isPrinted, isTrouble, mayBeTrouble } from './isTrouble';
import { isVague } from './isVague';
import { leadersOf } from './leadingSymptoms';
import type { SymptomIndex } from './symptomIndex';

/** Rows and hits in the order in which they are shown: `first`, one hit at most, then the rows, then `rest`. */
export interface Arranged<Hit> {
  readonly first: readonly Hit[];
  readonly rows: readonly FoundSymptom[];
  readonly rest: readonly Hit[];
}

/** Rows that say which pages help, and the pages that are raised. */
const most = { rows: 10, pages: 5 } as const;

/** A best row with less than this fits nothing of the query. */
const leastScore = 0.3;

/** What the place that rows give a page is worth against its place in the results. */
const shareOfRows = 0.6;

/** How soon later places say less. */
const placesBefore = 3;

const worthOfPlace = (place: number): number => 1 / (placesBefore + place);

/** What pages gain from the rows that fit and lead to them. */
function gainsOf(found: readonly FoundSymptom[]): ReadonlyMap<string, number> {
  const votes = new Map<string, number>();
  for (const { record, score } of found.slice(0, most.rows)) votes.set(record.page, (votes.get(record.page) ?? 0) + score ** 2);
  const pages = [...votes].sort(([, a], [, b]) => b - a).slice(0, most.pages);
  return new Map(pages.map(([page], place) => [page, shareOfRows * worthOfPlace(place)]));
}

interface Run<Hit> {
  readonly page: string;
  readonly hits: Hit[];
}

/** Hits of one page that follow each other. */
function runsOf<Hit>(hits: readonly Hit[], pageOf: (hit: Hit) => string): Run<Hit>[] {
  const runs: Run<Hit>[] = [];
  for (const hit of hits) {
    const [page, last] = [pageOf(hit), runs.at(-1)];
    if (last?.page === page) last.hits.push(hit);
    else runs.push({ page, hits: [hit] });
  }
  return runs;
}

/** The pages first that both the search and the rows name; where a page comes again later, it stays there. */
function raise<Hit>(runs: readonly Run<Hit>[], gains: ReadonlyMap<string, number>): Run<Hit>[] {
  const places = [...new Set(runs.map(({ page }) => page))];
  const worth = new Map(places.map((page, place) => [page, worthOfPlace(place) + (gains.get(page) ?? 0)]));
  const firstRuns = places.flatMap((page) => runs.find((run) => run.page === page) ?? []);
  const later = runs.filter((run) => !firstRuns.includes(run));
  return [...firstRuns.sort((a, b) => (worth.get(b.page) ?? 0) - (worth.get(a.page) ?? 0)), ...later];
}

/**
 * Arranges the hits of a search and the rows that fit a failure. Rows stand first; but where their words fit, and the page to which the best of
 * them leads is the first of the search, too, the first hit does, alone, so that rows are not far down. Where a query tells of a failure, rows also
 * raise the pages to which they lead.
 */
export function arrangeHits<Hit>(hits: readonly Hit[], pageOf: (hit: Hit) => string, query: string, index: SymptomIndex): Arranged<Hit> {
  const found = findSymptoms(query, index);
  const rows = leadersOf(found, query);
  const tells = !isVague(query) && (rows.length > 0 || isPrinted(query) || isTrouble(query) || mayBeTrouble(query));
  if (!tells || (found[0]?.score ?? 0) < leastScore) return { first: [], rows, rest: hits };
  const runs = runsOf(hits, pageOf);
  const [top, ...others] = runs;
  const [best] = rows;
  if (!top || best?.message !== null || best.seen !== null || top.page !== best.record.page)
    return { first: [], rows, rest: raise(runs, gainsOf(found)).flatMap((run) => run.hits) };
  // What comes of the first page later stays where it is.
  const gains = new Map([...gainsOf(found)].filter(([page]) => page !== top.page));
  return { first: top.hits.slice(0, 1), rows, rest: [...top.hits.slice(1), ...raise(others, gains).flatMap((run) => run.hits)] };
}
