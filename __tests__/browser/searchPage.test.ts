import type { Page } from 'playwright-core';
import { atRest } from './atRest';
import { colourRules, findViolations } from './axe';
import { eventually } from './eventually';
import { hold } from './hold';
import { newPageForEachTest } from './newPageForEachTest';
import { movedSoFar } from './movedSoFar';
import { at, hasFocus, isOpen } from './searchDialog';
import type { OpenSite, SitePage } from './site';
import { withoutFonts } from './withoutFonts';

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
    await searched('motor');
    await atRest(page);
    expect(await movedSoFar(page)).toBe(0);
  });

  it('shows the results for the address; typing replaces it, Enter adds a history entry', async () => {
    await searched('gripper');
    await eventually(async () => expect(await page.inputValue(field)).toBe('gripper'));
    await eventually(async () => expect(await page.locator('main [role="status"]').textContent()).toMatch(/^\d+ results$/));
    const pages = await page.locator('main h2 a').evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    expect(new Set(pages).size).toBe(pages.length);
    expect(pages).toContain('/hardware/specifications/gripper');
    await eventually(async () => expect((await page.locator('main mark').first().textContent())?.toLowerCase()).toContain('gripper'));
    await eventually(async () => expect(await page.locator('main').textContent()).toContain('Hardware · /hardware/specifications/gripper'));
    await eventually(async () => expect(await page.title()).toBe('“gripper” – Search | OpenArm'));

    const before = await entries();
    await page.fill(field, '');
    await eventually(async () => expect(await page.title()).toBe('Search | OpenArm'));
    await page.focus(field);
    await page.keyboard.type('motor');
    await eventually(() => expect(query()).toBe('motor'));
    await eventually(async () => expect(await page.title()).toBe('“motor” – Search | OpenArm'));
    expect(await entries()).toBe(before);
    await eventually(async () => expect(await hasFocus(page, field)).toBe(true));
    await page.keyboard.press('Enter');
    await page.waitForFunction((count) => window.history.length === count + 1, before);
    await page.keyboard.type(' id');
    await eventually(() => expect(query()).toBe('motor id'));
    await page.goBack();
    await page.waitForFunction((selector) => document.querySelector<HTMLInputElement>(selector)?.value === 'motor', field);
    await page.goForward();
    await page.waitForFunction((selector) => document.querySelector<HTMLInputElement>(selector)?.value === 'motor id', field);

    // A result opens through the router, and its heading is marked.
    await page.evaluate(() => void Object.assign(window, { sameDocument: true }));
    const result = page.locator(`${results}[href*="#"]`).first();
    // Older results stay until the new ones arrive.
    await eventually(async () => expect(await result.getAttribute('href')).toContain('/software/setup/motor-id'));
    const href = (await result.getAttribute('href')) ?? '';
    await result.click();
    await page.waitForURL(`**${href}`);
    await page.waitForSelector('[data-searched-place]');
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
    expect(opened.errors).toEqual([]);
  });

  it('is accessible, filters by section, and pages through the results', async () => {
    await searched('motor');
    expect(await findViolations(page)).toEqual([]);
    await page.evaluate(() => (document.documentElement.dataset.theme = 'dark'));
    expect(await findViolations(page, colourRules)).toEqual([]);

    const all = await page.locator('main [role="status"]').textContent();
    const filter = page.getByRole('navigation', { name: 'Filter by section' });
    const link = filter.getByRole('link', { name: /^Hardware/ });
    const count = /\((\d+)\)/.exec((await link.textContent()) ?? '')?.[1];
    await link.click();
    await page.waitForURL('**/search?q=motor&section=Hardware');
    await page.waitForFunction((text) => document.querySelector('main [role="status"]')?.textContent === text, `${count} results`);
    const hrefs = await page.locator(results).evaluateAll((links) => links.map((found) => found.getAttribute('href') ?? ''));
    expect(hrefs.every((href) => href.startsWith('/hardware'))).toBe(true);
    await eventually(async () => expect(await filter.getByRole('link').count()).toBeGreaterThan(2));
    await filter.getByRole('link', { name: 'All sections' }).click();
    await page.waitForFunction((text) => document.querySelector('main [role="status"]')?.textContent === text, all);

    const first = await page.locator('main ol').first().textContent();
    const paging = page.getByRole('navigation', { name: 'Pages of results' });
    await paging.getByRole('link', { name: 'Next' }).click();
    await page.waitForURL('**/search?q=motor&page=2');
    await paging.locator('[aria-current="page"]', { hasText: '2' }).waitFor();
    await eventually(async () => expect(await page.locator('main ol').first().textContent()).not.toBe(first));
    await paging.getByRole('link', { name: 'Previous' }).click();
    await page.waitForURL('**/search?q=motor');

    // A page number that is too high leads back to the last page.
    await opened.goto('/search?q=motor&page=999');
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

    await page.fill(field, 'J5 id');
    const line = main.locator(`${at.answer} p`).first();
    await eventually(async () => expect(await line.textContent()).toMatch(/^J5\s· send 0x05, receive 0x15\s· DM-J4310-2EC V1\.1/));
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
    await page.waitForURL('**/software/setup/motor-id#the-ids');
    await page.waitForSelector(at.place);

    const none = page.locator('[data-search-none]');
    await opened.goto(`/search?q=${encodeURIComponent('20000088#0000900000000000')}`);
    await page.getByText('read this frame on the CAN bench').waitFor();
    expect(await none.count()).toBe(0);
    await page.fill(field, 'qqxyzzyqq zzvwwvzz');
    await page.getByText('No results found for “qqxyzzyqq zzvwwvzz”').waitFor();
    await none.getByRole('button', { name: 'CAN setup', exact: true }).click();
    await page.waitForURL('**/search?q=CAN+setup');
    await page.waitForSelector(ready);
    await eventually(async () => expect(await page.inputValue(field)).toBe('CAN setup'));
    expect(opened.errors).toEqual([]);
  });

  it('shows a spinner while it loads, and a failure with Retry', async () => {
    const lost = hold((route) => route.abort());
    await opened.context.route(index, lost.handler);
    await opened.goto('/search?q=gripper');
    await page.waitForSelector('main [data-spinner]');
    lost.release();
    await page.locator('main').getByText('Unable to fetch results').waitFor();
    await opened.context.unroute(index);
    await page.getByRole('button', { name: 'Retry' }).click();
    await page.waitForSelector(ready);
  });
});
