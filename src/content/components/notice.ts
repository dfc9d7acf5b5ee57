import type { PhrasingContent } from 'mdast';
import type { ContainerDirective } from 'mdast-util-directive';
import type { Row } from '../tables/csvTable';
import { codeSpans, textIn } from '../tables/rows';
import { attributeOf, namesIn } from '../tree/attributes';
import { paragraph, text } from '../tree/nodes';
import { defineBlock } from './definition';

const words = (cell: string): PhrasingContent[] =>
  codeSpans(cell).map((piece) =>
    typeof piece === 'string' ? text(piece) : { type: 'inlineCode', value: 'code' in piece ? piece.code : piece.href },
  );

const admonition = (row: Row): ContainerDirective => ({
  type: 'containerDirective',
  name: textIn(row, 'kind'),
  children: [{ ...paragraph(words(textIn(row, 'title'))), data: { directiveLabel: true } }, paragraph(words(textIn(row, 'text')))],
});

/** Admonitions that several pages show, from rows of a table with the columns of `notices`. */
export const Notice = defineBlock({
  about: 'An admonition that several pages show and that is written once, as a row of `notices`.',
  example: '<Notice name="notices" rows="count-16-digits" />',
  attributes: { name: { kind: 'table', required: true }, rows: { kind: 'rows', required: true } },
  children: false,
  fromTable: ({ rows, definition }, element) => {
    element.children = namesIn(attributeOf(element, 'rows')).flatMap((name) =>
      rows.filter((row) => String(row[definition.key]) === name).map(admonition),
    );
    return {};
  },
  markdown: (element, { blocks }) => blocks(element),
});
