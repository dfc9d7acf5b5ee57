import { readFileSync } from 'node:fs';
import path from 'node:path';
import { newPageForEachTest } from './newPageForEachTest';
import { hydrated } from './site';
import type { OpenSite, SitePage } from './site';

const folder = process.env.SITE_DIR ?? path.resolve(__dirname, '../../public');
const routes = [...readFileSync(path.join(folder, 'sitemap-0.xml'), 'utf8').matchAll(/<loc>([^<]+)<\/loc>/g)].map(
  ([, address = '']) => new URL(address).pathname,
);

let site: OpenSite;
let at: SitePage;

newPageForEachTest((given) => ({ site, opened: at } = given));

/** A long page, with tables, lists, code and steps. */
const longPage = '/software/setup/motor-config';

/** What of the text is not laid out. */
const waiting = () =>
  at.page.locator('article *').evaluateAll((all) => all.filter((each) => getComputedStyle(each).display === 'none').length);

const isArriving = () => at.page.evaluate(() => document.documentElement.dataset.arriving !== undefined);

/** Keeps the first frame back until `paint` is called. */
const holdFrames = () =>
  at.page.addInitScript(() => {
    const frames: FrameRequestCallback[] = [];
    const real = window.requestAnimationFrame.bind(window);
    window.requestAnimationFrame = (callback) => frames.push(callback);
    Object.assign(window, {
      paint: () => {
        window.requestAnimationFrame = real;
        for (const callback of frames) real(callback);
      },
    });
  });

const paint = () => at.page.evaluate(() => (window as unknown as { paint: () => void }).paint());

describe('what is below the fold', () => {
  it('waits for the first frame, and then all of it is there', async () => {
    await holdFrames();
    await at.page.goto(site.origin + longPage, { waitUntil: 'commit' });
    await at.page.waitForLoadState('load');
    expect(await isArriving()).toBe(true);
    const [hidden, title] = [await waiting(), at.page.locator('h1')];
    expect(hidden).toBeGreaterThan(100);
    expect(await title.isVisible()).toBe(true);
    expect(await at.page.locator('a[rel="next"]').isVisible()).toBe(false);
    await paint();
    await hydrated(at.page);
    expect(await at.page.locator('[data-fold]').count()).toBe(0);
    expect(await waiting()).toBeLessThan(hidden);
    const [shown] = [await waiting(), await at.goto(`${longPage}#`)];
    expect(await waiting()).toBe(shown);
    expect(await at.page.locator('a[rel="next"]').isVisible()).toBe(true);
    expect(at.errors).toEqual([]);
  });

  it.each([
    ['an anchor', '#task-1-set-the-bit-rate-of-the-motors'],
    ['a step or a search', '?q=rate'],
  ])('does not wait where the address has %s', async (_, more) => {
    await holdFrames();
    await at.page.goto(site.origin + longPage + more, { waitUntil: 'commit' });
    await at.page.waitForLoadState('load');
    expect(await isArriving()).toBe(false);
    expect(await at.page.locator('a[rel="next"]').isVisible()).toBe(true);
  });

  it('does not wait where the reader comes back or loads again', async () => {
    await at.goto(longPage);
    await holdFrames();
    await at.page.reload({ waitUntil: 'load' });
    expect(await isArriving()).toBe(false);
  });

  it('does not wait on paper', async () => {
    await holdFrames();
    await at.page.goto(site.origin + longPage, { waitUntil: 'load' });
    const last = at.page.locator('main h2[id]').last();
    expect(await last.isVisible()).toBe(false);
    await at.page.emulateMedia({ media: 'print' });
    expect(await last.isVisible()).toBe(true);
  });

  it('leaves the reader where a link led, on a page that has just loaded', async () => {
    await at.goto(longPage);
    const id = await at.page.locator('main h2[id]').last().getAttribute('id');
    await at.page.goto('about:blank');
    await at.goto(`${longPage}#${id}`);
    const top = await at.page.locator(`#${id}`).evaluate((heading) => heading.getBoundingClientRect().top);
    expect(top).toBeGreaterThanOrEqual(0);
    expect(top).toBeLessThan(900);
  });
});

it('is on no page in sight before the reader scrolls', async () => {
  const { page } = await site.newPage({ javaScriptEnabled: false });
  const inSight: string[] = [];
  let marked = 0;
  for (const route of routes) {
    await page.goto(site.origin + route, { waitUntil: 'domcontentloaded' });
    for (const [width, height] of [
      [1350, 940],
      [1920, 1080],
      [360, 800],
    ] as const) {
      await page.setViewportSize({ width, height });
      const end = await page.evaluate(() => {
        document.documentElement.dataset.arriving = '';
        // The outermost mark is on what holds the text.
        return document.querySelector('[data-fold]')?.getBoundingClientRect().bottom;
      });
      if (end !== undefined) marked += 1;
      if (end !== undefined && end < height) inSight.push(`${route} at ${width} × ${height}: ${Math.round(end)} px`);
    }
  }
  expect(inSight).toEqual([]);
  // Most pages are longer than a window.
  expect(marked).toBeGreaterThan(routes.length);
});
