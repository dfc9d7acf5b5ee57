import type { PhrasingContent, RootContent } from 'mdast';
import type { PageLink, Question, QuestionLink } from '../../model/pageTypes';
import type { Row, Table } from '../tables/csvTable';
import { outsideLink, pageLink, textCell, textIn } from '../tables/rows';
import { attributeOf } from '../tree/attributes';
import { paragraph, text } from '../tree/nodes';
import { defineBlock } from './definition';
import type { MarkdownPrinter } from './definition';
import { markdownCell } from './markdownTable';

/** Table whose topics must all be shown. */
export const questionsTable = 'faq';

const linkAfter = (lead: string, link: PageLink | null): QuestionLink[] => (link === null ? [] : [{ lead, ...link }]);

/** Links of a question: where an open one is tracked, or where to read more. */
function linksOf(row: Row, titles: ReadonlyMap<string, string>): QuestionLink[] {
  const elsewhere = row.known === false ? 'Followed in' : 'See also';
  return [...linkAfter('More in', pageLink(textIn(row, 'page'), titles)), ...linkAfter(elsewhere, outsideLink(textIn(row, 'follow')))];
}

/** Questions of a topic, in table order. */
export const questionsOf = ({ rows }: Table, topic: string, titles: ReadonlyMap<string, string>): Question[] =>
  rows
    .filter((row) => textIn(row, 'topic') === topic)
    .map((row) => ({
      id: textIn(row, 'id'),
      question: textIn(row, 'question'),
      answer: textCell(textIn(row, 'answer')),
      links: linksOf(row, titles),
    }));

const linkWords = ({ lead, label, href }: QuestionLink, index: number, absolute: MarkdownPrinter['absolute']): PhrasingContent[] => [
  text(`${index > 0 ? ' ' : ''}${lead} `),
  { type: 'link', url: absolute(href), children: [text(label)] },
  text('.'),
];

function questionBlocks({ question, answer, links }: Question, absolute: MarkdownPrinter['absolute']): RootContent[] {
  const blocks: RootContent[] = [{ type: 'heading', depth: 3, children: [text(question)] }, paragraph(markdownCell(answer, absolute))];
  return links.length === 0 ? blocks : [...blocks, paragraph(links.flatMap((link, index) => linkWords(link, index, absolute)))];
}

/** The questions of a topic with their answers, each with an anchor, from a table with the columns of `faq`. */
export const Faq = defineBlock({
  about:
    'The questions of a topic with their answers, each with a link of its own. The table has the columns of [`faq`](tables.md#add-a-question).',
  example: '<Faq name="faq" topic="Software" />',
  attributes: { name: { kind: 'table', required: true }, topic: { kind: 'text', required: true, about: 'Column `topic` of the table' } },
  children: false,
  fromTable: (table, element, { titles }): { questions: readonly Question[] } => ({
    questions: questionsOf(table, attributeOf(element, 'topic') ?? '', titles),
  }),
  headings: (props) => (props?.questions ?? []).map(({ id, question }) => ({ depth: 3, id, text: question })),
  markdown: (_element, { absolute }, props) => (props?.questions ?? []).flatMap((question) => questionBlocks(question, absolute)),
  // Only questions are indexed: the answers repeat what other pages say.
  search: (_element, props) =>
    (props?.questions ?? []).map(({ id, question }) => ({ anchor: id, kind: 'question' as const, text: question })),
});
