import { escapeText } from '../../../model/escape';
import type { Answer } from '../../contract/searchAnswers';
import type { SearchClient, SearchHit } from '../../contract/searchTypes';
import type { siteAnswers } from '../../clients/siteAnswers';
import { routeOf } from '../address/searchAddress';
import { searchTexts } from '../messages/searchTexts';

/** A line from a table among the results: DocSearch then leads to it with its own keys, before all others. */
export interface AnswerHit extends SearchHit {
  readonly answer: Answer;
}

type Arrange = typeof siteAnswers.arrange;

/** As a passage of its heading: what DocSearch remembers of it is the heading, so that no value of a table grows old there. */
const toHit = (answer: Answer): AnswerHit => ({
  objectID: answer.id,
  url: answer.path,
  type: 'content',
  content: escapeText(`${answer.subject} · ${answer.text}`),
  hierarchy: { lvl0: searchTexts.answer, lvl1: escapeText(answer.page), lvl2: escapeText(answer.heading) },
  answer,
});

/** A hit below a heading of its own: DocSearch shows all hits of a section together, where the first of them stands. */
function aloneInFront(hit: SearchHit): SearchHit {
  const lvl0 = searchTexts.likeliestPage;
  const marked = hit._highlightResult?.hierarchy;
  return {
    ...hit,
    hierarchy: { ...hit.hierarchy, lvl0 },
    // It reads the section of a hit from here, where there is one.
    ...(marked && { _highlightResult: { ...hit._highlightResult, hierarchy: { ...marked, lvl0: { value: lvl0, matchLevel: 'none' } } } }),
  };
}

/** A search whose results begin with what answers the query. */
export function withAnswers(search: SearchClient['search'], arrange: Arrange): SearchClient['search'] {
  return async (params) => {
    const { results } = await search(params);
    return {
      results: results.map((result, index) => {
        const { lines, first, rows, rest } = arrange(params.requests[index]?.query ?? '', result.hits, routeOf);
        return { ...result, hits: [...lines.map(toHit), ...first.map(aloneInFront), ...rows.map(toHit), ...rest] };
      }),
    };
  };
}
