import type { Image } from 'mdast';
import { attributeOf } from '../tree/attributes';
import type { JsxElement } from '../tree/attributes';
import { paragraph, strong, text } from '../tree/nodes';
import type { MarkdownPrinter } from './definition';

/** Markdown image of a drawing, with its alternative text. */
export const picture = (element: JsxElement, { figureUrl }: MarkdownPrinter): Image => ({
  type: 'image',
  url: figureUrl(attributeOf(element, 'src') ?? ''),
  alt: attributeOf(element, 'alt') ?? '',
});

/** Content of a component below a title taken from one of its attributes. */
export const titled = (element: JsxElement, attribute: string, { blocks }: MarkdownPrinter) => [
  paragraph([strong(text(attributeOf(element, attribute) ?? ''))]),
  ...blocks(element),
];
