import { stopWords, readWords, toTerm } from './analysis';
import { findFailures } from './findFailures';
import { coveredByPages } from './findPages';
import type { FoundFailure } from './findFailures';
import { isPrinted, isTrouble, mayBeTrouble } from './isTrouble';
import { longestQuery } from './query';
import type { ReadyIndex } from './searchIndex';

/** Words that don't narrow down a failure. */
const generalWords: ReadonlySet<string> = new Set(
  'openarm robot arm hardware software everything anything work function use operate broken yesterday today suddenly correctly properly problem issue error happens cannot cant nothing never wrong fail'
    .split(' ')
    .map(toTerm),
);

/** Whether a query says only that something doesn't work, so that no failure fits better than another. */
export function isVague(query: string): boolean {
  const words = readWords(query);
  return words.length > 0 && words.every(({ term }) => stopWords.has(term) || generalWords.has(term)) && isTrouble(query);
}

/** Maximum numbers of failures that fit and that might fit. */
const most = { leading: 3, might: 3 } as const;

/** Minimum share of the words' weight that a failure must explain, by the type of the query. */
const leastCovered = { printed: 0.5, trouble: 0.6, hinted: 0.55, else: 0.8 } as const;

/** Minimum number of words in a query that may not be about a failure. */
const leastWords = { hinted: 3, else: 4 } as const;

/** A failure that explains this many times as much of a query as any page is sure to fit. */
const sureAdvantage = 2;

/** Minimum share of the best failure's score for further ones. */
const ofFirst = { leading: 0.8, might: 0.45 } as const;

/** Minimum share of the words' weight for a failure that might fit. */
const leastMight = 0.3;

/** The failures that a query describes. */
export interface Failures {
  /** Failures that fit. */
  readonly leading: readonly FoundFailure[];
  /** Failures that might fit, because they share words with the query. */
  readonly might: readonly FoundFailure[];
  /** The query says only that something doesn't work. */
  readonly vague: boolean;
  /** The query is the output of a program. */
  readonly printed: boolean;
  /** Bonus of each page that the found failures lead to. */
  readonly gains: ReadonlyMap<string, number>;
  /** No failure fits for sure, so that the best page comes first. */
  readonly unsure: boolean;
}

/** How the best failures vote for the pages that they lead to: rank by votes counts `share` as much as rank in the results. */
const voting = { failures: 10, pages: 5, share: 0.6, placesBefore: 3 } as const;

const worthOfPlace = (place: number): number => 1 / (voting.placesBefore + place);

function gainsOf(found: readonly FoundFailure[]): ReadonlyMap<string, number> {
  const votes = new Map<string, number>();
  for (const { failure, score } of found.slice(0, voting.failures)) votes.set(failure.page, (votes.get(failure.page) ?? 0) + score ** 2);
  const pages = [...votes].sort(([, a], [, b]) => b - a).slice(0, voting.pages);
  return new Map(pages.map(([page], place) => [page, voting.share * worthOfPlace(place)]));
}

const none: Failures = { leading: [], might: [], vague: false, printed: false, gains: new Map(), unsure: false };

/**
 * Finds the failures that a query describes. A failure fits if it has the message, if it explains most of the words, or if it explains more of
 * them than any page.
 */
export function readFailures(query: string, ready: ReadyIndex): Failures {
  if (ready.index.failures.length === 0) return none;
  const beginning = ready.lexicon.translate(query.slice(0, longestQuery.letters));
  if (isVague(beginning)) return { ...none, vague: true };
  const [printed, trouble, hinted] = [isPrinted(beginning), isTrouble(beginning), mayBeTrouble(beginning)];
  const kind = printed ? 'printed' : trouble ? 'trouble' : hinted ? 'hinted' : 'else';
  const words = readWords(beginning).filter(({ term }) => !stopWords.has(term)).length;
  const enough = kind === 'printed' || kind === 'trouble' || words >= leastWords[kind];
  const found = findFailures(query, ready);
  const holdsIt = ({ message, seen }: FoundFailure): boolean =>
    seen !== null || (message !== null && (printed || trouble || words >= leastWords.hinted));
  const isSure = (one: FoundFailure): boolean => holdsIt(one) || (enough && one.covered >= leastCovered[kind]);
  const best = found.reduce((most, { covered }) => Math.max(most, covered), 0);
  const mayFit = !printed && words >= leastWords.hinted && best >= leastCovered.trouble && !found.some(isSure);
  const advantage = mayFit ? best / coveredByPages(beginning, ready) : 0;
  const fits = (one: FoundFailure): boolean => isSure(one) || (advantage > 1 && one.covered >= leastCovered.trouble);
  const fitting = found.filter(fits);
  const leading = fitting.filter(({ score }) => score >= ofFirst.leading * (fitting[0]?.score ?? 0)).slice(0, most.leading);
  const tells = printed || trouble || leading.length > 0;
  const might = tells
    ? found
        .filter((one) => !leading.includes(one) && one.covered >= leastMight && one.score >= ofFirst.might * (found[0]?.score ?? 0))
        .slice(0, most.might)
    : [];
  return {
    leading,
    might: leading.length > 0 ? [] : might,
    vague: false,
    printed,
    unsure: leading.length > 0 ? advantage > 1 && advantage < sureAdvantage : trouble && !printed,
    gains: tells || hinted ? gainsOf(found) : new Map(),
  };
}

/** A page in the results of either engine. */
export interface PageResult {
  readonly route: string;
  /** Its title is the query. */
  readonly isTitle: boolean;
}

/** Pages and failures in display order. */
export interface Arranged<Page> {
  /** Pages above all failures. */
  readonly first: readonly Page[];
  readonly leading: readonly FoundFailure[];
  readonly rest: readonly Page[];
  readonly might: readonly FoundFailure[];
}

/** Moves pages up that the failures lead to. Adjacent results of one page stay together. */
function raise<Page extends PageResult>(results: readonly Page[], gains: ReadonlyMap<string, number>): Page[] {
  if (gains.size === 0) return [...results];
  const runs: Page[][] = [];
  for (const result of results) {
    const last = runs.at(-1);
    if (last?.[0]?.route === result.route) last.push(result);
    else runs.push([result]);
  }
  const routes = [...new Set(results.map(({ route }) => route))];
  const worth = new Map(routes.map((route, place) => [route, worthOfPlace(place) + (gains.get(route) ?? 0)]));
  const firstRuns = routes.flatMap((route) => runs.filter((run) => run[0]?.route === route).slice(0, 1));
  const later = runs.filter((run) => !firstRuns.includes(run));
  firstRuns.sort((a, b) => (worth.get(b[0]?.route ?? '') ?? 0) - (worth.get(a[0]?.route ?? '') ?? 0));
  return [...firstRuns, ...later].flat();
}

/**
 * Ranks pages and failures against each other, whichever engine found the pages. See "Together" in the README. The best page stays first if the
 * query may be about a page, or if the best failure leads to it.
 */
export function arrange<Page extends PageResult>(results: readonly Page[], failures: Failures): Arranged<Page> {
  const { leading, might, gains, unsure } = failures;
  const titled = results.filter(({ isTitle }) => isTitle);
  const others = raise(
    results.filter(({ isTitle }) => !isTitle),
    gains,
  );
  if (titled.length > 0) return { first: titled, leading, rest: others, might: [] };
  const [best] = leading;
  const [top] = results;
  const agrees = best && best.message === null && best.seen === null && top?.route === best.failure.page;
  const keepsTop = unsure || agrees;
  return { first: top && keepsTop ? [top] : [], leading, rest: keepsTop ? others.filter((result) => result !== top) : others, might };
}
