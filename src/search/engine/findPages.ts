import { blogRoute } from '../../site/blog';
import { pageQuery } from './query';
import type { Passage, ReadyIndex } from './searchIndex';
import type { Match } from './termIndex';

/** Weight of news: what is valid today is on another page. */
const newsWeight = 0.5;

/** Maximum number of passages of a page before those of the next page, so that one page can't fill the list. */
const passagesOfPage = 3;

/** A passage that matches a query, with the terms that match. */
export interface FoundPage {
  readonly passage: Passage;
  /** Index of the passage. */
  readonly at: number;
  readonly terms: readonly string[];
}

/** Passages that match a query, best page first. */
interface FoundPages {
  readonly pages: readonly FoundPage[];
  /** Score of the best passage. */
  readonly bestScore: number;
}

/**
 * Finds passages. A page is as good as it is as a whole and as its best passage is, each compared with the best one. A term of the glossary is
 * no passage that its page is about.
 */
export function findPages(query: string, ready: ReadyIndex): FoundPages {
  const { index, passages } = ready;
  const found = ready.byPassage.rank(pageQuery(query, ready.byPassage, ready));
  const whole = ready.byPage.rank(pageQuery(query, ready.byPage, ready));
  const scores = new Map(whole.map(({ at, score }) => [at, score / (whole[0]?.score ?? 1)]));
  const own = new Map<number, { readonly match: Match; readonly passage: Passage }[]>();
  for (const match of found) {
    const passage = passages[match.at];
    if (!passage) continue;
    const others = own.get(passage.page) ?? [];
    if (passage.kind !== 'term' && others.every(({ passage: { kind } }) => kind === 'term'))
      scores.set(passage.page, (scores.get(passage.page) ?? 0) + match.score / (found[0]?.score ?? 1));
    own.set(passage.page, [...others, { match, passage }]);
  }
  const scoreOf = (page: number): number => (scores.get(page) ?? 0) * (index.pages[page]?.route.startsWith(blogRoute) ? newsWeight : 1);
  const pages = [...own.keys()].sort((a, b) => scoreOf(b) - scoreOf(a));
  const rounds = [
    pages.flatMap((page) => own.get(page)?.slice(0, passagesOfPage) ?? []),
    pages.flatMap((page) => own.get(page)?.slice(passagesOfPage) ?? []),
  ];
  return {
    pages: rounds.flat().map(({ match, passage }) => ({ passage, at: match.at, terms: match.terms })),
    bestScore: found[0]?.score ?? 0,
  };
}
