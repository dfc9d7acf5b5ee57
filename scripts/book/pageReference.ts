import { parseFragment } from 'parse5';
import type { HtmlNode } from './htmlTree';

/** Private-use characters around the id in a placeholder for a page number. */
const [open, close] = ['\uE000', '\uE001'];

/** Placeholder for the page number of an id. */
export const pageOf = (id: string): string => `${open}${id}${close}`;

/** "(page 41)", to follow a reference. */
export const pageReference = (id: string): HtmlNode[] =>
  parseFragment(`<span class="book-page">\u00A0(page ${pageOf(id)})</span>`).childNodes;

/** Stands in for unknown page numbers in the first print, with the usual width. */
const unknown = '000';

/** Fills the page numbers into the HTML of a book. Unknown ones are zeros. */
export const withPages = (html: string, pages: ReadonlyMap<string, number>): string =>
  html.replace(new RegExp(`${open}([^${close}]*)${close}`, 'g'), (_, id: string) =>
    // Hidden elements get the page of their chapter.
    String(pages.get(id) ?? pages.get(id.replace(/#.*/, '')) ?? unknown),
  );
