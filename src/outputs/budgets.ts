import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { pageDataPath } from '../model/publicFiles';

/** Compressed bytes of a page until it is complete. */
interface PageBudget {
  readonly script: number;
  readonly html: number;
  readonly inlineStyle: number;
  readonly pageData: number;
}

/** Budget of every page. Lower it after each gain. */
export const budget: PageBudget = { script: 99_500, html: 27_500, inlineStyle: 9_200, pageData: 16_000 };

/** Brotli-compressed size of a text in bytes. */
export const compressed = (text: string): number => brotliCompressSync(text).length;

/**
 * Compressed size of a text. If a fast estimate is below the limit, returns that: the exact size is no larger and takes fifty times as
 * long.
 */
export function sizeBelow(most: number, text: string): number {
  const quick = brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } }).length;
  return quick < most ? quick : compressed(text);
}

/** A published file that exceeds its budget. */
interface Excess {
  /** Source that an author can shorten. */
  readonly file: string;
  readonly what: string;
  readonly size: number;
  readonly most: number;
}

const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;

/** A line for each file above its budget, largest excess first. Nothing stops a site from growing: they are warnings. */
function budgetLines(excesses: readonly Excess[]): string[] {
  const sorted = [...excesses].sort((a, b) => b.size / b.most - a.size / a.most);
  const width = Math.max(0, ...sorted.map(({ file }) => file.length));
  return sorted.map(({ file, what, size, most }) => `  ${file.padEnd(width)}  ${what}: ${kilobytes(size)} of ${kilobytes(most)}`);
}

/** What to do about a page and an index above their budgets. */
export const budgetAdvice = {
  page: 'Readers on slow connections wait longer. Move a part of the page to another one.',
  index:
    'Readers load the search index before their first answer. A hosted search needs none, and answers a growing site in the same time: see docs/deploying.md.',
} as const;

/** Compares pages and search index with their budgets. Only what depends on content: tests measure the scripts. */
export function checkBudgets(
  publicFolder: string,
  pages: readonly { readonly route: string; readonly file: string }[],
  indexBudget: number,
): string[] {
  const read = (file: string): string => readFileSync(path.join(publicFolder, file), 'utf8');
  const parts = pages.flatMap(({ route, file }) => {
    const { html, pageData } = budget;
    const page = route.endsWith('.html') ? route : path.join(route, 'index.html');
    return [
      { file, what: 'HTML', most: html, size: sizeBelow(html, read(page)) },
      { file, what: 'page data', most: pageData, size: sizeBelow(pageData, read(pageDataPath(route))) },
    ];
  });
  const index = { file: 'content', what: 'search index', most: indexBudget, size: sizeBelow(indexBudget, read('search-index.json')) };
  const large = [...parts, index].filter(({ size, most }) => size > most);
  if (large.length === 0) return [];
  return [
    ...budgetLines(large),
    '',
    ...(large.some((excess) => excess !== index) ? [budgetAdvice.page] : []),
    ...(large.includes(index) ? [budgetAdvice.index] : []),
  ];
}
