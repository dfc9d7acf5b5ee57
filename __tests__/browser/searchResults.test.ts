import { readFileSync } from 'node:fs';
import type Axe from 'axe-core';
import type { Page, Route } from 'playwright-core';
import { at, hasFocus, isOpen, openDialog, searchFor } from './searchDialog';
import { openSite } from './site';
import type { OpenSite, SitePage } from './site';

const axeSource = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

let site: OpenSite;
let opened: SitePage;
let page: Page;

beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());
beforeEach(async () => {
  opened = await site.newPage();
  page = opened.page;
});
afterEach(() => opened.context.close());

const index = '**/search-index.json*';

/** A result that leads to a heading of another page than the one that is shown. */
async function deepHit(): Promise<{ href: string; index: number }> {
  const hrefs = await page.locator(at.hit).evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  const index = hrefs.findIndex((href) => href.includes('#') && !href.startsWith('/software/can'));
  expect(index).toBeGreaterThanOrEqual(0);
  return { href: hrefs[index] ?? '', index };
}

const remember = (): Promise<void> => page.evaluate(() => void Object.assign(window, { sameDocument: true }));
const sameDocument = (): Promise<boolean> => page.evaluate(() => 'sameDocument' in window);

/** What a reader sees after a result was opened. */
async function landed(href: string): Promise<{ top: number; marked: boolean; focused: boolean; words: number }> {
  await page.waitForURL(`**${href}`);
  await page.waitForSelector(at.place);
  return page.evaluate(
    (hash) => {
      const target = document.getElementById(decodeURIComponent(hash));
      return {
        top: target?.getBoundingClientRect().top ?? NaN,
        marked: target?.hasAttribute('data-searched-place') ?? false,
        focused: document.activeElement === target,
        words: CSS.highlights.get('searched')?.size ?? 0,
      };
    },
    href.split('#')[1] ?? '',
  );
}

describe('a result', () => {
  beforeEach(async () => {
    await opened.goto('/software/can');
    await remember();
    await searchFor(page, 'gripper');
  });

  it('opens through the router on a click, lands on the heading, marks it and moves the focus there', async () => {
    const { href, index } = await deepHit();
    await page.locator(at.hit).nth(index).click();
    const { top, marked, focused, words } = await landed(href);
    expect({ marked, focused }).toEqual({ marked: true, focused: true });
    expect(words).toBeGreaterThan(0);
    expect(top).toBeGreaterThan(0);
    expect(top).toBeLessThan(450);
    expect(await isOpen(page)).toBe(false);
    expect(await sameDocument()).toBe(true);
  });

  it('opens on Enter, and the mark goes when the reader goes on', async () => {
    const { href, index } = await deepHit();
    for (let step = 0; step < index; step += 1) await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    expect(await landed(href)).toMatchObject({ marked: true, focused: true });
    expect(await sameDocument()).toBe(true);
    await page.click('header nav a[href="/teleop/"]');
    await page.waitForURL('**/teleop/');
    await page.waitForFunction(() => !CSS.highlights.has('searched'));
    expect(await page.locator(at.place).count()).toBe(0);
  });

  it('opens on the page that is shown', async () => {
    await page.keyboard.press('Escape');
    await opened.goto('/hardware/specifications/gripper');
    await searchFor(page, 'gripper');
    const own = page.locator(`${at.hit}[href^="/hardware/specifications/gripper#"]`).first();
    const href = (await own.getAttribute('href')) ?? '';
    await own.click();
    expect(await landed(href)).toMatchObject({ marked: true, focused: true });
  });

  it.each(['Control', 'Shift'] as const)('opens a new tab or window on a click with %s, and the dialog stays', async (modifier) => {
    const { href, index } = await deepHit();
    const tab = opened.context.waitForEvent('page');
    await page
      .locator(at.hit)
      .nth(index)
      .click({ modifiers: [modifier] });
    await (await tab).waitForURL(`**${href}`);
    expect(await isOpen(page)).toBe(true);
  });

  it('opens a new tab on a click with the middle button', async () => {
    const { href, index } = await deepHit();
    const tab = opened.context.waitForEvent('page');
    await page.locator(at.hit).nth(index).click({ button: 'middle' });
    await (await tab).waitForURL(`**${href}`);
    expect(await isOpen(page)).toBe(true);
  });

  it('opens a new tab on Ctrl+Enter', async () => {
    const href = (await page.locator('.DocSearch-Hit[aria-selected="true"] a').getAttribute('href')) ?? '';
    const tab = opened.context.waitForEvent('page');
    await page.keyboard.press('Control+Enter');
    await (await tab).waitForURL(`**${href}`);
    expect(await isOpen(page)).toBe(true);
  });

  it('is one of many, which a link shows on a page', async () => {
    const link = page.locator('[data-all-results]');
    const offered = Number(/\d+/.exec((await link.textContent()) ?? '')?.[0]);
    expect(offered).toBeGreaterThan(10);
    await link.click();
    await page.waitForURL('**/search?q=gripper');
    await page.waitForSelector('[data-search-status="ready"]');
    // More texts may have arrived in between.
    const count = /^(\d+) results$/.exec((await page.locator('main [role="status"]').textContent()) ?? '')?.[1];
    expect(Number(count)).toBeGreaterThanOrEqual(offered);
    expect(await sameDocument()).toBe(true);
  });
});

describe('recent and pinned searches', () => {
  const recent = '.DocSearch-Hit';

  it('survive a reload', async () => {
    await opened.goto('/software/can');
    await searchFor(page, 'gripper');
    await page.keyboard.press('Enter');
    await page.waitForSelector(at.place);
    await page.reload();
    await opened.goto('/software/can');
    await openDialog(page);
    await page.getByText('Recently viewed docs').waitFor();
    await page.hover(recent);
    await page.getByTitle('Pin this search').first().click();
    await page.getByText('Pinned').waitFor();
    await page.keyboard.press('Escape');
    await opened.goto('/software/can');
    await openDialog(page);
    await page.getByText('Pinned').waitFor();
    expect(await page.locator(recent).count()).toBe(1);
    expect(opened.errors).toEqual([]);
  });

  it.each([
    ['no JSON', '{"a":'],
    ['no list', '{"a":1}'],
    ['records of another shape', '[{"objectID":"x"},null,7]'],
  ])('that are stored as %s are left out', async (_, text) => {
    await page.addInitScript((value) => localStorage.setItem('__DOCSEARCH_RECENT_SEARCHES__OpenArm documents', value), text);
    await opened.goto('/software/can');
    await searchFor(page, 'gripper');
    expect(await page.locator(recent).count()).toBeGreaterThan(0);
    expect(opened.errors).toEqual([]);
  });

  it('last as long as the page where storage is blocked, with one warning', async () => {
    const warnings: string[] = [];
    page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()));
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        configurable: true,
        get: () => {
          throw new DOMException('Blocked', 'SecurityError');
        },
      });
    });
    await opened.goto('/software/can');
    await searchFor(page, 'gripper');
    await page.keyboard.press('Enter');
    await page.waitForSelector(at.place);
    await openDialog(page);
    await page.getByText('Recently viewed docs').waitFor();
    expect(warnings.filter((text) => text.includes('storage'))).toHaveLength(1);
    expect(opened.errors).toEqual([]);
  });
});

describe('where there are no results', () => {
  beforeEach(async () => {
    await opened.goto('/software/can');
    await openDialog(page);
  });

  it('says so, offers queries that have results, and a way to tell the project', async () => {
    await page.fill(at.field, 'qqxyzzyqq zzvwwvzz');
    const none = page.locator(at.none);
    await none.getByText('No results found for “qqxyzzyqq zzvwwvzz”').waitFor();
    await none.getByText('Try searching for').waitFor();
    await none.getByText('Believe this query should return results?').waitFor();
    const link = none.getByRole('link', { name: 'Let us know.' });
    expect(await link.getAttribute('href')).toMatch(/^https:\/\/github\.com\/enactic\/openarm\/issues\/new\?title=/);
    expect(await link.getAttribute('target')).toBe('_blank');
    await none.getByRole('button', { name: 'CAN setup', exact: true }).click();
    await page.waitForSelector(at.hit);
    expect(await page.inputValue(at.field)).toBe('CAN setup');
    expect(await hasFocus(page, at.field)).toBe(true);
    expect(await page.locator(at.none).count()).toBe(0);
  });

  it('offers popular queries, each of which has results, where no part of the query has any', async () => {
    await page.fill(at.field, 'qqxyzzyqq');
    const suggestions = page.locator(`${at.none} li button`);
    await suggestions.first().waitFor();
    const texts = await suggestions.allTextContents();
    expect(texts).toHaveLength(3);
    for (const text of texts) {
      await page.fill(at.field, 'qqxyzzyqq');
      await page.locator(at.none).getByRole('button', { name: text, exact: true }).click();
      await page.waitForSelector(at.hit);
    }
  });

  it('takes the message away with the query', async () => {
    await page.fill(at.field, 'qqxyzzyqq');
    await page.waitForSelector(at.none);
    await page.click('.DocSearch-Clear');
    await page.waitForSelector(at.none, { state: 'detached' });
  });
});

describe('the texts that results show', () => {
  const texts = '**/search-texts-*.json';
  const found = (): Promise<string[]> =>
    page.locator(at.hit).evaluateAll((links) => links.map((link) => new URL((link as HTMLAnchorElement).href).pathname));

  it('appear in results that were there before them, and leave the field as it is', async () => {
    let arrive: () => void = () => undefined;
    const arrived = new Promise<void>((resolve) => (arrive = resolve));
    await opened.context.route(texts, async (route) => {
      await arrived;
      await route.continue();
    });
    await opened.goto('/software/can');
    await openDialog(page);
    await page.fill(at.field, 'crosswise');
    await page.waitForSelector(at.hit);
    expect(await page.locator(`${at.hit} mark`).count()).toBe(0);
    const pages = await found();
    await page.keyboard.press('ArrowLeft');
    arrive();
    await page.waitForSelector(`${at.hit} mark`);
    expect(await found()).toEqual(pages);
    expect(await page.inputValue(at.field)).toBe('crosswise');
    expect(await page.locator(at.field).evaluate((field) => (field as HTMLInputElement).selectionStart)).toBe('crosswis'.length);
  });

  it('may be lost: the same pages are found by their headings', async () => {
    await opened.goto('/software/can');
    const arrived = page.waitForResponse(texts);
    await openDialog(page);
    await arrived;
    await page.fill(at.field, 'crosswise');
    await page.waitForSelector(`${at.hit} mark`);
    const pages = await found();
    expect(pages.length).toBeGreaterThan(1);

    await opened.context.route(texts, (route) => route.abort());
    await opened.goto('/software/can');
    const lost = page.waitForEvent('requestfailed');
    await openDialog(page);
    await lost;
    await page.fill(at.field, 'crosswise');
    await page.waitForSelector(at.hit);
    expect(await found()).toEqual(pages);
  });
});

describe('where the index cannot be fetched', () => {
  const broken: [string, (route: Route) => Promise<void>][] = [
    ['the connection is lost', (route) => route.abort()],
    ['the server fails', (route) => route.fulfill({ status: 500, body: 'no' })],
    ['the file is broken', (route) => route.fulfill({ status: 200, contentType: 'application/json', body: '[{"a":' })],
  ];

  it.each(broken)('because %s: says so, and Retry finds', async (_, handler) => {
    await opened.context.route(index, handler);
    await opened.goto('/software/can');
    await openDialog(page);
    await page.fill(at.field, 'gripper');
    const failed = page.locator(at.failed);
    await failed.getByText('Unable to fetch results').waitFor();
    await failed.getByText('You might want to check your network connection.').waitFor();
    expect(await failed.getAttribute('role')).toBe('alert');
    await opened.context.unroute(index);
    await failed.getByRole('button', { name: 'Retry' }).click();
    await page.waitForSelector(at.hit);
    expect(await page.inputValue(at.field)).toBe('gripper');
    expect(await hasFocus(page, at.field)).toBe(true);
  });
});

describe('to a reader who does not see the page', () => {
  /**
   * Results are links within options of a list box, which DocSearch makes; without the links they could not be opened
   * in a new tab. The rule is about options that hold other controls.
   */
  const exceptions = { 'nested-interactive': { enabled: false } };

  it.each(['light', 'dark'])('the dialog is sound in %s mode', async (mode) => {
    await page.addInitScript((theme) => localStorage.setItem('theme', theme), mode);
    await opened.goto('/software/can');
    await searchFor(page, 'gripper');
    await page.evaluate(axeSource);
    const violations = await page.evaluate(
      async ([context, rules]) => {
        const { axe } = window as unknown as { axe: typeof Axe };
        return (await axe.run(context, { rules })).violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
      },
      [at.dialog, exceptions] as const,
    );
    expect(violations).toEqual([]);
  });

  it('the number of results is told', async () => {
    await opened.goto('/software/can');
    await searchFor(page, 'gripper');
    expect(await page.locator(`${at.dialog} [role="status"]`).textContent()).toMatch(/^\d+ results$/);
  });
});
