import { attribute, elementsOf, setAttribute } from './htmlTree';
import type { HtmlElement } from './htmlTree';

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
