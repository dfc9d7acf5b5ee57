import { readFileSync } from 'node:fs';
import path from 'node:path';
import { digest } from '../content/digest';
import type { Memory } from '../files/memory';
import { writeIfChanged } from '../files/writeIfChanged';
import { readHtml } from './links/readHtml';
import type { PageLinks } from './links/readHtml';
import type { PublicPage } from './publicPages';
import type { HowTo } from './structuredData/howTos';
import { insertStructuredData, structuredData } from './structuredData/structuredData';

/** The file that Gatsby writes for a page: a folder with an index.html, but for the 404. */
const fileOf = (folder: string, route: string): string =>
  route.endsWith('.html') ? path.join(folder, route) : path.join(folder, route, 'index.html');

/** What earlier builds have found in texts and pages. */
export interface KnownPages {
  readonly procedures: Memory<readonly HowTo[]>;
  readonly links: Memory<PageLinks>;
}

/**
 * Finishes the HTML of a page, which is read once: structured data goes into it; and because static hosts answer the path of a folder with a
 * final slash, routes without one get a file of their own, too, so that a host serves the canonical spelling itself.
 */
function finishPage(folder: string, page: PublicPage, known: KnownPages): string {
  const { route, outputs } = page;
  const file = fileOf(folder, route);
  const html = readFileSync(file, 'utf8');
  const finished = outputs.structuredData ? insertStructuredData(html, structuredData(page, known.procedures)) : html;
  if (finished !== html) writeIfChanged(file, finished);
  if (!route.endsWith('/') && !route.endsWith('.html')) writeIfChanged(path.join(folder, `${route}.html`), finished);
  return finished;
}

/** Finishes all pages, and tells of each what it offers and asks for. Those that an earlier build has read in the same words are not read again. */
export function finishPages(folder: string, pages: readonly PublicPage[], known: KnownPages): Map<string, PageLinks> {
  return new Map(
    pages.map((page) => {
      const html = finishPage(folder, page, known);
      return [page.route, known.links.of(digest(html), () => readHtml(html))];
    }),
  );
}
