import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { examplePublic } from '../sites/exampleSite';
import { atRest } from './atRest';
import { eventually } from './eventually';
import { hold } from './hold';
import { openSiteForTests } from './openSiteForTests';
import type { OpenSite, SitePage } from './site';

let site: OpenSite;
let at: SitePage;

openSiteForTests((opened) => (site = opened));

/** A page with tables and code. */
const longPage = '/software/protocol';

/** Requested paths in order, while a page loads. */
async function requestsOf(route: string): Promise<string[]> {
  const asked: string[] = [];
  at.page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await at.goto(route);
  await atRest(at.page);
  return asked;
}

describe('the first load', () => {
  beforeEach(async () => {
    at = await site.newPage();
  });

  it('requests the first drawing before any script', async () => {
    const asked = await requestsOf('/');
    const drawing = asked.findIndex((address) => address.endsWith('/twig.svg'));
    expect(drawing).toBeGreaterThan(0);
    expect(drawing).toBeLessThan(asked.findIndex((address) => address.endsWith('.js')));
  });

  it('loads nothing twice', async () => {
    const asked = await requestsOf(longPage);
    expect(asked.filter((address, index) => asked.indexOf(address) !== index)).toEqual([]);
  });

  it('reuses the styles in the HTML, and adds those of other pages', async () => {
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
    await at.page.waitForURL('**/getting-started/safety-guide');
    await at.page.waitForSelector('a[rel="prev"]');
    await eventually(async () => expect(await added()).toBeGreaterThan(0));
  });
});

describe('a page that has just loaded', () => {
  beforeEach(async () => {
    at = await site.newPage();
  });

  it('stays at the anchor', async () => {
    await at.goto(longPage);
    const id = await at.page.locator('main h2[id]').last().getAttribute('id');
    await at.page.goto('about:blank');
    await at.goto(`${longPage}#${id}`);
    await atRest(at.page);
    const top = await at.page.locator(`#${id}`).evaluate((heading) => heading.getBoundingClientRect().top);
    expect(top).toBeGreaterThanOrEqual(0);
    expect(top).toBeLessThan(900);
  });
});

describe('a page that has arrived in part', () => {
  const folder = examplePublic;

  type Look = (page: Page) => Promise<boolean>;

  /** Result of a check when the page has arrived up to a text in its HTML, and when it is complete. */
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
    const { page } = await site.newPage();
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
    ['a table of parts', '/hardware/parts', 'id="forearm-link"', '[data-parts-table] table'],
    ['any other table', '/software/protocol', 'READ_STATE', '.scroll-table table'],
    ['a formula in the middle', '/software/protocol', '<munderover>', '.formula-block'],
  ])('shows %s once it is complete, because its layout would shift before', async (_, route, text, selector) => {
    expect(await seenInParts(route, text, isVisible(selector))).toEqual([false, true]);
  });
});
