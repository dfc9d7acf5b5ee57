import { readFileSync } from 'node:fs';
import path from 'node:path';
import { digest, fileStamp } from '../files/digest';
import type { Memory } from '../files/memory';
import { writeIfChanged } from '../files/writeIfChanged';
import { readHtml } from './links/readHtml';
import type { PageLinks } from './links/readHtml';
import type { PublicPage } from './publicPages';
import { insertStructuredData, structuredData } from './structuredData/structuredData';

/** The file that Gatsby writes for a page: a folder with an index.html, but for the 404. */
const fileOf = (folder: string, route: string): string =>
  route.endsWith('.html') ? path.join(folder, route) : path.join(folder, route, 'index.html');

/**
 * Second file of a page: `/software/can.html` beside `/software/can/index.html`, and `/hardware.html` beside `/hardware/index.html`. So a host
 * without redirects answers every spelling, and serves the canonical one itself where that has no final slash.
 */
const copiesOf = (folder: string, route: string): string[] =>
  route === '/' || route.endsWith('.html') ? [] : [path.join(folder, `${route.replace(/\/$/, '')}.html`)];

/**
 * Finishes the HTML of a page: structured data goes into it, and its copies are written. A page that is as an earlier build has left it is not
 * read. Tells what the page offers and asks for.
 */
function finishPage(folder: string, page: PublicPage, known: Memory<PageLinks>): PageLinks {
  const file = fileOf(folder, page.route);
  const files = [file, ...copiesOf(folder, page.route)];
  const data = page.outputs.structuredData ? structuredData(page) : null;
  const made = JSON.stringify(data);
  const state = (): string => digest(page.route, made, ...files.map(fileStamp));
  if (!known.has(state())) {
    const html = readFileSync(file, 'utf8');
    const finished = data ? insertStructuredData(html, data) : html;
    for (const each of files) writeIfChanged(each, finished);
  }
  return known.of(state(), () => readHtml(readFileSync(file, 'utf8')));
}

/** Finishes all pages. `known` has what earlier builds have found in them. */
export const finishPages = (folder: string, pages: readonly PublicPage[], known: Memory<PageLinks>): Map<string, PageLinks> =>
  new Map(pages.map((page) => [page.route, finishPage(folder, page, known)]));
