import type { Page } from 'playwright-core';
import { atRest, framesPass, still } from './atRest';
import { eventually } from './eventually';
import { hold } from './hold';
import { openSiteForTests } from './openSiteForTests';
import type { OpenSite, SitePage } from './site';
import { navigate } from './navigate';

let site: OpenSite;
let at: SitePage;

openSiteForTests((opened) => (site = opened));

const dataOf = (route: string) => `**/page-data${route.replace(/\/$/, '')}/page-data.json`;
const link = (href: string) => at.page.locator(`header nav a[href="${href}"]`);
const status = () => at.page.locator('[data-route-status]');
const bar = () => at.page.locator('#nprogress');
const shown = (page: Page) => page.evaluate(() => ({ path: location.pathname, title: document.querySelector('h1')?.textContent }));

/** Turns off prefetching of links in view, so that only actions of the reader load something. */
const withoutPrefetching = (): Promise<unknown> =>
  at.page.addInitScript(() => {
    const nothing = (): void => undefined;
    window.IntersectionObserver = class {
      observe = nothing;
      unobserve = nothing;
      disconnect = nothing;
    } as unknown as typeof IntersectionObserver; // the methods that Gatsby calls
  });

describe('data of the next page', () => {
  beforeEach(async () => {
    at = await site.newPage({ prefetch: true });
  });

  it('is loaded on hover, before the click', async () => {
    await withoutPrefetching();
    await at.goto('/');
    const request = at.page.waitForRequest(dataOf('/purchase/'));
    await link('/purchase/').hover();
    await request;
  });

  it('is prefetched for links in view', async () => {
    const sections = ['/hardware/', '/software/', '/purchase/'];
    const prefetched = sections.map((route) => at.page.waitForRequest(dataOf(route)));
    await at.goto('/');
    await Promise.all(prefetched);
  });

  // `mayPreload` knows such connections.
  it('is not prefetched for readers who save data', async () => {
    await at.page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true }));
    const asked: string[] = [];
    at.page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await at.goto('/');
    await link('/purchase/').hover();
    // Otherwise, prefetching starts when the browser is idle.
    await atRest(at.page);
    await framesPass(at.page);
    expect(asked.filter((path) => path.startsWith('/page-data/') && !path.includes('/index/') && !path.includes('app-data'))).toEqual([]);
    await link('/purchase/').click();
    await at.page.waitForURL('**/purchase/');
  });

  it('shows neither bar nor spinner if it is loaded before the click', async () => {
    await at.goto('/');
    await at.page.evaluate(() => {
      const seen = ((window as unknown as { seen: string[] }).seen = []) as string[];
      new MutationObserver(() => {
        if (document.querySelector('#nprogress')) seen.push('bar');
        if (document.querySelector('[data-spinner]')) seen.push('spinner');
      }).observe(document.documentElement, { childList: true, subtree: true });
    });
    await link('/purchase/').hover();
    await at.page.waitForFunction(() => {
      const { ___loader } = window as unknown as { ___loader: { loadPageSync: (path: string) => unknown } };
      return Boolean(___loader.loadPageSync('/purchase/'));
    });
    await link('/purchase/').click();
    await at.page.waitForURL('**/purchase/');
    await atRest(at.page);
    expect(await at.page.evaluate(() => (window as unknown as { seen: string[] }).seen)).toEqual([]);
  });
});

/** Scroll position of a page once it is stable. */
const settled = async (page: Page): Promise<number> => Number(await still(page, () => Math.round(window.scrollY)));

describe('a route change', () => {
  beforeEach(async () => {
    at = await site.newPage();
  });

  it('shows bar and spinner after 200 ms of loading, and hides them with the new page', async () => {
    await at.goto('/');
    const data = hold();
    await at.page.route(dataOf('/purchase/'), data.handler);
    // Measured in the page, so that it doesn't depend on the machine.
    const times = await at.page.evaluate(
      () =>
        new Promise<{ bar: number; spinner: number; path: string }>((resolve) => {
          const seen: { bar?: number; spinner?: number } = {};
          const start = performance.now();
          new MutationObserver(() => {
            if (document.querySelector('#nprogress')) seen.bar ??= performance.now() - start;
            if (document.querySelector('[data-route-status] [data-spinner]')) seen.spinner ??= performance.now() - start;
            const { bar, spinner } = seen;
            if (bar !== undefined && spinner !== undefined) resolve({ bar, spinner, path: location.pathname });
          }).observe(document.documentElement, { childList: true, subtree: true });
          document.querySelector<HTMLElement>('header nav a[href="/purchase/"]')?.click();
        }),
    );
    expect(times.bar).toBeGreaterThanOrEqual(199);
    expect(times.spinner).toBeGreaterThanOrEqual(199);
    expect(await at.page.locator('#nprogress .spinner').count()).toBe(0);
    expect(times.path).toBe('/');
    data.release();
    await at.page.waitForURL('**/purchase/');
    await bar().waitFor({ state: 'detached' });
    await eventually(async () => expect(await status().count()).toBe(0));
  });

  it('follows the last of several quick clicks', async () => {
    await at.goto('/');
    const order = ['/hardware/', '/software/', '/purchase/'];
    const held = new Map(order.map((route) => [route, hold()]));
    for (const [route, { handler }] of held) await at.page.route(dataOf(route), handler);
    await at.page.evaluate((routes) => {
      for (const route of [...routes, ...routes]) document.querySelector<HTMLElement>(`header nav a[href="${route}"]`)?.click();
    }, order);
    // The last one arrives first.
    held.get('/purchase/')?.release();
    await at.page.waitForURL('**/purchase/');
    for (const { release } of held.values()) release();
    await atRest(at.page);
    await framesPass(at.page);
    await eventually(async () => expect((await shown(at.page)).path).toBe('/purchase/'));
    await eventually(async () => expect(await status().count()).toBe(0));
  });

  it('keeps scroll positions over anchors, back and forward', async () => {
    await at.goto('/hardware/');
    await at.page.click('[data-toc] a[href="#payload"]');
    await at.page.waitForFunction(() => window.scrollY > 500);
    await settled(at.page);
    // The reader scrolls on: back must restore this position, not the anchor's.
    await at.page.evaluate(() => window.scrollBy(0, 240));
    const atAnchor = await settled(at.page);
    // Playwright's own click would scroll the page first.
    await link('/software/').evaluate((element: HTMLElement) => element.click());
    await at.page.waitForURL('**/software/');
    await at.page.waitForFunction(() => window.scrollY === 0);
    await at.page.goBack();
    await at.page.waitForURL('**/hardware/#payload');
    await at.page.waitForFunction((wanted) => Math.abs(window.scrollY - wanted) < 5, atAnchor);
    await at.page.goBack();
    await at.page.waitForFunction(() => location.hash === '');
    await at.page.goForward();
    await at.page.waitForFunction(() => location.hash === '#payload' && window.scrollY > 500);
    await at.page.goForward();
    await at.page.waitForURL('**/software/');
    await at.page.waitForFunction(() => window.scrollY === 0);
  });

  // Above the anchor: text, tables with lazy layout, and an entry that the address opens.
  it.each([
    ['/hardware/#payload', 500],
    ['/software/protocol#read-a-state', 500],
    ['/getting-started/troubleshooting/motion#motion-wrong-way', 100],
  ])('restores the scroll position after a reload and on the way back from a plain file: %s', async (route, least) => {
    await at.goto(route);
    await at.page.waitForFunction((top) => window.scrollY > top, least);
    await settled(at.page);
    await at.page.evaluate(() => window.scrollBy(0, 400));
    const before = await settled(at.page);
    await at.page.reload();
    await atRest(at.page);
    expect(Math.abs((await settled(at.page)) - before)).toBeLessThan(5);
    await at.page.goto(new URL('/robots.txt', at.page.url()).href);
    await at.page.goBack();
    await atRest(at.page);
    expect(Math.abs((await settled(at.page)) - before)).toBeLessThan(5);
  });

  it('opens the rows again that were open when the reader left, also after a reload', async () => {
    await at.goto('/getting-started/troubleshooting/motion');
    const row = at.page.locator('#motion-wrong-way');
    const isOpen = () => row.evaluate((element: HTMLDetailsElement) => element.open);
    await row.locator('summary').click();
    await row.locator('a[href^="/software/setup"]').evaluate((element: HTMLElement) => element.click());
    await at.page.waitForURL('**/software/setup**');
    await at.page.goBack();
    await at.page.waitForURL('**/motion');
    await eventually(async () => expect(await isOpen()).toBe(true));
    await at.page.reload();
    await atRest(at.page);
    await eventually(async () => expect(await isOpen()).toBe(true));
    // A link to the page begins with closed rows.
    await navigate(at.page, '/software/');
    await row.waitFor({ state: 'detached' });
    await navigate(at.page, '/getting-started/troubleshooting/motion');
    await row.waitFor();
    expect(await isOpen()).toBe(false);
  });

  it('scrolls to an anchor of another page, below the navbar', async () => {
    await at.goto('/');
    await navigate(at.page, '/hardware/#payload');
    await at.page.waitForURL('**/hardware/#payload');
    await at.page.waitForFunction(() => window.scrollY > 500);
    const top = await at.page.locator('#payload').evaluate((element) => element.getBoundingClientRect().top);
    expect(top).toBeGreaterThanOrEqual(60);
    expect(top).toBeLessThan(200);
  });

  it('moves the focus to the new page and announces it to screen readers', async () => {
    await at.goto('/');
    await link('/software/').click();
    await at.page.waitForURL('**/software/');
    await at.page.waitForFunction(() => document.activeElement?.id === 'gatsby-focus-wrapper');
    await at.page.waitForFunction(() => document.querySelector('[aria-live="assertive"]')?.textContent?.startsWith('Navigated to '));
    const { title } = await shown(at.page);
    await eventually(async () => expect(await at.page.locator('[aria-live="assertive"]').textContent()).toBe(`Navigated to ${title}`));
  });
});
