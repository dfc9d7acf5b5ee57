import type { ListItem } from 'mdast';
import { checkGlossary, checkSpellings } from './checkGlossary';
import { explainedRows, glossaryOf, glossaryTables, termId, writtenTerms } from './terms';
import type { GlossaryLetter, GlossaryTerm } from './terms';
import { list, listItem, paragraph, strong, text } from '../../content/tree/nodes';
import { defineBlock } from '../../content/components/definition';
import type { MarkdownPrinter } from '../../content/components/definition';
import { markdownCell } from '../../content/components/markdownTable';
import type { Plugin } from '../../content/plugin';
import { textIn } from '../../content/tables/rows';

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
  role: 'glossary',
  anchors: (table) => explainedRows(table).map((row) => termId(textIn(row, 'term'))),
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

/** The words of the site: a page of their meanings, hints in texts, and the spelling that every page keeps to. */
export const glossary = {
  components: { Glossary },
  tables: glossaryTables,
  terms: writtenTerms,
  checks: [({ texts, data }) => [...checkGlossary(texts, data.tables), ...checkSpellings(texts, data.tables)]],
} as const satisfies Plugin;
