import { escapeText } from '../../../model/escape';
import type { Answer } from '../../contract/searchAnswers';
import type { SearchClient, SearchHit } from '../../contract/searchTypes';
import { searchTexts } from '../messages/searchTexts';

/** A line from a table among the results: DocSearch then leads to it with its own keys, before all others. */
export interface AnswerHit extends SearchHit {
  readonly answer: Answer;
}

/** As a passage of its heading: what DocSearch remembers of it is the heading, so that no value of a table grows old there. */
const toHit = (answer: Answer): AnswerHit => ({
  objectID: answer.id,
  url: answer.path,
  type: 'content',
  content: escapeText(`${answer.subject} · ${answer.text}`),
  hierarchy: { lvl0: searchTexts.answer, lvl1: escapeText(answer.page), lvl2: escapeText(answer.heading) },
  answer,
});

/** A search whose results begin with the lines that answer the query. */
export function withAnswers(search: SearchClient['search'], find: (query: string) => readonly Answer[]): SearchClient['search'] {
  return async (params) => {
    const { results } = await search(params);
    return {
      results: results.map((result, index) => {
        const answers = find(params.requests[index]?.query ?? '');
        return answers.length === 0 ? result : { ...result, hits: [...answers.map(toHit), ...result.hits] };
      }),
    };
  };
}
