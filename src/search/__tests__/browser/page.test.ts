import type { Page } from 'playwright-core';
import { atRest } from '../../../../__tests__/browser/atRest';
import { colourRules, findViolations } from '../../../../__tests__/browser/axe';
import { eventually } from '../../../../__tests__/browser/eventually';
import { hold } from '../../../../__tests__/browser/hold';
import { newPageForEachTest } from '../../../../__tests__/browser/newPageForEachTest';
import { movedSoFar } from '../../../../__tests__/browser/movedSoFar';
import { at, hasFocus, isOpen } from '../../../../__tests__/browser/searchDialog';
import type { OpenSite, SitePage } from '../../../../__tests__/browser/site';
import { withoutFonts } from '../../../../__tests__/browser/withoutFonts';

let site: OpenSite;
let opened: SitePage;
let page: Page;

newPageForEachTest((given) => ({ site, opened, page } = given));

const field = 'main input[type="search"]';
const ready = '[data-search-status="ready"] [aria-busy="false"]';
const results = 'main a[data-result]';
const index = '**/search-index.json*';

async function searched(query: string): Promise<void> {
  await opened.goto(`/search?q=${encodeURIComponent(query)}`);
  await page.waitForLoadState('networkidle');
  await page.waitForSelector(ready);
}

const entries = (): Promise<number> => page.evaluate(() => window.history.length);
const query = (): string | null => new URL(page.url()).searchParams.get('q');

describe('the results page', () => {
  it('is rendered on the server with its field, and is not indexed by search engines', async () => {
    const html = await (await page.request.get(`${site.origin}/search`)).text();
    expect(html).toMatch(/<h1[^>]*>Search<\/h1>/);
    expect(html).toMatch(/<input[^>]*type="search"[^>]*name="q"/);
    expect(html).toMatch(/<meta[^>]*name="robots" content="noindex"/);
    expect(await (await page.request.get(`${site.origin}/sitemap-0.xml`)).text()).not.toContain('/search<');
  });

  it.each([360, 1350])('has no layout shift while results arrive at %d px', async (width) => {
    await page.setViewportSize({ width, height: 800 });
    await withoutFonts(page);
    await searched('servo');
    await atRest(page);
    expect(await movedSoFar(page)).toBe(0);
  });

  it('shows the results for the address; typing replaces it, Enter adds a history entry', async () => {
    await searched('tweezer');
    await eventually(async () => expect(await page.inputValue(field)).toBe('tweezer'));
    await eventually(async () => expect(await page.locator('main [role="status"]').textContent()).toMatch(/^\d+ results$/));
    const pages = await page.locator('main h2 a').evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    expect(new Set(pages).size).toBe(pages.length);
    expect(pages).toContain('/hardware/build/arm');
    await eventually(async () => expect((await page.locator('main mark').first().textContent())?.toLowerCase()).toContain('tweezer'));
    await eventually(async () => expect(await page.locator('main').textContent()).toContain('Hardware · /hardware/build/arm'));
    await eventually(async () => expect(await page.title()).toBe('“tweezer” – Search | Twig'));

    const before = await entries();
    await page.fill(field, '');
    await eventually(async () => expect(await page.title()).toBe('Search | Twig'));
    await page.focus(field);
    await page.keyboard.type('servo');
    await eventually(() => expect(query()).toBe('servo'));
    await eventually(async () => expect(await page.title()).toBe('“servo” – Search | Twig'));
    expect(await entries()).toBe(before);
    await eventually(async () => expect(await hasFocus(page, field)).toBe(true));
    await page.keyboard.press('Enter');
    await page.waitForFunction((count) => window.history.length === count + 1, before);
    await page.keyboard.type(' id');
    await eventually(() => expect(query()).toBe('servo id'));
    await page.goBack();
    await page.waitForFunction((selector) => document.querySelector<HTMLInputElement>(selector)?.value === 'servo', field);
    await page.goForward();
    await page.waitForFunction((selector) => document.querySelector<HTMLInputElement>(selector)?.value === 'servo id', field);

    // A result opens through the router, and its heading is marked.
    await page.evaluate(() => void Object.assign(window, { sameDocument: true }));
    const result = page.locator(`${results}[href*="#"]`).first();
    // Older results stay until the new ones arrive.
    await eventually(async () => expect(await result.getAttribute('href')).toContain('/software/protocol'));
    const href = (await result.getAttribute('href')) ?? '';
    await result.click();
    await page.waitForURL(`**${href}`);
    await page.waitForSelector('[data-searched-place]');
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
    expect(opened.errors).toEqual([]);
  });

  it('is accessible, filters by section, and pages through the results', async () => {
    await searched('servo');
    expect(await findViolations(page)).toEqual([]);
    await page.evaluate(() => (document.documentElement.dataset.theme = 'dark'));
    expect(await findViolations(page, colourRules)).toEqual([]);

    const all = await page.locator('main [role="status"]').textContent();
    const filter = page.getByRole('navigation', { name: 'Filter by section' });
    const link = filter.getByRole('link', { name: /^Hardware/ });
    const count = /\((\d+)\)/.exec((await link.textContent()) ?? '')?.[1];
    await link.click();
    await page.waitForURL('**/search?q=servo&section=Hardware');
    await page.waitForFunction((text) => document.querySelector('main [role="status"]')?.textContent === text, `${count} results`);
    const hrefs = await page.locator(results).evaluateAll((links) => links.map((found) => found.getAttribute('href') ?? ''));
    expect(hrefs.every((href) => href.startsWith('/hardware'))).toBe(true);
    await eventually(async () => expect(await filter.getByRole('link').count()).toBeGreaterThan(2));
    await filter.getByRole('link', { name: 'All sections' }).click();
    await page.waitForFunction((text) => document.querySelector('main [role="status"]')?.textContent === text, all);

    const first = await page.locator('main ol:has([data-result])').first().textContent();
    const paging = page.getByRole('navigation', { name: 'Pages of results' });
    await paging.getByRole('link', { name: 'Next' }).click();
    await page.waitForURL('**/search?q=servo&page=2');
    await paging.locator('[aria-current="page"]', { hasText: '2' }).waitFor();
    await eventually(async () => expect(await page.locator('main ol:has([data-result])').first().textContent()).not.toBe(first));
    await paging.getByRole('link', { name: 'Previous' }).click();
    await page.waitForURL('**/search?q=servo');

    // A page number that is too high leads back to the last page.
    await opened.goto('/search?q=servo&page=999');
    await page.getByRole('navigation', { name: 'Pages of results' }).getByRole('link', { name: 'Previous' }).click();
    await page.waitForSelector('[data-result]');
    expect(await page.locator('[aria-label="Pages of results"] a').last().getAttribute('aria-current')).toBe('page');
  });

  it('offers queries and sections while it is empty, works by keyboard, and shows what has no page', async () => {
    await opened.goto('/search');
    const main = page.locator('main');
    expect(await main.locator('h2').allTextContents()).toEqual(['Popular searches', 'Sections']);
    await main.getByRole('link', { name: 'Purchase', exact: true }).waitFor();
    expect(await page.locator(results).count()).toBe(0);
    await eventually(async () => expect(await hasFocus(page, field)).toBe(true));
    // "/" is text here.
    await page.keyboard.type('a/b');
    await eventually(async () => expect(await page.inputValue(field)).toBe('a/b'));
    expect(await isOpen(page)).toBe(false);
    await page.fill(field, '');
    await main.getByRole('link', { name: 'joint limits', exact: true }).click();
    await page.waitForURL('**/search?q=joint+limits');
    await page.waitForSelector(results);

    await page.fill(field, 'J2 id');
    const line = main.locator(`${at.answer} p`).first();
    await eventually(async () => expect(await line.textContent()).toMatch(/^J2\s· −20\.0° to 110\.0°\s· servo 0x02/));
    expect(await page.locator(results).count()).toBeGreaterThan(1);
    await page.focus(field);
    // The key of an input method that offers words.
    const composing = { key: 'ArrowDown', isComposing: true, bubbles: true, cancelable: true };
    await page.locator(field).evaluate((input, init) => input.dispatchEvent(new KeyboardEvent('keydown', init)), composing);
    expect(await hasFocus(page, field)).toBe(true);
    await page.keyboard.press('ArrowDown');
    await eventually(async () => expect(await hasFocus(page, `main ${at.answer} a`)).toBe(true));
    await page.keyboard.press('ArrowUp');
    await eventually(async () => expect(await hasFocus(page, field)).toBe(true));
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/hardware/#joint-ranges');
    await page.waitForSelector(at.place);

    const none = page.locator('[data-search-none]');
    await opened.goto(`/search?q=${encodeURIComponent('qqxyzzyqq zzvwwvzz')}`);
    await page.getByText('No results found for “qqxyzzyqq zzvwwvzz”').waitFor();
    await none.getByRole('button', { name: 'joint limits', exact: true }).click();
    await page.waitForURL('**/search?q=joint+limits');
    await page.waitForSelector(ready);
    await eventually(async () => expect(await page.inputValue(field)).toBe('joint limits'));
    expect(opened.errors).toEqual([]);
  });

  it('shows a spinner while it loads, and a failure with Retry', async () => {
    const lost = hold((route) => route.abort());
    await opened.context.route(index, lost.handler);
    await opened.goto('/search?q=tweezer');
    await page.waitForSelector('main [data-spinner]');
    lost.release();
    await page.locator('main').getByText('Unable to fetch results').waitFor();
    await opened.context.unroute(index);
    await page.getByRole('button', { name: 'Retry' }).click();
    await page.waitForSelector(ready);
  });
});
