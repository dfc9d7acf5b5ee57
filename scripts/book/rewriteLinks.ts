import { parseFragment } from 'parse5';
import { printWords } from '../../src/site/words/books';
import { append, attribute, elementsOf, hasClass, setAttribute } from '../../src/outputs/links/htmlTree';
import type { HtmlElement, HtmlNode } from '../../src/outputs/links/htmlTree';

/** Private-use characters around the id in a placeholder for a page number. */
const [open, close] = ['\uE000', '\uE001'];

/** Placeholder for the page number of an id. */
export const pageOf = (id: string): string => `${open}${id}${close}`;

/** "(page 41)", to follow a reference. */
const pageReference = (id: string): HtmlNode[] =>
  parseFragment(`<span class="book-page">\u00A0(${printWords.page} ${pageOf(id)})</span>`).childNodes;

/** Stands in for unknown page numbers in the first print, with the usual width. */
const unknown = '000';

/** Fills the page numbers into the HTML of a book. Unknown ones are zeros. */
export const withPages = (html: string, pages: ReadonlyMap<string, number>): string =>
  html.replace(new RegExp(`${open}([^${close}]*)${close}`, 'g'), (_, id: string) =>
    // Hidden elements get the page of their chapter.
    String(pages.get(id) ?? pages.get(id.replace(/#.*/, '')) ?? unknown),
  );

/** Attributes that refer to ids on the same page. */
const referring = ['aria-labelledby', 'aria-describedby', 'aria-controls', 'for', 'headers'];

/** Id of a chapter, or of an anchor in it. Unique in a book, because it contains the route. */
export const bookId = (route: string, id = ''): string => (id ? `${route}#${id}` : route);

/** Ids in an article. */
export const idsOf = (article: HtmlElement): Set<string> =>
  new Set([...elementsOf([article])].flatMap((element) => attribute(element, 'id') ?? []));

/** Makes the ids of an article unique in a book, and updates references to them. `rewriteLinks` updates links. */
export function prefixIds(article: HtmlElement, route: string): void {
  const known = idsOf(article);
  for (const element of elementsOf([article])) {
    const id = attribute(element, 'id');
    if (id) setAttribute(element, 'id', bookId(route, id));
    for (const name of referring) {
      const named = attribute(element, name)
        ?.split(/\s+/)
        .filter((each) => known.has(each));
      // Drops references to removed elements.
      if (named) setAttribute(element, name, named.length > 0 ? named.map((each) => bookId(route, each)).join(' ') : undefined);
    }
  }
}

/** What resolving links needs. */
export interface LinkPlaces {
  /** Original ids of each page in the book, by route. */
  readonly ids: ReadonlyMap<string, ReadonlySet<string>>;
  /** Origin of the site, such as `https://docs.openarm.dev`. */
  readonly origin: string;
  /** Base path of built links; "" at the root. */
  readonly basePath: string;
}

/** Lists in which every item is a link, where page numbers would be too much. */
const dense = ['step-parts', 'tray-list'];

/** Whether a link has no space for a page number: in such a list, or on a drawing. */
const isDense = (element: HtmlElement | null): boolean =>
  element !== null && (element.tagName === 'figure' || dense.some((name) => hasClass(element, name)) || isDense(parentOf(element)));

const parentOf = ({ parentNode }: HtmlElement): HtmlElement | null => (parentNode && 'attrs' in parentNode ? parentNode : null);

/** Target of a link: an id in the book, or an external address. */
export function bookTarget(href: string, route: string, { ids, origin, basePath }: LinkPlaces): { id: string } | { address: string } {
  const base = `${origin}${basePath}`;
  const url = new URL(href, `${base}${route}`);
  if (!`${url.href}/`.startsWith(`${base}/`)) return { address: href };
  const path = decodeURI(url.pathname).slice(basePath.length) || '/';
  const known = ids.get(path);
  if (!known || url.search) return { address: url.href };
  const anchor = decodeURIComponent(url.hash.slice(1));
  return { id: bookId(path, known.has(anchor) ? anchor : '') };
}

/** Whether an id belongs to the chapter of a route. */
const isOfChapter = (id: string, route: string): boolean => id === route || id.startsWith(`${route}#`);

/**
 * Points links of an article to the book where it contains the target, with a page number if that is in another chapter, and otherwise to
 * the site. Addresses of drawings stay.
 */
export function rewriteLinks(article: HtmlElement, route: string, places: LinkPlaces): void {
  for (const element of elementsOf([article])) {
    const href = attribute(element, 'href');
    if (element.tagName !== 'a' || href === undefined) continue;
    const target = bookTarget(href, route, places);
    setAttribute(element, 'href', 'id' in target ? `#${target.id}` : target.address);
    if ('id' in target && !isOfChapter(target.id, route) && !isDense(element)) append(element, pageReference(target.id));
  }
}
