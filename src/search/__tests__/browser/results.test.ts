import { readFileSync } from 'node:fs';
import type Axe from 'axe-core';
import type { Page } from 'playwright-core';
import { newPageForEachTest } from '../../../../__tests__/browser/newPageForEachTest';
import { eventually } from '../../../../__tests__/browser/eventually';
import { hold } from '../../../../__tests__/browser/hold';
import { opensTab } from '../../../../__tests__/browser/opensTab';
import { at, hasFocus, heard, isOpen, openDialog, searchFor } from '../../../../__tests__/browser/searchDialog';
import type { SitePage } from '../../../../__tests__/browser/site';

const axeSource = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

let opened: SitePage;
let page: Page;

newPageForEachTest((given) => ({ opened, page } = given));

const texts = '**/search-texts-*.json';
const textOf = async (selector: string): Promise<string> => (await page.locator(selector).first().textContent()) ?? '';
const hrefs = (): Promise<string[]> => page.locator(at.hit).evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
const remember = (): Promise<void> => page.evaluate(() => void Object.assign(window, { sameDocument: true }));
const sameDocument = (): Promise<boolean> => page.evaluate(() => 'sameDocument' in window);

/** A result that leads to a heading of another page. */
async function deepHit(): Promise<{ href: string; index: number }> {
  const all = await hrefs();
  const index = all.findIndex((href) => href.includes('#') && !href.startsWith('/software/protocol'));
  expect(index).toBeGreaterThanOrEqual(0);
  return { href: all[index] ?? '', index };
}

/** Waits until a result has opened. Returns whether its heading is marked, focused and in view, and the number of marked words. */
async function landed(href: string) {
  await page.waitForURL(`**${href}`);
  await page.waitForSelector(at.place);
  return page.evaluate(
    (hash) => {
      const target = document.getElementById(decodeURIComponent(hash));
      const top = target?.getBoundingClientRect().top ?? NaN;
      const isThere = target?.hasAttribute('data-searched-place') && document.activeElement === target && top > 0 && top < 450;
      return { isThere, words: CSS.highlights.get('searched')?.size ?? 0 };
    },
    href.split('#')[1] ?? '',
  );
}

describe('the empty dialog', () => {
  it('offers popular queries and sections, by keyboard, too', async () => {
    await opened.goto('/software/protocol');
    await openDialog(page);
    await page.locator(at.start).getByRole('button', { name: 'joint limits', exact: true }).click();
    await page.waitForSelector(at.hit);
    await eventually(async () => expect(await page.inputValue(at.field)).toBe('joint limits'));
    await eventually(async () => expect(await hasFocus(page, at.field)).toBe(true));
    await eventually(async () => expect(await page.locator(at.start).isVisible()).toBe(false));
    await page.click('.DocSearch-Clear');
    await page.locator(at.start).waitFor();

    const links = page.locator(`${at.start} a`);
    expect(await links.allTextContents()).toEqual(['Getting started', 'Hardware', 'Software', 'Purchase']);
    await page.focus(`${at.start} button >> nth=-1`);
    await page.keyboard.press('Tab');
    await eventually(async () => expect(await hasFocus(page, `${at.start} a`)).toBe(true));
    await links.filter({ hasText: 'Hardware' }).click();
    await page.waitForURL('**/hardware/');
    await page.waitForSelector(at.dialog, { state: 'detached' });
    expect(opened.errors).toEqual([]);
  });

  it('lists pages that were opened and pinned, and so does the results page', async () => {
    await opened.goto('/software/protocol');
    await searchFor(page, 'tweezer');
    await page.keyboard.press('Enter');
    await page.waitForSelector(at.place);
    const path = await page.evaluate(() => window.location.pathname);
    await opened.goto('/search');
    await page.locator('main h2', { hasText: 'Recently viewed docs' }).waitFor();
    expect(await page.locator('main section').last().locator('a').first().getAttribute('href')).toContain(path);
    await openDialog(page);
    await page.getByText('Recently viewed docs').last().waitFor();
    await page.locator(at.start).waitFor();
    expect(await page.locator('.DocSearch-Modal').evaluate((box) => box.scrollWidth <= box.clientWidth)).toBe(true);
    await page.hover('.DocSearch-Hit');
    await page.getByTitle('Pin this search').first().click();
    await page.getByText('Pinned').waitFor();
    await opened.goto('/software/protocol');
    await openDialog(page);
    await page.getByText('Pinned').waitFor();
    await eventually(async () => expect(await page.locator('.DocSearch-Hit').count()).toBe(1));
    expect(opened.errors).toEqual([]);
  });
});

describe('a result', () => {
  it('opens through the router on Enter and click; its heading is marked and focused until the next page', async () => {
    await opened.goto('/software/protocol');
    await remember();
    await searchFor(page, 'tweezer');
    const { href, index } = await deepHit();
    for (let step = 0; step < index; step += 1) await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    const there = await landed(href);
    expect(there.isThere).toBe(true);
    expect(there.words).toBeGreaterThan(0);
    await closed();
    await page.click('header nav a[href="/purchase/"]');
    await page.waitForURL('**/purchase/');
    await page.waitForFunction(() => !CSS.highlights.has('searched'));
    await eventually(async () => expect(await page.locator(at.place).count()).toBe(0));

    // Twice: the second result is on the current page.
    for (let time = 0; time < 2; time += 1) {
      await searchFor(page, 'tweezer');
      await page.locator(`${at.hit}[href="${href}"]`).click();
      await eventually(async () => expect((await landed(href)).isThere).toBe(true));
    }
    expect(await sameDocument()).toBe(true);
  });

  const closed = () => eventually(async () => expect(await isOpen(page)).toBe(false));

  it('opens a new tab or window with a modifier key, and the dialog stays', async () => {
    await opened.goto('/software/protocol');
    await searchFor(page, 'tweezer');
    const selected = (await page.locator('.DocSearch-Hit[aria-selected="true"] a').getAttribute('href')) ?? '';
    await opensTab(page, () => page.keyboard.press('Control+Enter'), selected);
    expect(await isOpen(page)).toBe(true);
    const { href, index } = await deepHit();
    const hit = page.locator(at.hit).nth(index);
    await opensTab(page, () => hit.click({ button: 'middle' }), href);
    expect(await isOpen(page)).toBe(true);
  });

  it('shows the matched text below its heading once the texts have loaded; without them, it stays a heading', async () => {
    const { handler, release } = hold();
    await opened.context.route(texts, handler);
    await opened.goto('/software/protocol');
    await openDialog(page);
    await page.fill(at.field, 'crosswise');
    await page.waitForSelector(at.hit);
    expect(await page.locator(`${at.hit} mark`).count()).toBe(0);
    const routes = async () => (await hrefs()).map((href) => href.replace(/#.*/, ''));
    const pages = await routes();
    expect(pages.length).toBeGreaterThan(1);
    await page.keyboard.press('ArrowLeft');
    release();
    await page.waitForSelector(`${at.hit} mark`);
    await eventually(async () => expect(await routes()).toEqual(pages));
    await eventually(async () => expect(await page.inputValue(at.field)).toBe('crosswise'));
    const caret = () => page.locator(at.field).evaluate((field) => (field as HTMLInputElement).selectionStart);
    await eventually(async () => expect(await caret()).toBe('crosswis'.length));
    expect(await page.locator(at.hit).first().locator('span').first().getAttribute('class')).toContain('DocSearch-Hit-title');
    expect(await textOf(`${at.hit} .DocSearch-Hit-title + .DocSearch-Hit-words mark`)).toMatch(/crosswise/i);

    // Without texts, the same pages are found.
    await opened.context.unroute(texts);
    await opened.context.route(texts, (route) => route.abort());
    await opened.goto('/software/protocol');
    const lost = page.waitForEvent('requestfailed');
    await openDialog(page);
    await lost;
    await page.fill(at.field, 'crosswise');
    await page.waitForSelector(at.hit);
    await eventually(async () => expect(await routes()).toEqual(pages));
  });

  /**
   * DocSearch's results are links within options of a list box, which lets them open in a new tab. A result's name has all its visible
   * words, in another order.
   */
  const exceptions = { 'nested-interactive': { enabled: false }, 'label-content-name-mismatch': { enabled: false } };

  it('is in a list that is accessible in both modes; its length is announced, and a link shows it on a page', async () => {
    await opened.goto('/software/protocol');
    await remember();
    await searchFor(page, 'tweezer');
    await heard(page, /^\d+ results$/);
    await page.evaluate(axeSource);
    for (const mode of ['dark', 'light']) {
      await page.evaluate((theme) => (document.documentElement.dataset.theme = theme), mode);
      const violations = await page.evaluate(
        async ([context, rules]) => {
          const { axe } = window as unknown as { axe: typeof Axe };
          return (await axe.run(context, { rules })).violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
        },
        [at.dialog, exceptions] as const,
      );
      expect({ mode, violations }).toEqual({ mode, violations: [] });
    }
    const link = page.locator('[data-all-results]');
    const offered = /\d+/.exec((await link.textContent()) ?? '')?.[0];
    await link.click();
    await page.waitForURL('**/search?q=tweezer');
    await page.waitForSelector('[data-search-status="ready"]');
    await eventually(async () => expect(await textOf('main [role="status"]')).toBe(`${offered} results`));
    expect(await sameDocument()).toBe(true);
  });
});

it('answers and failures are shown above the results, are announced, and lead to their position', async () => {
  const texts = page.waitForResponse((response) => /\/search-texts-[^/]*\.json$/.test(response.url()));
  await opened.goto('/software/protocol');
  await openDialog(page);
  await texts;
  await page.fill(at.field, 'J2 id');
  await page.waitForSelector(`${at.hit} ${at.answer}`);
  expect(await textOf(at.hit)).toMatch(/^J2\s· −20\.0° to 110\.0°\s· servo 0x02/);
  await page.getByText('Direct answer', { exact: true }).waitFor();
  expect(await page.locator(at.hit).count()).toBeGreaterThan(1);
  await heard(page, /Direct answer: J2: −20\.0° to 110\.0°.*\d+ results?$/);
  await page.keyboard.press('Enter');
  await page.waitForURL('**/hardware/#joint-ranges');
  await page.waitForSelector(at.place);
  // The history has the position, not the answer.
  await openDialog(page);
  await eventually(async () => expect(await textOf(at.hit)).toContain('Joint ranges'));
  expect(await textOf(at.hit)).not.toContain('Direct answer');

  await page.fill(at.field, 'twigctl: bad checksum in frame 17');
  await heard(page, /Failure: .*\d+ results?$/);
  await page.keyboard.press('Enter');
  await page.waitForURL('**/getting-started/troubleshooting/serial-port#serial-bad-checksum');
  const isUnfolded = () => page.locator('#serial-bad-checksum').evaluate((entry) => (entry as HTMLDetailsElement).open);
  await eventually(async () => expect(await isUnfolded()).toBe(true));

  await openDialog(page);
  await page.fill(at.field, 'robot doesnt work');
  await eventually(async () => expect(await textOf(at.hit)).toContain('Not sure what’s wrong?'));
  await page.locator(at.hit).first().click();
  await page.waitForURL((url) => url.pathname === '/getting-started/troubleshooting' && url.hash === '');
  await page.waitForSelector(at.dialog, { state: 'detached' });
  expect(opened.errors).toEqual([]);
});

it('unknown words, missing results and a broken index are shown, with suggestions, a link to report and Retry', async () => {
  const index = '**/search-index.json*';
  await opened.context.route(index, (route) => route.fulfill({ status: 200, contentType: 'application/json', body: '[{"a":' }));
  await opened.goto('/software/protocol');
  await openDialog(page);
  await page.fill(at.field, 'tweezer');
  const failed = page.locator(at.failed);
  await failed.getByText('Unable to fetch results').waitFor();
  await failed.getByText('You might want to check your network connection.').waitFor();
  expect(await failed.getAttribute('role')).toBe('alert');
  await opened.context.unroute(index);
  await failed.getByRole('button', { name: 'Retry' }).click();
  await page.waitForSelector(at.hit);
  await eventually(async () => expect(await page.inputValue(at.field)).toBe('tweezer'));
  await eventually(async () => expect(await hasFocus(page, at.field)).toBe(true));

  const notes = page.locator('[data-search-notes]');
  await page.fill(at.field, 'tweezer qqxyzzyqq');
  await notes.getByText('Nothing here mentions qqxyzzyqq.').waitFor();
  await heard(page, /^Nothing here mentions qqxyzzyqq\. \d+ results$/);
  await page.fill(at.field, 'tweezer');
  await notes.waitFor({ state: 'detached' });

  const none = page.locator(at.none);
  await page.fill(at.field, 'qqxyzzyqq zzvwwvzz');
  await heard(page, 'No results found for “qqxyzzyqq zzvwwvzz”');
  for (const text of ['No results found for “qqxyzzyqq zzvwwvzz”', 'Try searching for', 'Believe this query should return results?'])
    await none.getByText(text).waitFor();
  expect(await none.getByRole('link', { name: 'Find your symptom.' }).getAttribute('href')).toBe('/getting-started/troubleshooting');
  const link = none.getByRole('link', { name: 'Let us know.' });
  expect(await link.getAttribute('href')).toMatch(/^https:\/\/code\.example\/twig\/twig\/issues\/new\?title=/);
  expect(await link.getAttribute('target')).toBe('_blank');
  await none.getByRole('button', { name: 'joint limits', exact: true }).click();
  await page.waitForSelector(at.hit);
  await eventually(async () => expect(await page.inputValue(at.field)).toBe('joint limits'));
  await eventually(async () => expect(await hasFocus(page, at.field)).toBe(true));
  await eventually(async () => expect(await none.count()).toBe(0));
  // Clearing the field removes the message.
  await page.fill(at.field, 'qqxyzzyqq');
  await none.waitFor();
  await page.click('.DocSearch-Clear');
  await none.waitFor({ state: 'detached' });
});
