import type { Level, Levels, MarkedValue } from '../../contract/searchTypes';

/** What the heading of a result is read from; texts are HTML-escaped, with `<mark>` around matches. */
export interface HeadedHit {
  readonly hierarchy: Levels<string | null>;
  readonly _highlightResult?: { readonly hierarchy?: Levels<MarkedValue> };
  readonly _snippetResult?: { readonly hierarchy?: Levels<MarkedValue> };
}

const headingLevels: readonly Level[] = ['lvl6', 'lvl5', 'lvl4', 'lvl3', 'lvl2'];

const marked = (hit: HeadedHit, level: Level): string | null =>
  hit._snippetResult?.hierarchy?.[level]?.value ?? hit._highlightResult?.hierarchy?.[level]?.value ?? hit.hierarchy[level] ?? null;

/** The lowest heading above a result, below the page's title; null for the page itself. */
export function headingOf(hit: HeadedHit): string | null {
  const level = headingLevels.find((candidate) => hit.hierarchy[candidate]);
  return level ? marked(hit, level) : null;
}

/** The title of a result's page. */
export const titleOf = (hit: HeadedHit): string | null => marked(hit, 'lvl1');
