import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseFragment } from 'parse5';
import sharp from 'sharp';
import { attribute, elementsOf, hasClass, isElement, removeBelow, setAttribute } from '../../../src/outputs/links/htmlTree';
import type { HtmlElement, HtmlNode } from '../../../src/outputs/links/htmlTree';

/** Files in an EPUB, by the pictures' addresses on the site. */
export type Pictures = Map<string, string>;

/** File of a picture in an EPUB. Adds it on the first call. */
export function pictureFile(pictures: Pictures, address: string): string {
  const known = pictures.get(address);
  if (known !== undefined) return known;
  const name = path.basename(decodeURI(address)).replace(/[^\w.-]/g, '_');
  // EPUB readers may not support newer photo formats.
  const file = `pictures/${pictures.size + 1}-${/\.(svg|jpg)$/.test(name) ? name : name.replace(/\.\w+$/, '.png')}`;
  pictures.set(address, file);
  return file;
}

const types: Readonly<Record<string, string>> = { '.svg': 'image/svg+xml', '.jpg': 'image/jpeg' };

/** Media type of a picture, by its file. */
export const pictureType = (file: string): string => types[path.extname(file)] ?? 'image/png';

/** A drawing for an EPUB, which knows `paint-order` only as a property of CSS. */
const epubDrawing = (svg: string): string => svg.replace(/ paint-order="([^"]*)"/g, ' style="paint-order:$1"');

/** Bytes of a picture for an EPUB. `file` is that of the built site. */
export async function pictureBytes(file: string): Promise<Uint8Array> {
  if (file.endsWith('.svg')) return Buffer.from(epubDrawing(readFileSync(file, 'utf8')));
  return file.endsWith('.jpg') ? readFileSync(file) : await sharp(file).png().toBuffer();
}

/** Maps addresses of the site to files in an EPUB. */
interface EpubPlaces {
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

/** Shows what a page says to readers without scripts. XHTML has no `<noscript>`. */
const unwrapNoscript = (nodes: readonly HtmlNode[]): HtmlNode[] =>
  nodes.flatMap((node) => {
    if (!isElement(node)) return [node];
    node.childNodes = unwrapNoscript(node.childNodes);
    return node.tagName === 'noscript' ? node.childNodes : [node];
  });

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
  const [article] = parseFragment(`<article>${html}</article>`, { scriptingEnabled: false }).childNodes;
  if (!article || !isElement(article)) return [];
  removeBelow(article, isDropped);
  for (const element of elementsOf([article])) place(element, places);
  return unwrapNoscript(article.childNodes);
}
