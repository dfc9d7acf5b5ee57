import type { Page } from 'playwright-core';
import { eventually } from './eventually';
import { newPageForEachTest } from './newPageForEachTest';
import type { OpenSite, SitePage } from './site';

const route = '/hardware/build/arm';

let site: OpenSite;
let at: SitePage;

newPageForEachTest((given) => ({ site, opened: at } = given));

const link = (page: Page) => page.locator('#step-2').getByRole('link', { name: 'Open the drawing large' });
const dialog = (page: Page) => page.locator('dialog.large-drawing[open]');
const image = (page: Page) => dialog(page).locator('img');
const widthOf = async (page: Page): Promise<number> => (await image(page).boundingBox())?.width ?? 0;

async function open(page: Page): Promise<void> {
  await at.goto(route);
  await link(page).click();
  await image(page).waitFor();
}

async function isClosedAsBefore(page: Page, top: number, entries: number): Promise<void> {
  await eventually(async () => expect(await dialog(page).count()).toBe(0));
  await eventually(async () => expect(await link(page).evaluate((element) => document.activeElement === element)).toBe(true));
  expect(new URL(page.url()).pathname).toBe(route);
  expect(await page.evaluate(() => window.scrollY)).toBe(top);
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflow)).toBe('visible');
  expect(await page.evaluate(() => window.history.length)).toBeLessThanOrEqual(entries + 1);
  expect(at.errors).toEqual([]);
}

describe('a drawing that is pressed', () => {
  it('opens as large as the window, and Escape, its button and "back" of the browser close it with the focus where it was', async () => {
    const { page } = at;
    await at.goto(route);
    await link(page).scrollIntoViewIfNeeded();
    await link(page).focus();
    const [top, entries] = await page.evaluate(() => [window.scrollY, window.history.length] as const);
    const before = (await page.locator('#step-2 figure img').boundingBox())?.width ?? 0;
    const ways: readonly (() => Promise<unknown>)[] = [
      () => page.keyboard.press('Escape'),
      () => dialog(page).getByRole('button', { name: 'Close' }).click(),
      () => page.evaluate(() => window.history.back()),
    ];
    for (const close of ways) {
      await page.keyboard.press('Enter');
      await image(page).waitFor();
      expect(await widthOf(page)).toBeGreaterThan(before);
      expect(await image(page).getAttribute('alt')).toBe(await page.locator('#step-2 figure img').first().getAttribute('alt'));
      await close();
      await isClosedAsBefore(page, top, entries);
    }
  });

  it('zooms by buttons, keys and two fingers, and scrolls inside', async () => {
    const { page } = at;
    await open(page);
    const fit = await widthOf(page);
    const isZoomed = (zoom: number) => eventually(async () => expect((await widthOf(page)) / fit).toBeCloseTo(zoom, 2));
    expect(await dialog(page).getByRole('button', { name: 'Smaller' }).isDisabled()).toBe(true);
    await dialog(page).getByRole('button', { name: 'Larger' }).click();
    await isZoomed(1.5);
    await page.keyboard.press('+');
    await isZoomed(2);
    const room = dialog(page).locator('> div');
    expect(await room.evaluate((box) => box.scrollHeight > box.clientHeight && box.scrollTop > 0)).toBe(true);
    await page.keyboard.press('-');
    await isZoomed(1.5);
    const pinched = await room.evaluate((box) => {
      const touches = (apart: number) =>
        [300 - apart, 300 + apart].map((x, identifier) => new Touch({ identifier, target: box, clientX: x, clientY: 300 }));
      box.dispatchEvent(new TouchEvent('touchstart', { touches: touches(50) }));
      return box.dispatchEvent(new TouchEvent('touchmove', { touches: touches(100), cancelable: true }));
    });
    expect(pinched).toBe(false);
    await isZoomed(3);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
  });
});

describe('a drawing', () => {
  it('leads to itself without JavaScript, and has nothing to press on paper', async () => {
    const plain = await site.newPage({ javaScriptEnabled: false });
    await plain.page.goto(site.origin + route);
    const source = await plain.page.locator('#step-2 figure img').first().getAttribute('src');
    await link(plain.page).click();
    await plain.page.waitForURL((url) => url.pathname === source);
    await plain.context.close();
    await at.goto(route);
    await at.page.emulateMedia({ media: 'print' });
    for (const found of await at.page.locator('a[aria-label="Open the drawing large"]').all()) expect(await found.isVisible()).toBe(false);
  });
});
