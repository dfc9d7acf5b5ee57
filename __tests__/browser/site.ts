import type { IncomingMessage } from 'node:http';
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { createSiteServer, listenLocally } from '../../scripts/siteServer';
import { examplePublic } from '../sites/exampleSite';
import { openBrowser } from './browsers';
import { cleanPage } from './cleanPages';
import type { CleanPage } from './cleanPages';
import { answersOf } from './siteAnswers';
import type { SiteAnswers } from './siteAnswers';
import { withoutPrefetch } from './withoutPrefetch';

/** A built site that is served, and a browser that looks at it. */
export interface OpenSite {
  readonly origin: string;
  readonly browser: Browser;
  /** Has the server answer some requests as a test says, until its pages are closed. */
  readonly answer: SiteAnswers['answer'];
  /**
   * A page in a context of its own, with empty storage. No other host is found. Console errors are collected.
   * `SLOW=8` in the environment makes its processor eight times slower, to find tests that race.
   */
  newPage(options?: BrowserContextOptions): Promise<SitePage>;
  /**
   * The same, but it may be a page that an earlier test has used and that was cleaned since (see `cleanPage`), and it loads no other page
   * before it is asked for. Takes half of what a new page takes to load.
   */
  cleanPage(options?: BrowserContextOptions): Promise<SitePage>;
  /** Closes all pages; clean ones are cleaned and wait for the next test instead. */
  closePages(): Promise<void>;
  close(): Promise<void>;
}

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
  const newPage = async (options: BrowserContextOptions = {}): Promise<SitePage> => {
    const context = await browser.newContext({
      viewport: desktop,
      ignoreHTTPSErrors: double !== undefined,
      ...options,
    });
    const page = await context.newPage();
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

  /** Clean pages by the options that they were opened with: those that wait, and those that a test uses. */
  const waiting = new Map<string, CleanPage<SitePage>>();
  const used = new Map<CleanPage<SitePage>, string>();

  const cleanPageFor = async (options: BrowserContextOptions = {}): Promise<SitePage> => {
    const key = JSON.stringify(options);
    let clean = waiting.get(key);
    waiting.delete(key);
    if (!clean) {
      const opened = await newPage(options);
      await withoutPrefetch(opened.page);
      clean = await cleanPage(opened, origin, options.viewport ?? desktop, options);
    }
    used.set(clean, key);
    return clean.opened;
  };

  const closePages = async (): Promise<void> => {
    answers.clear();
    for (const [clean, key] of used) if (!waiting.has(key) && (await clean.clean())) waiting.set(key, clean);
    used.clear();
    const kept = new Set([...waiting.values()].map(({ opened }) => opened.context));
    for (const context of browser.contexts()) if (!kept.has(context)) await context.close();
  };

  const close = async (): Promise<void> => {
    await closeBrowser();
    await local.close();
  };
  return { origin, browser, answer: answers.answer, newPage, cleanPage: cleanPageFor, closePages, close };
}
