import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { examplePublic } from '../sites/exampleSite';
import { eventually } from './eventually';
import { hold } from './hold';
import { navigate } from './navigate';
import { openSiteForTests } from './openSiteForTests';
import { hydrated } from './site';
import type { OpenSite, SitePage } from './site';
import { withoutPrefetch } from './withoutPrefetch';

let site: OpenSite;
let at: SitePage;

openSiteForTests((opened) => (site = opened));

const onNewPage = async (): Promise<void> => {
  at = await site.newPage();
};

/** A page with many tables and much code. */
const longPage = '/software/can';
const pieces = ':is(.scroll-table, figure[data-language])';

/** Addresses asked for, in order, while a page is opened. */
async function requestsOf(route: string): Promise<string[]> {
  const asked: string[] = [];
  at.page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await at.goto(route);
  await at.page.waitForSelector('html[data-settled]', { state: 'attached' });
  return asked;
}

describe('the first load', () => {
  beforeEach(onNewPage);

  it('asks for the first drawing before any script', async () => {
    await withoutPrefetch(at.page);
    const asked = await requestsOf('/hardware/specifications/motor');
    const drawing = asked.findIndex((address) => address.endsWith('/motor-chain.svg'));
    expect(drawing).toBeGreaterThan(0);
    expect(drawing).toBeLessThan(asked.findIndex((address) => address.endsWith('.js')));
  });

  it('loads nothing twice', async () => {
    // Scripts that pages in view share with this one are prefetched, too, from the browser's memory.
    await withoutPrefetch(at.page);
    const asked = await requestsOf(longPage);
    expect(asked.filter((address, index) => asked.indexOf(address) !== index)).toEqual([]);
  });

  it('takes over the styles that the page has brought along, and adds those of other pages', async () => {
    await at.goto('/');
    const added = () =>
      at.page.evaluate(() =>
        [...document.querySelectorAll<HTMLStyleElement>('style[data-emotion]')].reduce(
          (sum, { sheet }) => sum + (sheet?.cssRules.length ?? 0),
          0,
        ),
      );
    expect(await at.page.locator('style[data-styles]').count()).toBe(1);
    expect(await added()).toBe(0);
    await at.page.click('a[rel="next"]');
    await at.page.waitForURL('**/getting-started/project-overview');
    await at.page.waitForSelector('a[rel="prev"]');
    await eventually(async () => expect(await added()).toBeGreaterThan(0));
  });
});

describe('tables and code far below the window', () => {
  beforeEach(async () => {
    await onNewPage();
    await withoutPrefetch(at.page);
  });

  it('are laid out only when the page has arrived, and then all of them', async () => {
    const visibility = () => at.page.locator(pieces).evaluateAll((all) => all.map((piece) => getComputedStyle(piece).contentVisibility));
    const scripts = hold();
    await at.page.route(/^(?!.*first-part).*\.js$/, scripts.handler);
    await at.page.goto(site.origin + longPage, { waitUntil: 'commit' });
    await at.page.waitForSelector('footer');
    const waiting = await visibility();
    scripts.release();
    // What is in sight at first must not move.
    expect(waiting[0]).toBe('visible');
    expect(waiting).toContain('auto');
    await at.page.waitForSelector('html[data-settled]', { state: 'attached' });
    await eventually(async () => expect(new Set(await visibility())).toEqual(new Set(['visible'])));
  });

  it('leave the reader where a link led, on a page that has just loaded', async () => {
    await at.goto(longPage);
    const id = await at.page.locator('main h2[id]').last().getAttribute('id');
    await at.page.goto('about:blank');
    await at.goto(`${longPage}#${id}`);
    await at.page.waitForSelector('html[data-settled]', { state: 'attached' });
    const top = await at.page.locator(`#${id}`).evaluate((heading) => heading.getBoundingClientRect().top);
    expect(top).toBeGreaterThanOrEqual(0);
    expect(top).toBeLessThan(900);
  });
});

describe('the first part of a long page', () => {
  beforeEach(onNewPage);

  const last = () => at.page.locator('main h2[id]').last();

  it('is there while the script is not that the browser waits for, which comes from the cache later', async () => {
    await withoutPrefetch(at.page);
    const script = hold();
    await at.page.route('**/first-part.js', script.handler);
    await at.page.goto(site.origin + longPage, { waitUntil: 'commit' });
    await at.page.locator('h1').waitFor();
    await eventually(async () =>
      expect(await at.page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length)).toBe(1),
    );
    expect(await at.page.locator('footer').count()).toBe(0);
    script.release();
    await hydrated(at.page);
    expect(await last().isVisible()).toBe(true);
    expect(at.errors).toEqual([]);
    const { headers } = await fetch(`${site.origin}/static/first-part.js`);
    expect(headers.get('cache-control')).toContain('immutable');
  });

  it('is followed by the rest where its script does not come', async () => {
    await withoutPrefetch(at.page);
    await at.page.route('**/first-part.js', (route) => route.abort());
    await at.goto(longPage);
    expect(await last().isVisible()).toBe(true);
  });

  it('is no part of a page to which a link leads', async () => {
    await at.goto('/');
    let asked = 0;
    await at.page.route('**/first-part.js', (route) => {
      asked += 1;
      return route.continue();
    });
    await navigate(at.page, longPage);
    await last().waitFor();
    expect([asked, at.errors]).toEqual([0, []]);
  });
});

describe('a page of which only a part has arrived', () => {
  const folder = examplePublic;

  type Look = (page: Page) => Promise<boolean>;

  /** What a look says when the page has arrived up to a text in its HTML, and when all of it has. */
  async function seenInParts(route: string, text: string, look: Look): Promise<boolean[]> {
    const html = readFileSync(path.join(folder, `${route}.html`), 'utf8');
    const cut = html.indexOf(text, html.indexOf('<main'));
    expect(cut).toBeGreaterThan(0);
    const { released, release } = hold();
    const server = createServer((request, response) => {
      if (request.url !== '/') return void response.writeHead(404).end();
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
      response.write(html.slice(0, cut));
      void released.then(() => response.end(html.slice(cut)));
    });
    await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
    // Nothing of it comes from this site: its page may have seen the site before.
    const { page } = await site.cleanPage();
    await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`, { waitUntil: 'commit' });
    const seen = [await look(page)];
    release();
    await page.waitForLoadState('load');
    seen.push(await look(page));
    server.close();
    server.closeAllConnections();
    return seen;
  }

  const isVisible =
    (selector: string): Look =>
    async (page) => {
      const element = page.locator(selector).first();
      await element.waitFor({ state: 'attached' });
      return element.isVisible();
    };

  it.each([
    ['a table of parts', '/hardware/bill-of-materials/arm-manufactured', 'id="J2_A"', '[data-parts-table] table'],
    ['any other table', '/software/setup/motor-id', '0x03', '.scroll-table table'],
    ['a formula in the middle', '/software/controls', '<msup>', '.formula-block'],
    ['the button at the right edge', '/software/can', 'Copy page as Markdown', '[data-copy-markdown]'],
  ])('shows %s when it is whole: until then its places would change', async (_, route, text, selector) => {
    expect(await seenInParts(route, text, isVisible(selector))).toEqual([false, true]);
  });

  it('shows nothing of the home page before its opening is whole, in which each part has its height from the others', async () => {
    const isPainted: Look = async (page) => {
      await page.locator('h1').waitFor({ state: 'attached' });
      await page.waitForTimeout(500);
      return page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length > 0);
    };
    expect(await seenInParts('/index', 'Reach of one arm', isPainted)).toEqual([false, true]);
    // Other pages do not wait.
    expect(await seenInParts('/software/setup/motor-id', '0x03', isPainted)).toEqual([true, true]);
  });
});
