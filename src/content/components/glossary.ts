import type { ListItem } from 'mdast';
import type { GlossaryLetter, GlossaryTerm } from '../../model/pageTypes';
import { glossaryOf } from '../glossary/glossary';
import { list, listItem, paragraph, strong, text } from '../tree/nodes';
import { defineBlock } from './definition';
import type { MarkdownPrinter } from './definition';
import { markdownCell } from './markdownTable';

function termItem({ term, also, meaning, page }: GlossaryTerm, absolute: MarkdownPrinter['absolute']): ListItem {
  const others = also.length > 0 ? ` (also ${also.join(', ')})` : '';
  const content = [strong(text(term)), text(`${others}: `), ...markdownCell(meaning, absolute)];
  if (page === null) return listItem([paragraph(content)]);
  return listItem([
    paragraph([...content, text(' More in '), { type: 'link', url: absolute(page.href), children: [text(page.label)] }, text('.')]),
  ]);
}

/** The explained words of a table with the columns of `terms`, in alphabetical order. */
export const Glossary = defineBlock({
  about: 'The words that have a meaning, from A to Z. The table has the columns of [`terms`](tables.md#add-a-term).',
  example: '<Glossary name="terms" />',
  attributes: { name: { kind: 'table', required: true } },
  children: false,
  fromTable: (table, _element, { titles }): { letters: readonly GlossaryLetter[] } => ({ letters: glossaryOf(table, titles) }),
  headings: (props) => (props?.letters ?? []).map(({ id, letter }) => ({ depth: 2, id, text: letter })),
  markdown: (_element, { absolute }, props) => [
    list(
      false,
      (props?.letters ?? []).flatMap(({ terms }) => terms).map((term) => termItem(term, absolute)),
    ),
  ],
  // Only terms are indexed: the meanings would exceed the size budget of the index.
  search: (_element, props) =>
    (props?.letters ?? []).flatMap(({ terms }) =>
      terms.map(({ id, term, also }) => ({ anchor: id, kind: 'term' as const, text: [term, ...also].join(', ') })),
    ),
});
