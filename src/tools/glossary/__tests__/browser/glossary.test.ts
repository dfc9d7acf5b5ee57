import type { Page } from 'playwright-core';
import { atRest } from '../../../../../__tests__/browser/atRest';
import { findViolations } from '../../../../../__tests__/browser/axe';
import { eventually } from '../../../../../__tests__/browser/eventually';
import { newPageForEachTest } from '../../../../../__tests__/browser/newPageForEachTest';
import { smallTargets } from '../../../../../__tests__/browser/smallTargets';
import type { OpenSite, SitePage } from '../../../../../__tests__/browser/site';

/** A page with several hints, one of them early in its first paragraph. */
const route = '/software/protocol';
const narrow = { viewport: { width: 360, height: 780 }, hasTouch: true, isMobile: true };

let site: OpenSite;
let at: SitePage;

newPageForEachTest((given) => ({ site, opened: at } = given));

const terms = (page: Page) => page.locator('article [aria-describedby]:has(+ [role="tooltip"])');
const meanings = (page: Page) => page.locator('article [role="tooltip"]');
const shown = (page: Page): Promise<number> => meanings(page).filter({ visible: true }).count();

/** What a screen reader is told of buttons with a description, as `name: description`. */
async function describedButtons(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  return nodes
    .filter(({ role, description }) => role?.value === 'button' && description?.value)
    .map(({ name, description }) => `${name?.value}: ${description?.value}`);
}

/** Where everything else of the text stands, once what is far below is laid out, too. */
async function places(page: Page): Promise<string> {
  await atRest(page);
  return page
    .locator('article :is(h1, h2, p, li, pre, table)')
    .evaluateAll((all) => all.map((each) => Object.values(each.getBoundingClientRect().toJSON() as object).join()).join(' '));
}

/** Brings a term to the middle of the window. */
const toMiddle = (page: Page, index: number): Promise<void> =>
  terms(page)
    .nth(index)
    .evaluate((term) => term.scrollIntoView({ block: 'center', behavior: 'instant' }));

async function insideColumn(page: Page, index: number): Promise<void> {
  const meaning = await meanings(page).nth(index).boundingBox();
  const term = await terms(page).nth(index).boundingBox();
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  if (!meaning || !term) throw new Error('nothing is shown');
  expect(meaning.x).toBeGreaterThanOrEqual(0);
  expect(meaning.x + meaning.width).toBeLessThanOrEqual(width);
  expect(meaning.y + meaning.height).toBeLessThanOrEqual(height);
  // Below the line of the term, and near it.
  expect(meaning.y).toBeGreaterThan(term.y + term.height / 2);
  expect(meaning.y).toBeLessThan(term.y + term.height + 16);
}

describe('hints of terms', () => {
  it('show a meaning to the pointer, which may move onto it, and to the keyboard, until Escape; nothing else moves', async () => {
    const { page, goto, errors } = at;
    await goto(route);
    await toMiddle(page, 1);
    const before = await places(page);
    expect(await shown(page)).toBe(0);
    await terms(page).nth(1).hover();
    await eventually(async () => expect(await shown(page)).toBe(1));
    await insideColumn(page, 1);
    expect(await places(page)).toBe(before);
    await meanings(page).nth(1).hover();
    expect(await shown(page)).toBe(1);
    await page.keyboard.press('Escape');
    await eventually(async () => expect(await shown(page)).toBe(0));
    // The next time it is there again.
    await page.mouse.move(5, 5);
    await terms(page).nth(1).hover();
    await eventually(async () => expect(await shown(page)).toBe(1));
    await page.mouse.move(5, 5);
    await eventually(async () => expect(await shown(page)).toBe(0));
    // To the keyboard, and to a screen reader.
    await toMiddle(page, 0);
    await terms(page).first().focus();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Shift+Tab');
    await eventually(async () => expect(await shown(page)).toBe(1));
    const meaning = (await meanings(page).first().textContent()) ?? '';
    expect(meaning.length).toBeGreaterThan(20);
    expect(await describedButtons(page)).toContain(`${await terms(page).first().textContent()}: ${meaning}`);
    await page.keyboard.press('Escape');
    await eventually(async () => expect(await shown(page)).toBe(0));
    await page.keyboard.press('Tab');
    await eventually(async () =>
      expect(
        await terms(page)
          .first()
          .evaluate((term) => term === document.activeElement),
      ).toBe(false),
    );
    expect(errors).toEqual([]);
  });

  it('fit a phone and answer to a tap', async () => {
    const { page, goto } = await site.newPage(narrow);
    await goto(route);
    const count = await terms(page).count();
    expect(count).toBeGreaterThan(3);
    for (const index of [0, count - 1]) {
      await toMiddle(page, index);
      const before = await places(page);
      await terms(page).nth(index).tap();
      await eventually(async () => expect(await meanings(page).nth(index).isVisible()).toBe(true));
      await insideColumn(page, index);
      expect(await places(page)).toBe(before);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
      // A tap beside the text puts it away.
      await page.touchscreen.tap(4, 390);
      await eventually(async () => expect(await shown(page)).toBe(0));
    }
    expect(await smallTargets(page)).toEqual([]);
    expect(await findViolations(page)).toEqual([]);
  });

  it('work without JavaScript, and are neither copied nor printed', async () => {
    const { page, goto } = await site.newPage({ javaScriptEnabled: false });
    await goto(route);
    await terms(page).first().focus();
    expect(await shown(page)).toBe(1);
    const meaning = (await meanings(page).first().textContent()) ?? '';
    await page.emulateMedia({ media: 'print' });
    expect(await shown(page)).toBe(0);
    expect(
      await terms(page)
        .first()
        .evaluate((term) => getComputedStyle(term).textDecorationLine),
    ).toBe('none');
    await page.emulateMedia({ media: 'screen' });
    const copied = await page.locator('article').evaluate((article) => {
      getSelection()?.selectAllChildren(article);
      return String(getSelection());
    });
    expect(copied).toContain((await terms(page).first().textContent()) ?? '?');
    expect(copied).not.toContain(meaning);
  });
});
