import type { IncomingMessage } from 'node:http';
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { createSiteServer, listenLocally } from '../../scripts/siteServer';
import { examplePublic } from '../sites/exampleSite';
import { openBrowser } from './browsers';
import { answersOf } from './siteAnswers';
import type { SiteAnswers } from './siteAnswers';

/** A built site on a local server, and a browser for it. */
export interface OpenSite {
  readonly origin: string;
  readonly browser: Browser;
  /** Overrides answers of the server until the pages are closed. */
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
  /** Opens a path of the site and waits until it has hydrated. */
  readonly goto: (path: string) => Promise<void>;
}

/** A local server that stands in for a service: the browser resolves the service's hosts to it. */
export interface ServiceDouble {
  /** Hosts such as `*.example.net`. */
  readonly hosts: readonly string[];
  readonly port: number;
}

/** Options of `openSite`. */
export interface Opening {
  /** Base path that the site was built with. */
  readonly basePath?: string;
  /** Stand-in for a service. */
  readonly double?: ServiceDouble;
}

/** How long a test may wait in ms, for all it waits for: until just before jest ends it, so that what it waited for is named. */
export const patience = 280_000;

/** Waits until the page has hydrated, which enables the colour switch. */
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
  // Compression is tested in `__tests__/unit/server`. Here, each suite would compress all scripts again.
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
    context.setDefaultTimeout(patience);
    const page = await context.newPage();
    // The site prefetches nothing for readers who save data.
    if (!prefetch) await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
    const { SLOW } = process.env;
    if (SLOW) await (await context.newCDPSession(page)).send('Emulation.setCPUThrottlingRate', { rate: Number(SLOW) });
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(String(error)));
    page.on('console', (message) => {
      const { url } = message.location();
      // Requested by the browser itself, at the root of the host.
      if (basePath && url === `${origin}/favicon.ico`) return;
      // The message of a failed request doesn't name its file.
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
