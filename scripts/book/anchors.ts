import { attribute, elementsOf, setAttribute } from './htmlTree';
import type { HtmlElement } from './htmlTree';

/** Attributes that name ids of the same page, one or several. */
const referring = ['aria-labelledby', 'aria-describedby', 'aria-controls', 'for', 'headers'];

/** Id in a book of a chapter, or of a place in it: unique in the book, because a page's address is. */
export const bookId = (route: string, id = ''): string => (id ? `${route}#${id}` : route);

/** Ids of an article as its page has them. */
export const idsOf = (article: HtmlElement): Set<string> =>
  new Set([...elementsOf([article])].flatMap((element) => attribute(element, 'id') ?? []));

/** Makes the ids of an article unique in a book, and keeps what refers to them. Links are `rewriteLinks`' matter. */
export function prefixIds(article: HtmlElement, route: string): void {
  const known = idsOf(article);
  for (const element of elementsOf([article])) {
    const id = attribute(element, 'id');
    if (id) setAttribute(element, 'id', bookId(route, id));
    for (const name of referring) {
      const named = attribute(element, name)
        ?.split(/\s+/)
        .filter((each) => known.has(each));
      // A reference to what is gone from paper would say nothing.
      if (named) setAttribute(element, name, named.length > 0 ? named.map((each) => bookId(route, each)).join(' ') : undefined);
    }
  }
}
