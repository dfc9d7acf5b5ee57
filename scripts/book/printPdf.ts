import { createServer } from 'node:http';
import { chromium } from 'playwright-core';
import type { Page } from 'playwright-core';
import { createSiteServer, listenLocally } from '../siteServer';
import { sheetWidth } from './pageRules';

/** HTML of a book's articles, without elements that print styles hide. */
const shownArticles = (page: Page): Promise<string[]> =>
  // No named functions in here: the compiler would call a helper that doesn't exist in the page.
  page.evaluate(() => {
    // Finds all hidden elements first, because removing one may change how others look.
    const hidden = [...document.querySelectorAll('main *')].filter((element) => {
      const { display, visibility } = getComputedStyle(element);
      return display === 'none' || visibility === 'hidden';
    });
    for (const element of hidden) element.remove();
    return [...document.querySelectorAll('main article')].map(({ innerHTML }) => innerHTML);
  });

/** Smallest scale at which a table is still readable. Wider tables get a landscape page. */
const readable = 0.68;

/**
 * Scales down tables that are wider than the page, and gives the widest a landscape page. Otherwise the browser would scale down the whole
 * book. Needs print layout.
 */
async function fitTables(page: Page): Promise<void> {
  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize({ width: Math.floor(sheetWidth.upright), height: 1000 });
  await page.evaluate(
    ({ upright, turned, least }) => {
      for (const frame of document.querySelectorAll<HTMLElement>('.scroll-table')) {
        const [room, needed] = [frame.clientWidth, frame.scrollWidth];
        if (needed <= room) continue;
        const wide = room / needed < least;
        const scale = wide ? (room + turned - upright) / needed : room / needed;
        if (wide) frame.dataset.turned = '';
        for (const table of frame.querySelectorAll('table')) if (scale < 1) table.style.zoom = String(Math.floor(scale * 100) / 100);
      }
    },
    { ...sheetWidth, least: readable },
  );
}

/** Prints HTML that uses files of a built site. */
export interface Printer {
  /** Prints a book. `keep` adds tags and bookmarks, which reading page numbers doesn't need. */
  print(html: string, keep: boolean): Promise<Uint8Array>;
  /** HTML of the book's articles, without elements that print styles hide. */
  articles(html: string): Promise<string[]>;
  close(): Promise<void>;
}

/** Path of books on the print server. No page has such an address. */
const bookPath = /^\/~book-(\d+)$/;

/**
 * Starts Chromium, and a server for the built site in `folder` at `basePath`. Books run no scripts and load nothing from other hosts.
 * `executable` is Chromium or Chrome.
 */
export async function startPrinter(folder: string, basePath: string, executable: string): Promise<Printer> {
  const books = new Map<string, string>();
  const site = createSiteServer(folder, basePath);
  const server = createServer((request, response) => {
    const html = books.get(bookPath.exec(request.url ?? '')?.[1] ?? '');
    if (html === undefined) site.emit('request', request, response);
    else response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(html);
  });
  const local = await listenLocally(server);
  const browser = await chromium.launch({
    executablePath: executable,
    args: ['--no-sandbox', '--disable-gpu', '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1'],
  });
  let count = 0;
  const open = async <Result>(html: string, work: (page: Page) => Promise<Result>): Promise<Result> => {
    const number = String(count++);
    books.set(number, html);
    // A new context gets its own renderer process.
    const context = await browser.newContext({ javaScriptEnabled: false });
    try {
      const page = await context.newPage();
      await page.goto(`${local.origin}/~book-${number}`, { waitUntil: 'load', timeout: 120_000 });
      await fitTables(page);
      return await work(page);
    } finally {
      books.delete(number);
      await context.close();
    }
  };
  return {
    print: (html, keep) => open(html, (page) => page.pdf({ preferCSSPageSize: true, tagged: keep, outline: keep })),
    articles: (html) => open(html, shownArticles),
    async close() {
      await browser.close();
      await local.close();
    },
  };
}
