import { parseFragment } from 'parse5';
import { attribute, elementsOf, hasClass, isElement, setAttribute } from '../htmlTree';
import type { HtmlElement, HtmlNode } from '../htmlTree';

/** Maps addresses of the site to files in an EPUB. */
export interface EpubPlaces {
  /** File of the chapter with a route. */
  readonly chapterFile: (route: string) => string;
  /** File of a picture. Called for each picture that is shown. */
  readonly pictureFile: (address: string) => string;
}

/** Attributes for scripts and the site's styles, and those that EPUB validators reject. */
const dropped = /^(data-|tabindex$|decoding$|fetchpriority$|aria-level$)/;

/** Splits a book id into route and anchor. */
function placeOf(id: string): { route: string; anchor: string } {
  const at = id.indexOf('#');
  return at === -1 ? { route: id, anchor: '' } : { route: id.slice(0, at), anchor: id.slice(at + 1) };
}

/** Whether an EPUB omits a node: SVG shapes from other files, page numbers, and controls. */
const isDropped = (node: HtmlNode): boolean =>
  isElement(node) &&
  (hasClass(node, 'book-page') ||
    ['input', 'select', 'textarea', 'wbr', 'object'].includes(node.tagName) ||
    (node.tagName === 'svg' && [...elementsOf([node])].some(({ tagName }) => tagName === 'use')));

function removeBelow(element: HtmlElement): void {
  element.childNodes = element.childNodes.filter((node) => !isDropped(node));
  for (const child of element.childNodes) if (isElement(child)) removeBelow(child);
}

function place(element: HtmlElement, { chapterFile, pictureFile }: EpubPlaces): void {
  for (const { name } of [...element.attrs]) if (dropped.test(name)) setAttribute(element, name, undefined);
  for (const name of ['id', 'for', 'aria-labelledby', 'aria-describedby', 'aria-controls', 'headers']) {
    const value = attribute(element, name);
    if (value !== undefined)
      setAttribute(
        element,
        name,
        value
          .split(' ')
          .map((id) => placeOf(id).anchor || id)
          .join(' '),
      );
  }
  const href = element.tagName === 'a' ? attribute(element, 'href') : undefined;
  if (href?.startsWith('#')) {
    const { route, anchor } = placeOf(href.slice(1));
    setAttribute(element, 'href', chapterFile(route) + (anchor && `#${encodeURIComponent(anchor)}`));
  }
  const src = element.tagName === 'img' ? attribute(element, 'src') : undefined;
  if (src !== undefined) setAttribute(element, 'src', pictureFile(src));
}

/** Converts an article of a printed book to a chapter of an EPUB: with the original ids, and links to files of the EPUB. */
export function epubArticle(html: string, places: EpubPlaces): HtmlNode[] {
  const [article] = parseFragment(`<article>${html}</article>`).childNodes;
  if (!article || !isElement(article)) return [];
  removeBelow(article);
  for (const element of elementsOf([article])) place(element, places);
  return article.childNodes;
}
