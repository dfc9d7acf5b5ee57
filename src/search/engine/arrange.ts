import { stopWords, readWords, toTerm } from './analysis';
import { findFailures } from './findFailures';
import type { FoundFailure } from './findFailures';
import { isPrinted, isTrouble, mayBeTrouble } from './isTrouble';
import { longestQuery } from './query';
import type { ReadyIndex } from './searchIndex';

/** Words that say no more than that it is the robot, and that it worked before. */
const generalWords: ReadonlySet<string> = new Set(
  'openarm robot arm hardware software everything anything work function use operate broken yesterday today suddenly correctly properly problem issue error happens cannot cant nothing never wrong fail'
    .split(' ')
    .map(toTerm),
);

/** Whether a query says that something doesn't work, and not what: no failure fits better than another. */
export function isVague(query: string): boolean {
  const words = readWords(query);
  return words.length > 0 && words.every(({ term }) => stopWords.has(term) || generalWords.has(term)) && isTrouble(query);
}

/** Failures at most that stand before other results, and that might fit. */
const most = { leading: 3, might: 3 } as const;

/** The least share of what the words say that a failure must explain, by what the query is. */
const leastCovered = { printed: 0.5, trouble: 0.6, hinted: 0.55, else: 0.8 } as const;

/** The least number of words where nothing tells of a failure. */
const leastWords = { hinted: 3, else: 4 } as const;

/** A failure follows the first one with this share of its score; less than this share is worth a word. */
const ofFirst = { leading: 0.8, might: 0.45 } as const;
const leastMight = 0.3;

/** What a query says about failures. */
export interface Failures {
  /** Failures that fit. */
  readonly leading: readonly FoundFailure[];
  /** Failures that share words with the query, and maybe no more. */
  readonly might: readonly FoundFailure[];
  /** The query says that something doesn't work, and not what. */
  readonly vague: boolean;
  /** The query is what a program printed. */
  readonly printed: boolean;
  /** What each page gains by the failures that lead to it. */
  readonly gains: ReadonlyMap<string, number>;
}

/** Failures that vote for the pages to which they lead, and what the place that they give a page is worth against its place in the results. */
const voting = { failures: 10, pages: 5, share: 0.6, placesBefore: 3 } as const;

const worthOfPlace = (place: number): number => 1 / (voting.placesBefore + place);

function gainsOf(found: readonly FoundFailure[]): ReadonlyMap<string, number> {
  const votes = new Map<string, number>();
  for (const { failure, score } of found.slice(0, voting.failures)) votes.set(failure.page, (votes.get(failure.page) ?? 0) + score ** 2);
  const pages = [...votes].sort(([, a], [, b]) => b - a).slice(0, voting.pages);
  return new Map(pages.map(([page], place) => [page, voting.share * worthOfPlace(place)]));
}

const none: Failures = { leading: [], might: [], vague: false, printed: false, gains: new Map() };

/** Finds the failures that a query tells of. One that fits holds the message, or explains most of what the words say. */
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
  const fits = (one: FoundFailure): boolean => holdsIt(one) || (enough && one.covered >= leastCovered[kind]);
  const fitting = found.filter(fits);
  const leading = fitting.filter(({ score }) => score >= ofFirst.leading * (fitting[0]?.score ?? 0)).slice(0, most.leading);
  const tells = printed || trouble || leading.length > 0;
  const might = tells
    ? found
        .filter((one) => !leading.includes(one) && one.covered >= leastMight && one.score >= ofFirst.might * (found[0]?.score ?? 0))
        .slice(0, most.might)
    : [];
  return { leading, might: leading.length > 0 ? [] : might, vague: false, printed, gains: tells || hinted ? gainsOf(found) : new Map() };
}

/** A result of a page, from either engine. */
export interface PageResult {
  readonly route: string;
  /** The query is its title. */
  readonly isTitle: boolean;
}

/** What is shown, in this order. */
export interface Arranged<Page> {
  /** Pages before all failures. */
  readonly first: readonly Page[];
  readonly leading: readonly FoundFailure[];
  readonly rest: readonly Page[];
  readonly might: readonly FoundFailure[];
}

/** Pages first that both the search and the failures name. Results of one page that follow each other stay together. */
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
 * Ranks pages and failures against each other, whichever engine found the pages:
 *
 * 1. A page or heading whose title is the query.
 * 2. Failures that fit; before them the best result of the page to which they lead, if the search has that page first anyway.
 * 3. Pages, those higher to which the found failures lead.
 * 4. Failures that might fit: after the pages, but before them where a program printed the query, because then pages share single words with it.
 */
export function arrange<Page extends PageResult>(results: readonly Page[], { leading, might, gains }: Failures): Arranged<Page> {
  const titled = results.filter(({ isTitle }) => isTitle);
  const others = raise(
    results.filter(({ isTitle }) => !isTitle),
    gains,
  );
  const [best] = leading;
  const [top] = results;
  if (titled.length > 0) return { first: titled, leading, rest: others, might: [] };
  const agrees = best && best.message === null && best.seen === null && top?.route === best.failure.page;
  if (agrees) return { first: [top], leading, rest: others.filter((result) => result !== top), might };
  return { first: [], leading, rest: others, might };
}
