import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { pageDataPath } from '../model/publicFiles';
import { symptomsRoute } from '../site/symptoms';

/** Compressed bytes that a page may cost a reader before it is complete. */
export interface PageBudget {
  readonly script: number;
  readonly html: number;
  readonly inlineStyle: number;
  readonly pageData: number;
}

/** What a page may cost. Lower these after each gain. */
const budget: PageBudget = { script: 101_000, html: 26_000, inlineStyle: 8_250, pageData: 16_000 };

/** The page that holds every symptom with all that helps; it is read when nothing else helps. */
const ofSymptoms: PageBudget = { ...budget, html: 60_000, pageData: 47_000 };

/** What the page at a route may cost. */
export const budgetOf = (route: string): PageBudget => (route === symptomsRoute ? ofSymptoms : budget);

/** Compressed size of a text, in bytes, as hosts send it at best. */
export const compressed = (text: string): number => brotliCompressSync(text).length;

/**
 * Compressed size of a text; a quick estimate where that is below the limit already, because the best is no larger and takes fifty times
 * as long.
 */
export function sizeBelow(most: number, text: string): number {
  const quick = brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } }).length;
  return quick < most ? quick : compressed(text);
}

/** How much more than its budget content may cost before the build stops. */
const tolerance = 1.25;

/** Something published that costs more than its budget. */
interface Excess {
  /** The source that an author can make smaller. */
  readonly file: string;
  readonly what: string;
  readonly size: number;
  readonly most: number;
}

/** Lines for whoever builds, and whether something is so large that the build stops. */
export interface BudgetReport {
  readonly lines: readonly string[];
  readonly stops: boolean;
}

const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;

/** The excesses as a table, largest first. */
export function budgetReport(excesses: readonly Excess[]): BudgetReport {
  const sorted = [...excesses].sort((a, b) => b.size / b.most - a.size / a.most);
  const width = Math.max(0, ...sorted.map(({ file }) => file.length));
  return {
    lines: sorted.map(
      ({ file, what, size, most }) =>
        `  ${file.padEnd(width)}  ${what}: ${kilobytes(size)} of ${kilobytes(most)}${size > most * tolerance ? ', too much' : ''}`,
    ),
    stops: sorted.some(({ size, most }) => size > most * tolerance),
  };
}

/** Compares built pages and the search index with their budgets: what content makes of them, not scripts, which tests of code measure. */
export function checkBudgets(
  publicFolder: string,
  pages: readonly { readonly route: string; readonly file: string }[],
  indexBudget: number,
): BudgetReport {
  const read = (file: string): string => readFileSync(path.join(publicFolder, file), 'utf8');
  const parts = pages.flatMap(({ route, file }) => {
    const { html, pageData } = budgetOf(route);
    const page = route.endsWith('.html') ? route : path.join(route, 'index.html');
    return [
      { file, what: 'HTML', most: html, size: sizeBelow(html, read(page)) },
      { file, what: 'page data', most: pageData, size: sizeBelow(pageData, read(pageDataPath(route))) },
    ];
  });
  const index = gzipSync(read('search-index.json'), { level: 9 }).length;
  return budgetReport(
    [...parts, { file: 'content', what: 'search index', most: indexBudget, size: index }].filter(({ size, most }) => size > most),
  );
}
