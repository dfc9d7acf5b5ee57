import type { SearchHit } from '../../contract/searchTypes';
import { apart } from '../messages/searchTexts';
import { searchWords } from '../../../site/words/search';

/** Heading of a hit that isn't listed below its section of the site. */
function rankedHeading({ kind, place }: SearchHit): string | null {
  if (place === 'might') return searchWords.might;
  if (kind === 'failure') return searchWords.failure;
  return kind === 'answer' ? searchWords.answer : null;
}

/**
 * Gives hits that are ranked separately a heading of their own. DocSearch shows all hits of one heading together, so failures and pages that take
 * turns get headings that differ by `apart`.
 */
export function withHeadings(hits: readonly SearchHit[]): SearchHit[] {
  let turns = 0;
  return hits.map((hit, at) => {
    const own = rankedHeading(hit);
    const before = hits[at - 1];
    if (before && (own === null) !== (rankedHeading(before) === null)) turns += 1;
    const lvl0 = (own ?? hit.hierarchy.lvl0 ?? '') + apart.repeat(turns);
    const marked = hit._highlightResult?.hierarchy;
    return {
      ...hit,
      hierarchy: { ...hit.hierarchy, lvl0 },
      // DocSearch prefers this heading.
      ...(marked && { _highlightResult: { hierarchy: { ...marked, lvl0: { value: lvl0 } } } }),
    };
  });
}
