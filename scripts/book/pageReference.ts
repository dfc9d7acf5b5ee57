import { parseFragment } from 'parse5';
import type { HtmlNode } from './htmlTree';

/** Signs that no text uses: they stand around the id of a place whose page is not known yet. */
const [open, close] = ['\uE000', '\uE001'];

/** What stands where the number of the page of an id comes. */
export const pageOf = (id: string): string => `${open}${id}${close}`;

/** "(page 41)", to go behind a reference. */
export const pageReference = (id: string): HtmlNode[] =>
  parseFragment(`<span class="book-page">\u00A0(page ${pageOf(id)})</span>`).childNodes;

/** As wide as most numbers of pages, for the print from which they are read. */
const unknown = '000';

/** The HTML of a book with the numbers of the pages; those that nobody has read yet are zeros. */
export const withPages = (html: string, pages: ReadonlyMap<string, number>): string =>
  html.replace(new RegExp(`${open}([^${close}]*)${close}`, 'g'), (_, id: string) =>
    // What paper does not show has the page of its chapter.
    String(pages.get(id) ?? pages.get(id.replace(/#.*/, '')) ?? unknown),
  );
