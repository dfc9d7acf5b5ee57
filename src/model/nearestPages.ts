import { distance as editDistance } from 'fastest-levenshtein';
import type { PageLink } from './pageTypes';

/** Number of pages offered. */
const offered = 4;

/** Characters of a path that are looked at: an address may be endless. */
const longestPath = 200;

/** How much of the words that were asked for a page must have. */
const enough = 0.4;

/** What stands in addresses and says nothing of the page. */
const silent = new Set(['html', 'htm', 'php', 'index', 'www', 'the', 'of', 'and', 'a', 'an', 'to', 'in', 'for']);

/** Words of a path or title, without order, signs and endings of files. */
export const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '' && !silent.has(word));

const letters = (words: readonly string[]): number => words.reduce((sum, { length }) => sum + length, 0);

const sorted = (word: string): string => [...word].sort().join('');

/** Edits from one word to another; infinite where nobody would take one for the other. */
function edits(asked: string, own: string): number {
  const distance = editDistance(asked, own);
  if (distance <= Math.floor(asked.length / 4)) return distance;
  if (asked.length >= 3 && sorted(asked) === sorted(own)) return 1;
  return Math.min(asked.length, own.length) >= 4 && (own.startsWith(asked) || asked.startsWith(own)) ? 2 : Infinity;
}

interface Likeness {
  /** How much of what was asked for the page has, from 0 to 1. */
  readonly share: number;
  /** Words of the page that nobody asked for, and edits: the fewer the better. */
  readonly distance: number;
}

/** How like a page is to what was asked for, by the words of its path or title; none where it is not like it at all. */
function likeness(asked: readonly string[], own: readonly string[]): Likeness | null {
  const nearest = asked.map((word) => Math.min(...own.map((candidate) => edits(word, candidate))));
  const known = asked.filter((_, index) => nearest[index] !== Infinity);
  const share = letters(known) / letters(asked);
  const common = own.filter((word) => asked.some((candidate) => edits(candidate, word) !== Infinity)).length;
  // The last word says most. Without it, the page must have little else: the section of what was asked for, for instance.
  if (!(share >= enough) || (nearest.at(-1) === Infinity && common * 2 < own.length)) return null;
  return { share, distance: own.length - common + nearest.filter(Number.isFinite).reduce((sum, edit) => sum + edit, 0) };
}

/** Pages that have most of the words asked for, nearest first. */
function likest(asked: readonly string[], pages: readonly PageLink[], textOf: (page: PageLink) => string): PageLink[] {
  const like = pages.flatMap((page) => ({ page, like: likeness(asked, wordsOf(textOf(page))) })).filter(({ like }) => like !== null);
  const most = Math.max(...like.map((found) => found.like?.share ?? 0));
  return like
    .filter((found) => found.like?.share === most)
    .sort((a, b) => (a.like?.distance ?? 0) - (b.like?.distance ?? 0))
    .map(({ page }) => page);
}

/** The pages nearest to a path that does not exist: by their paths, then by their titles. None rather than a bad one. */
export function nearestPages(path: string, pages: readonly PageLink[]): PageLink[] {
  const asked = wordsOf(path.slice(-longestPath));
  if (asked.length === 0) return [];
  const byPath = likest(asked, pages, ({ href }) => href);
  const byTitle = likest(asked, pages, ({ label }) => label);
  return [...new Set([...byPath, ...byTitle])].slice(0, offered);
}
