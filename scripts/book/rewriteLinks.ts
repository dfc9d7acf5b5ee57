import { bookId } from './anchors';
import { append, attribute, elementsOf, hasClass, setAttribute } from './htmlTree';
import type { HtmlElement } from './htmlTree';
import { pageReference } from './pageReference';

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
