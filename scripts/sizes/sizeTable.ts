import type { PageBudget } from '../../src/outputs/budgets';
import type { BuiltPage, PageSize } from './builtPages';

/** The page of a kind with the largest HTML. */
export interface LargestPage {
  readonly kind: string;
  /** Number of pages of the kind. */
  readonly pages: number;
  readonly route: string;
}

/** The page with the largest HTML of each kind, in the order of first pages. */
export function largestPages(pages: readonly BuiltPage[]): LargestPage[] {
  const kinds = new Map<string, { most: BuiltPage; pages: number }>();
  for (const page of pages) {
    const known = kinds.get(page.kind);
    kinds.set(page.kind, { most: known && known.most.bytes >= page.bytes ? known.most : page, pages: (known?.pages ?? 0) + 1 });
  }
  return [...kinds].map(([kind, { most, pages: count }]) => ({ kind, pages: count, route: most.route }));
}

/** Bytes as kB with one decimal. */
export const kilobytes = (bytes: number): string => (bytes / 1000).toFixed(1);

/** Aligns cells in columns: the first `left` columns left, the others right. */
export function columns(rows: readonly (readonly string[])[], left: number): string[] {
  const widths = (rows[0] ?? []).map((_, at) => Math.max(...rows.map((row) => (row[at] ?? '').length)));
  return rows.map((row) =>
    row
      .map((cell, at) => (at < left ? cell.padEnd(widths[at] ?? 0) : cell.padStart(widths[at] ?? 0)))
      .join('  ')
      .trimEnd(),
  );
}

/** Lines of the table of pages: sizes of the largest page of each kind, and its budget. */
export function pageLines(
  pages: readonly LargestPage[],
  measure: (route: string) => PageSize,
  budgetOf: (route: string) => PageBudget,
): string[] {
  const beside = (size: number, most: number): string => `${kilobytes(size)} / ${kilobytes(most)}`;
  const rows = pages.map(({ kind, pages: count, route }) => {
    const [size, most] = [measure(route), budgetOf(route)];
    return [
      kind,
      String(count),
      route,
      beside(size.html, most.html),
      beside(size.pageData, most.pageData),
      beside(size.script, most.script),
    ];
  });
  return columns([['kind of page', 'pages', 'largest', 'HTML', 'page data', 'scripts'], ...rows], 3);
}
