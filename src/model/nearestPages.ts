import { distance as editDistance } from 'fastest-levenshtein';
import type { PageLink } from './pageTypes';

/** Most suggestions. */
const offered = 4;

/** Characters of a path to compare: addresses can be very long. */
const longestPath = 200;

/** Least share of the requested words that a page must match. */
const enough = 0.4;

/** Words that say nothing about a page. */
const silent = new Set(['html', 'htm', 'php', 'index', 'www', 'the', 'of', 'and', 'a', 'an', 'to', 'in', 'for']);

/** Words of a path or title, lower-case and without punctuation and file extensions. */
export const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '' && !silent.has(word));

const letters = (words: readonly string[]): number => words.reduce((sum, { length }) => sum + length, 0);

const sorted = (word: string): string => [...word].sort().join('');

/** Edit distance of two words; Infinity if they aren't similar. */
function edits(requested: string, own: string): number {
  const distance = editDistance(requested, own);
  if (distance <= Math.floor(requested.length / 4)) return distance;
  if (requested.length >= 3 && sorted(requested) === sorted(own)) return 1;
  return Math.min(requested.length, own.length) >= 4 && (own.startsWith(requested) || requested.startsWith(own)) ? 2 : Infinity;
}

interface Likeness {
  /** Share of the requested words that the page matches, from 0 to 1. */
  readonly share: number;
  /** Unmatched words of the page, plus edits. Less is better. */
  readonly distance: number;
}

/** Similarity of a page to the requested words; null if it isn't similar. */
function likeness(requested: readonly string[], own: readonly string[]): Likeness | null {
  const nearest = requested.map((word) => Math.min(...own.map((candidate) => edits(word, candidate))));
  const matched = requested.filter((_, index) => nearest[index] !== Infinity);
  const share = letters(matched) / letters(requested);
  const common = own.filter((word) => requested.some((candidate) => edits(candidate, word) !== Infinity)).length;
  // The last word matters most. If it is missing, the page must have few other words, like the section of the requested page.
  if (!(share >= enough) || (nearest.at(-1) === Infinity && common * 2 < own.length)) return null;
  return { share, distance: own.length - common + nearest.filter(Number.isFinite).reduce((sum, edit) => sum + edit, 0) };
}

/** Pages that match most of the requested words, best first. */
function likest(requested: readonly string[], pages: readonly PageLink[], textOf: (page: PageLink) => string): PageLink[] {
  const like = pages.flatMap((page) => ({ page, like: likeness(requested, wordsOf(textOf(page))) })).filter(({ like }) => like !== null);
  const most = Math.max(...like.map((found) => found.like?.share ?? 0));
  return like
    .filter((found) => found.like?.share === most)
    .sort((a, b) => (a.like?.distance ?? 0) - (b.like?.distance ?? 0))
    .map(({ page }) => page);
}

/** Suggestions for a path that doesn't exist: compares paths, then titles. May be empty. */
export function nearestPages(path: string, pages: readonly PageLink[]): PageLink[] {
  const requested = wordsOf(path.slice(-longestPath));
  if (requested.length === 0) return [];
  const byPath = likest(requested, pages, ({ href }) => href);
  const byTitle = likest(requested, pages, ({ label }) => label);
  return [...new Set([...byPath, ...byTitle])].slice(0, offered);
}
