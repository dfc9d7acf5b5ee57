import type { Image } from 'mdast';
import type { FigureLink } from '../../model/figureLink';
import { attributeOf, setAttribute } from '../tree/attributes';
import type { JsxElement } from '../tree/attributes';
import { list, listItem, paragraph, text } from '../tree/nodes';
import { textIn } from '../tables/rows';
import { defineBlock } from './definition';
import type { ExpandContext, MarkdownPrinter } from './definition';

/** A drawing with the text that says what it shows. */
export const picture = (element: JsxElement, { figureUrl }: MarkdownPrinter): Image => ({
  type: 'image',
  url: figureUrl(attributeOf(element, 'src') ?? ''),
  alt: attributeOf(element, 'alt') ?? '',
});

/** A film that another site keeps: a drawing of it is the link, because the policy of the pages plays nothing from there. */
export const Clip = defineBlock({
  attributes: {
    href: {
      kind: 'text',
      required: true,
      form: { pattern: /^https:\/\/[\w.-]+\/[\w./-]+\.(mp4|webm)$/, words: 'the address of a film, from https:// to .mp4 or .webm' },
    },
    poster: { kind: 'figure', required: true },
    title: { kind: 'label', required: true },
    alt: { kind: 'label', required: true },
    beside: { kind: 'flag' },
  },
  children: false,
  markdown: (element) => {
    const url = attributeOf(element, 'href') ?? '';
    return [paragraph([text('Video: '), { type: 'link', url, children: [text(attributeOf(element, 'title') ?? '')] }])];
  },
});

/** Gives a picture the name of the file that there is: as it is written, or beside the document. */
function findPicture(element: JsxElement, { figures }: Pick<ExpandContext, 'figures'>): undefined {
  const beside = element.data?.beside;
  if (beside !== undefined && figures.has(beside) && !figures.has(attributeOf(element, 'src') ?? '')) setAttribute(element, 'src', beside);
}

const captioned = (element: JsxElement, printer: MarkdownPrinter) => {
  const caption = attributeOf(element, 'caption');
  return [paragraph([picture(element, printer)]), ...(caption ? [paragraph([{ type: 'emphasis', children: [text(caption)] }])] : [])];
};

/** A drawing with its caption. */
export const Figure = defineBlock({
  attributes: {
    src: { kind: 'figure', required: true },
    caption: { kind: 'label' },
    alt: { kind: 'label', required: true },
    open: { kind: 'flag' },
    beside: { kind: 'flag' },
    trueSize: { kind: 'flag' },
  },
  children: false,
  expand: findPicture,
  markdown: captioned,
});

/** A photo with its caption. */
export const Photo = defineBlock({
  attributes: {
    src: { kind: 'figure', required: true },
    caption: { kind: 'label' },
    alt: { kind: 'label', required: true },
    beside: { kind: 'flag' },
  },
  children: false,
  expand: findPicture,
  markdown: captioned,
});

/** A drawing whose labels are links: rows of a table. The pages behind them are found by their own words. */
export const LinkedFigure = defineBlock({
  attributes: {
    src: { kind: 'figure', required: true },
    alt: { kind: 'text', required: true },
    name: { kind: 'table', required: true },
  },
  children: false,
  expand: (element, { tables }): { links: readonly FigureLink[] } | undefined => {
    const table = tables.get(attributeOf(element, 'name') ?? '');
    return (
      table && {
        links: table.rows.map((row) => ({
          label: textIn(row, 'name'),
          href: textIn(row, 'route'),
          left: String(row.left_percent),
          top: String(row.top_percent),
        })),
      }
    );
  },
  markdown: (element, printer, props) => [
    paragraph([picture(element, printer)]),
    list(
      false,
      (props?.links ?? []).map(({ label, href }) =>
        listItem([paragraph([{ type: 'link', url: printer.absolute(href), children: [text(label)] }])]),
      ),
    ),
  ],
});
