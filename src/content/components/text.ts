import type { PhrasingContent } from 'mdast';
import { attributeOf } from '../tree/attributes';
import type { JsxElement } from '../tree/attributes';
import { list, listItem, paragraph, strong, text } from '../tree/nodes';
import { defineBlock } from './definition';
import type { MarkdownPrinter } from './definition';

/** Blocks of a component below one of its attributes as a title. */
export const titled = (element: JsxElement, attribute: string, { blocks }: MarkdownPrinter) => [
  paragraph([strong(text(attributeOf(element, attribute) ?? ''))]),
  ...blocks(element),
];

/** Text that becomes a part of an id in the page. */
const name = { kind: 'text', required: true, form: { pattern: /^[\w.-]+$/, words: 'letters, digits and hyphens' } } as const;

/** Alternatives of which one is shown. */
export const Tabs = defineBlock({
  // The label is for who hears the page: nobody looks for a page by what its tabs choose.
  attributes: { group: name, label: { kind: 'text' } },
  children: true,
  markdown: (element, { blocks }) => blocks(element),
});

/** One alternative. */
export const Tab = defineBlock({
  attributes: { value: name, label: { kind: 'label', required: true } },
  children: true,
  inside: 'Tabs',
  role: 'alternative',
  markdown: (element, printer) => titled(element, 'label', printer),
});

/** Text that most readers can skip, folded away. */
export const Details = defineBlock({
  attributes: { summary: { kind: 'label', required: true } },
  children: true,
  markdown: (element, printer) => titled(element, 'summary', printer),
});

/** A procedure. */
export const Steps = defineBlock({
  attributes: {},
  children: true,
  role: 'procedure',
  expand: (_element, { isFirst }) => (isFirst('steps') ? { lead: 'yes' as const } : {}),
  markdown: (element, { blocks }) => [list(true, blocks(element))],
});

/** One action of a procedure, with a link of its own. */
export const Step = defineBlock({
  attributes: { title: { kind: 'label', required: true } },
  children: true,
  inside: 'Steps',
  role: 'step',
  anchor: { attribute: 'title' },
  markdown: (element, printer) => [listItem(titled(element, 'title', printer))],
});

/** Links that lead on. They tell of other pages, which are found by their own words. */
export const Cards = defineBlock({
  attributes: { as: { kind: 'text', form: { pattern: /^(buttons|path)$/, words: '"buttons" or "path"; without it, they are cards' } } },
  children: true,
  search: false,
  markdown: (element, { blocks }) => [list(false, blocks(element))],
});

/** What the home page opens with: what the robot is, and the ways on, beside its picture. */
export const Opening = defineBlock({
  // Nobody looks for the home page by what its picture shows.
  attributes: { alt: { kind: 'text', required: true } },
  children: true,
  markdown: (element, { blocks }) => blocks(element),
});

/** One link with a title and a sentence. */
export const Card = defineBlock({
  attributes: { title: { kind: 'label', required: true }, href: { kind: 'route', required: true } },
  children: true,
  inside: 'Cards',
  markdown: (element, { absolute, blocks }) => {
    const url = absolute(attributeOf(element, 'href') ?? '');
    const link: PhrasingContent = { type: 'link', url, children: [text(attributeOf(element, 'title') ?? '')] };
    // What is written in one line with its tags stands in it without a paragraph.
    const sentence = blocks(element).flatMap((node) => (node.type === 'paragraph' ? node.children : (node as PhrasingContent)));
    return [listItem([paragraph([link, ...(sentence.length > 0 ? [text(': '), ...sentence] : [])])])];
  },
});

/** A video that is loaded only when the reader asks for it. */
export const Video = defineBlock({
  attributes: {
    youtube: {
      kind: 'text',
      required: true,
      form: { pattern: /^[\w-]{11}$/, words: 'the 11 letters, digits and signs behind "v=" in the address of the video' },
    },
    poster: { kind: 'figure', required: true },
    title: { kind: 'label', required: true },
  },
  children: false,
  markdown: (element) => {
    const url = `https://www.youtube.com/watch?v=${attributeOf(element, 'youtube') ?? ''}`;
    return [paragraph([text('Video: '), { type: 'link', url, children: [text(attributeOf(element, 'title') ?? '')] }])];
  },
});
