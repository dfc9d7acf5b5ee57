import { opensTab } from './opensTab';
import { readFileSync } from 'node:fs';
import type Axe from 'axe-core';
import type { Page } from 'playwright-core';
import { eventually } from './eventually';
import { cleanPageForEachTest } from './cleanPageForEachTest';
import { at, isOpen, searchFor } from './searchDialog';
import type { SitePage } from './site';

const axeSource = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

let opened: SitePage;
let page: Page;

cleanPageForEachTest((given) => ({ opened, page } = given));

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
  async function search(): Promise<void> {
    await opened.goto('/software/can');
    await remember();
    await searchFor(page, 'gripper');
  }

  it('opens through the router on a click, lands on the heading, marks it and moves the focus there', async () => {
    await search();
    const { href, index } = await deepHit();
    await page.locator(at.hit).nth(index).click();
    const { top, marked, focused, words } = await landed(href);
    expect({ marked, focused }).toEqual({ marked: true, focused: true });
    expect(words).toBeGreaterThan(0);
    expect(top).toBeGreaterThan(0);
    expect(top).toBeLessThan(450);
    await eventually(async () => expect(await isOpen(page)).toBe(false));
    expect(await sameDocument()).toBe(true);
  });

  it('opens on Enter, and the mark goes when the reader goes on', async () => {
    await search();
    const { href, index } = await deepHit();
    for (let step = 0; step < index; step += 1) await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    expect(await landed(href)).toMatchObject({ marked: true, focused: true });
    expect(await sameDocument()).toBe(true);
    await page.click('header nav a[href="/teleop/"]');
    await page.waitForURL('**/teleop/');
    await page.waitForFunction(() => !CSS.highlights.has('searched'));
    await eventually(async () => expect(await page.locator(at.place).count()).toBe(0));
  });

  it('opens on the page that is shown', async () => {
    await opened.goto('/hardware/specifications/gripper');
    await searchFor(page, 'gripper');
    const own = page.locator(`${at.hit}[href^="/hardware/specifications/gripper#"]`).first();
    const href = (await own.getAttribute('href')) ?? '';
    await own.click();
    expect(await landed(href)).toMatchObject({ marked: true, focused: true });
  });

  it('opens a new tab or window where the reader asks for one, and the dialog stays', async () => {
    await search();
    const selected = (await page.locator('.DocSearch-Hit[aria-selected="true"] a').getAttribute('href')) ?? '';
    await opensTab(page, () => page.keyboard.press('Control+Enter'), selected);
    expect(await isOpen(page)).toBe(true);
    const { href, index } = await deepHit();
    const hit = page.locator(at.hit).nth(index);
    const ways: Parameters<typeof hit.click>[0][] = [{ modifiers: ['Control'] }, { modifiers: ['Shift'] }, { button: 'middle' }];
    for (const how of ways) {
      await opensTab(page, () => hit.click(how), href);
      expect(await isOpen(page)).toBe(true);
    }
  });
});

describe('to a reader who does not see the page', () => {
  /**
   * Results are links within options of a list box, which DocSearch makes; without the links they could not be opened
   * in a new tab. The rule is about options that hold other controls. And a result's name begins with its heading, which is
   * shown below its text: all words are in it, in another order.
   */
  const exceptions = { 'nested-interactive': { enabled: false }, 'label-content-name-mismatch': { enabled: false } };

  it('the dialog is sound in both modes, tells the number of results, and a link shows them all on a page', async () => {
    await opened.goto('/software/can');
    await remember();
    await searchFor(page, 'gripper');
    await eventually(async () => expect(await page.locator(`${at.dialog} [role="status"]`).textContent()).toMatch(/^\d+ results$/));
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
