import { bookId } from './anchors';
import { append, attribute, elementsOf, hasClass, setAttribute } from './htmlTree';
import type { HtmlElement } from './htmlTree';
import { pageReference } from './pageReference';

/** What links of a book are resolved with. */
export interface LinkPlaces {
  /** Ids of each page of the book, by route, as the page itself has them. */
  readonly ids: ReadonlyMap<string, ReadonlySet<string>>;
  /** The site's address without base path, such as `https://docs.openarm.dev`. */
  readonly origin: string;
  /** "" or the folder that the built links begin with. */
  readonly basePath: string;
}

/** Lists in which each word is a link: a page number behind each would hide the words. */
const dense = ['step-parts', 'tray-list'];

/** Whether a link stands where a page number has no room: in such a list, or on a drawing. */
const isDense = (element: HtmlElement | null): boolean =>
  element !== null && (element.tagName === 'figure' || dense.some((name) => hasClass(element, name)) || isDense(parentOf(element)));

const parentOf = ({ parentNode }: HtmlElement): HtmlElement | null => (parentNode && 'attrs' in parentNode ? parentNode : null);

/** Where a link of a built page leads in a book: to an id of it, or out to an address. */
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

/** Whether an id of a book stands in the chapter of a route. */
const isOfChapter = (id: string, route: string): boolean => id === route || id.startsWith(`${route}#`);

/**
 * Lets links of an article lead to the pages of the book where it has them, with the number of the page where it is another chapter, and to
 * the site where it does not. Addresses of drawings stay as the site has them.
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
