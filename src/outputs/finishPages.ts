import { readFileSync } from 'node:fs';
import path from 'node:path';
import { digest, fileStamp } from '../files/digest';
import type { BuildCache } from '../files/buildCache';
import { writeIfChanged } from '../files/writeIfChanged';
import { readHtml } from './links/readHtml';
import type { PageLinks } from './links/readHtml';
import type { PublicPage } from './publicPages';
import { insertStructuredData, structuredData } from './structuredData/structuredData';

/** Path of a page's HTML: a folder with an index.html, except for the 404 page. */
const fileOf = (folder: string, route: string): string =>
  route.endsWith('.html') ? path.join(folder, route) : path.join(folder, route, 'index.html');

/**
 * Copies of a page: `/software/can.html` for `/software/can/index.html`, and `/hardware.html` for `/hardware/index.html`. With them, hosts
 * without redirects answer every spelling, and serve canonical addresses without a final slash directly.
 */
const copiesOf = (folder: string, route: string): string[] =>
  route === '/' || route.endsWith('.html') ? [] : [path.join(folder, `${route.replace(/\/$/, '')}.html`)];

/**
 * Finishes the HTML of a page: inserts structured data and writes copies. Returns its links and anchors, from the cache if the file is
 * unchanged.
 */
function finishPage(folder: string, page: PublicPage, cache: BuildCache<PageLinks>): PageLinks {
  const file = fileOf(folder, page.route);
  const files = [file, ...copiesOf(folder, page.route)];
  const data = page.outputs.structuredData ? structuredData(page) : null;
  const made = JSON.stringify(data);
  const state = (): string => digest(page.route, made, ...files.map(fileStamp));
  if (!cache.has(state())) {
    const html = readFileSync(file, 'utf8');
    const finished = data ? insertStructuredData(html, data) : html;
    for (const each of files) writeIfChanged(each, finished);
  }
  return cache.of(state(), () => readHtml(readFileSync(file, 'utf8')));
}

/** Finishes all pages. `cache` has the results of earlier builds. */
export const finishPages = (folder: string, pages: readonly PublicPage[], cache: BuildCache<PageLinks>): Map<string, PageLinks> =>
  new Map(pages.map((page) => [page.route, finishPage(folder, page, cache)]));
