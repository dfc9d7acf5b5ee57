import type { PhrasingContent, RootContent } from 'mdast';
import { checkQuestions } from './checkQuestions';
import { faqTables } from './tables';
import type { PageLink } from '../../model/pageTypes';
import type { GridCell } from '../../model/tableGrid';
import type { Row, Table } from '../../content/tables/csvTable';
import { outsideLink, pageLink, textCell, textIn } from '../../content/tables/rows';
import { attributeOf } from '../../content/tree/attributes';
import { paragraph, text } from '../../content/tree/nodes';
import { defineBlock } from '../../content/components/definition';
import type { MarkdownPrinter } from '../../content/components/definition';
import { markdownCell } from '../../content/components/markdownTable';
import type { Plugin } from '../../content/plugin';

/** A question with its answer, as a page shows it. */
export interface Question {
  /** Anchor. */
  readonly id: string;
  readonly question: string;
  readonly answer: GridCell;
  /** Where to read more, with the words before each link. */
  readonly links: readonly QuestionLink[];
}

/** A link to read more. */
export interface QuestionLink extends PageLink {
  readonly lead: string;
}

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
  attributes: {
    name: { kind: 'table', required: true },
    topic: { kind: 'text', required: true, about: 'Column `topic` of the table', of: { column: 'topic' } },
  },
  children: false,
  anchors: ({ rows }) => rows.map((row) => textIn(row, 'id')),
  fromTable: (table, element, { titles }): { questions: readonly Question[] } => ({
    questions: questionsOf(table, attributeOf(element, 'topic') ?? '', titles),
  }),
  headings: (props) => (props?.questions ?? []).map(({ id, question }) => ({ depth: 3, id, text: question })),
  markdown: (_element, { absolute }, props) => (props?.questions ?? []).flatMap((question) => questionBlocks(question, absolute)),
  // Only questions are indexed: the answers repeat what other pages say.
  search: (_element, props) =>
    (props?.questions ?? []).map(({ id, question }) => ({ anchor: id, kind: 'question' as const, text: question })),
});

/** Questions and their answers. */
export const faq = {
  components: { Faq },
  tables: faqTables,
  checks: [({ texts, data }) => checkQuestions(texts, data.tables)],
} as const satisfies Plugin;
