import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { pageDataPath } from '../model/publicFiles';
import { symptomsRoute } from '../site/symptoms';

/** Compressed bytes of a page until it is complete. */
export interface PageBudget {
  readonly script: number;
  readonly html: number;
  readonly inlineStyle: number;
  readonly pageData: number;
}

/** Budget of a page. Lower it after each gain. */
const budget: PageBudget = { script: 101_300, html: 27_000, inlineStyle: 8_600, pageData: 16_000 };

/** Budget of the page with all symptoms, which readers open only for help. */
const ofSymptoms: PageBudget = { ...budget, html: 60_000, pageData: 47_000 };

/** Budget of the page at a route. */
export const budgetOf = (route: string): PageBudget => (route === symptomsRoute ? ofSymptoms : budget);

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

/** By how much content may exceed its budget before the build stops. */
const tolerance = 1.25;

/** A published file that exceeds its budget. */
interface Excess {
  /** Source that an author can shorten. */
  readonly file: string;
  readonly what: string;
  readonly size: number;
  readonly most: number;
}

/** Lines of a report, and whether the build must stop. */
export interface BudgetReport {
  readonly lines: readonly string[];
  readonly stops: boolean;
}

const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;

/** Formats the excesses as a table, largest first. */
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

/** Compares pages and search index with their budgets. Only what depends on content: tests measure the scripts. */
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
  const index = { file: 'content', what: 'search index', most: indexBudget, size: sizeBelow(indexBudget, read('search-index.json')) };
  return budgetReport([...parts, index].filter(({ size, most }) => size > most));
}
