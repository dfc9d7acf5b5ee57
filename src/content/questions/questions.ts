import type { Question, QuestionLink } from '../../model/questions';
import type { PageLink } from '../../model/pageTypes';
import { outsideLink, pageLink } from '../tables/cellLink';
import { textCell } from '../tables/codeSpans';
import type { Row, Table } from '../tables/csvTable';
import { textIn } from '../tables/rows';

/** Table whose topics must all be shown. */
export const questionsTable = 'faq';

const linkAfter = (lead: string, link: PageLink | null): QuestionLink[] => (link === null ? [] : [{ lead, ...link }]);

/** What nobody knows yet is followed elsewhere; of what is known, more can be read there. */
function linksOf(row: Row, titles: ReadonlyMap<string, string>): QuestionLink[] {
  const elsewhere = row.known === false ? 'Followed in' : 'See also';
  return [...linkAfter('More in', pageLink(textIn(row, 'page'), titles)), ...linkAfter(elsewhere, outsideLink(textIn(row, 'follow')))];
}

/** The questions of a topic in the order of the table. */
export const questionsOf = ({ rows }: Table, topic: string, titles: ReadonlyMap<string, string>): Question[] =>
  rows
    .filter((row) => textIn(row, 'topic') === topic)
    .map((row) => ({
      id: textIn(row, 'id'),
      question: textIn(row, 'question'),
      answer: textCell(textIn(row, 'answer')),
      links: linksOf(row, titles),
    }));
