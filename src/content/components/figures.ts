import type { FigureLink } from '../../model/pageTypes';
import { attributeOf, setAttribute } from '../tree/attributes';
import type { JsxElement } from '../tree/attributes';
import { listItem, listOf, paragraph, text } from '../tree/nodes';
import { textIn } from '../tables/rows';
import { defineBlock } from './definition';
import type { ExpandContext, MarkdownPrinter } from './definition';
import { picture } from './markdownForms';

const alternative = 'What it shows, for readers who cannot see it';

const besideText = 'On paper it is printed beside the text, up to the next heading: for one that only reminds';

/** A film on another site. The Content-Security-Policy blocks playing it here, so its drawing links to it. */
export const Clip = defineBlock({
  about:
    'A film on another site: a drawing that links to it and names the host, because the Content-Security-Policy allows only the host of `<Video>`.',
  example: `<Clip
  href="https://example.org/reach.mp4"
  poster="poster-in-motion.svg"
  title="The arm reaches for a target"
  alt="An arm; a ring before its gripper."
/>`,
  attributes: {
    href: {
      kind: 'text',
      required: true,
      form: { pattern: /^https:\/\/[\w.-]+\/[\w./-]+\.(mp4|webm)$/, words: 'the address of a film, from https:// to .mp4 or .webm' },
    },
    poster: { kind: 'figure', required: true },
    title: { kind: 'label', required: true },
    alt: { kind: 'label', required: true, about: alternative },
    beside: { kind: 'flag', about: 'Films that follow each other are shown in rows of two' },
  },
  children: false,
  markdown: (element) => {
    const url = attributeOf(element, 'href') ?? '';
    return [paragraph([text('Video: '), { type: 'link', url, children: [text(attributeOf(element, 'title') ?? '')] }])];
  },
});

/** Resolves the name of a picture: as written, or beside the document. */
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
  about:
    'A drawing of `content/figures`; `![words](name.svg "caption")` does the same. Width and height are read from the file. A press opens it large; without JavaScript it leads to the drawing alone.',
  example: '<Figure src="joint-ranges.svg" alt="Side view of the arm; J4 bends from 0 to 140 degrees." caption="Range of each joint." />',
  attributes: {
    src: { kind: 'figure', required: true },
    caption: { kind: 'label' },
    alt: { kind: 'label', required: true, about: alternative },
    open: { kind: 'flag', about: 'Adds a link to the drawing alone, for one that is zoomed into or printed on a large sheet' },
    beside: { kind: 'flag', about: besideText },
    trueSize: { kind: 'flag', about: 'Prints it as large as it is drawn, 96 px an inch' },
  },
  children: false,
  expand: findPicture,
  markdown: captioned,
});

export const Photo = defineBlock({
  about: 'A photo of `content/photos` or beside the document; `![words](name.jpg "caption")` does the same.',
  example: '<Photo src="j2-cable.jpg" alt="The cable of J2 leaves the cover on the left." caption="Route of the cable" />',
  attributes: {
    src: { kind: 'figure', required: true },
    caption: { kind: 'label' },
    alt: { kind: 'label', required: true, about: alternative },
    beside: { kind: 'flag', about: besideText },
  },
  children: false,
  expand: findPicture,
  markdown: captioned,
});

/** A drawing whose labels are links, from rows of a table. Search doesn't index them: it finds the linked pages. */
export const LinkedFigure = defineBlock({
  about:
    'A drawing whose labels are links. Its table has `name`, `route`, `left_percent` and `top_percent` of each link; the program of the drawing leaves room for them and writes the table.',
  example: '<LinkedFigure src="arm-sub-assemblies.svg" name="arm-sub-assemblies" alt="The right arm with its sub-assemblies." />',
  attributes: {
    src: { kind: 'figure', required: true },
    alt: { kind: 'text', required: true, about: alternative },
    name: { kind: 'table', required: true },
  },
  children: false,
  fromTable: ({ rows }): { links: readonly FigureLink[] } => ({
    links: rows.map((row) => ({
      label: textIn(row, 'name'),
      href: textIn(row, 'route'),
      left: String(row.left_percent),
      top: String(row.top_percent),
    })),
  }),
  markdown: (element, printer, props) => [
    paragraph([picture(element, printer)]),
    listOf(false, props?.links ?? [], ({ label, href }) =>
      listItem([paragraph([{ type: 'link', url: printer.absolute(href), children: [text(label)] }])]),
    ),
  ],
});
