import type { SearchClient, SearchHit } from '../../contract/searchTypes';
import { searchTexts } from '../messages/searchTexts';

/** The heading below which the dialog shows a hit; of pages, the section of the site. */
function headingOf({ kind, place }: SearchHit): string | null {
  if (place === 'might') return searchTexts.might;
  if (place === 'first') return searchTexts.likeliestPage;
  if (kind === 'failure') return searchTexts.failure;
  return kind === 'answer' ? searchTexts.answer : null;
}

/** DocSearch shows all hits of a heading together, where the first of them stands: what is ranked apart gets a heading of its own. */
function headed(hit: SearchHit): SearchHit {
  const lvl0 = headingOf(hit);
  if (lvl0 === null) return hit;
  const marked = hit._highlightResult?.hierarchy;
  return {
    ...hit,
    hierarchy: { ...hit.hierarchy, lvl0 },
    // It reads the section of a hit from here, where there is one.
    ...(marked && { _highlightResult: { ...hit._highlightResult, hierarchy: { ...marked, lvl0: { value: lvl0, matchLevel: 'none' } } } }),
  };
}

/** A search whose hits have the headings of the dialog. */
export const withHeadings =
  (search: SearchClient['search']): SearchClient['search'] =>
  async (params) => {
    const { results } = await search(params);
    return { results: results.map((result) => ({ ...result, hits: result.hits.map(headed) })) };
  };
