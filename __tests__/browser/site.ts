import type { IncomingMessage } from 'node:http';
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { createSiteServer, listenLocally } from '../../scripts/siteServer';
import { examplePublic } from '../sites/exampleSite';
import { openBrowser } from './browsers';
import { answersOf } from './siteAnswers';
import type { SiteAnswers } from './siteAnswers';

/** A built site that is served, and a browser that looks at it. */
export interface OpenSite {
  readonly origin: string;
  readonly browser: Browser;
  /** Has the server answer some requests as a test says, until its pages are closed. */
  readonly answer: SiteAnswers['answer'];
  /**
   * Opens a page in a context of its own, with empty storage. Other hosts are not found, and console errors are collected. `SLOW=8` in the
   * environment slows its processor down, to find tests that race.
   */
  newPage(options?: PageOptions): Promise<SitePage>;
  /** Takes back answers and closes all pages. */
  closePages(): Promise<void>;
  close(): Promise<void>;
}

/** Options of Playwright, and whether the page prefetches what it links to. Only tests of prefetching want that. */
export type PageOptions = BrowserContextOptions & { readonly prefetch?: boolean };

/** A page of the site under test. */
export interface SitePage {
  readonly page: Page;
  readonly context: BrowserContext;
  /** Console errors and uncaught exceptions so far. */
  readonly errors: string[];
  /** Opens a path of the site and waits until React has taken over the page. */
  readonly goto: (path: string) => Promise<void>;
}

/** A double of a service: a local server that the browser finds under the service's host names. */
export interface ServiceDouble {
  /** Names as in `*.example.net`. */
  readonly hosts: readonly string[];
  readonly port: number;
}

/** How a site is opened. */
export interface Opening {
  /** Where it was built to be published. */
  readonly basePath?: string;
  /** Answers for a service. */
  readonly double?: ServiceDouble;
}

/** Waits until React has taken over the page: the colour switch is enabled then. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForSelector('[data-colour-mode-switch]:not([disabled])', { state: 'attached' });
}

/**
 * Serves a built site on a free port and opens Chromium.
 * `folder` is the site's public folder; without it, the project's own build.
 */
export async function openSite(folder = examplePublic, { basePath = '', double }: Opening = {}): Promise<OpenSite> {
  const server = createSiteServer(folder, basePath);
  const answers = answersOf(server);
  // What is compressed is looked at without a browser (`__tests__/unit/server`): here, each suite would compress the scripts of its pages again.
  server.prependListener('request', ({ headers }: IncomingMessage) => void delete headers['accept-encoding']);
  const local = await listenLocally(server);
  const { origin } = local;
  const hosts = double?.hosts.map((host) => `MAP ${host}:443 127.0.0.1:${double.port}`);
  const { browser, close: closeBrowser } = await openBrowser(hosts);

  const desktop = { width: 1350, height: 900 };
  const newPage = async ({ prefetch = false, ...options }: PageOptions = {}): Promise<SitePage> => {
    const context = await browser.newContext({
      viewport: desktop,
      ignoreHTTPSErrors: double !== undefined,
      ...options,
    });
    const page = await context.newPage();
    // The site prefetches nothing for readers who save data.
    if (!prefetch) await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
    const { SLOW } = process.env;
    if (SLOW) await (await context.newCDPSession(page)).send('Emulation.setCPUThrottlingRate', { rate: Number(SLOW) });
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(String(error)));
    page.on('console', (message) => {
      const { url } = message.location();
      // A site below a base path has no say in what the browser asks the host for on its own, as beside a file of text.
      if (basePath && url === `${origin}/favicon.ico`) return;
      // Without the address, what the browser says of a file that it could not load names no file.
      if (message.type() === 'error')
        errors.push(/^Failed to load resource/.test(message.text()) ? `${message.text()} ${url}` : message.text());
    });
    const goto = async (to: string): Promise<void> => {
      await page.goto(origin + to, { waitUntil: 'load' });
      if (options.javaScriptEnabled !== false) await hydrated(page);
    };
    return { page, context, errors, goto };
  };

  const closePages = async (): Promise<void> => {
    answers.clear();
    for (const context of browser.contexts()) await context.close();
  };

  const close = async (): Promise<void> => {
    await closeBrowser();
    await local.close();
  };
  return { origin, browser, answer: answers.answer, newPage, closePages, close };
}
