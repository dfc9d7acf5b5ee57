import type { Page } from 'playwright-core';
import { brokenWords } from './brokenWords';
import { cleanPageForEachTest } from './cleanPageForEachTest';
import type { SitePage } from './site';
import { least, smallTargets } from './smallTargets';

let opened: SitePage;
let page: Page;
cleanPageForEachTest((given) => ({ opened, page } = given));

/** Windows of tablets, small laptops, phones held sideways, and of readers who zoom to 200 % and 400 %. */
const windows = [
  [1280, 720],
  [1180, 820],
  [1024, 768],
  [1000, 768],
  [820, 1180],
  [768, 1024],
  [844, 390],
  [640, 360],
  [320, 256],
] as const;

describe('a window of any width', () => {
  it.each(['/', '/getting-started/safety-guide', '/hardware/bill-of-materials/arm-off-the-shelf', '/software/can'])(
    'breaks no word of %s',
    async (route) => {
      await opened.goto(route);
      for (const [width, height] of windows) {
        await page.setViewportSize({ width, height });
        expect({ width, broken: await brokenWords(page) }).toEqual({ width, broken: [] });
      }
    },
  );

  it('breaks no word of a column of names in the typeface of the site', async () => {
    await page.setViewportSize({ width: 320, height: 640 });
    await opened.goto('/software/controls');
    await page.evaluate(() => document.fonts.ready);
    expect(await brokenWords(page)).toEqual([]);
  });

  it('gives the opening of the home page lines that can be read', async () => {
    await opened.goto('/');
    const opening = page.locator('[data-opening] p').first();
    for (const [width, height] of windows) {
      await page.setViewportSize({ width, height });
      const letters = await opening.evaluate((text) => text.clientWidth / Number.parseFloat(getComputedStyle(text).fontSize));
      expect({ width, isWide: letters >= 14 }).toEqual({ width, isWide: true });
    }
  });
});

describe('a table between sidebar and contents', () => {
  it('gives long cells room, and keeps what a row is about in view while it scrolls', async () => {
    await page.setViewportSize({ width: 1024, height: 768 });
    await opened.goto('/getting-started/safety-guide');
    const table = page.locator('.scroll-table', { hasText: 'A bent or broken mechanical end stop' });
    await table.scrollIntoViewIfNeeded();
    const narrow = await table
      .locator('.long')
      .evaluateAll((cells) => cells.filter((cell) => cell.clientWidth < 140).map((cell) => cell.textContent));
    expect(narrow).toEqual([]);
    const distance = () =>
      table.evaluate((group) => {
        group.scrollLeft = group.scrollWidth;
        const first = group.querySelector('tbody th');
        return [group.scrollLeft > 0, Math.round((first?.getBoundingClientRect().left ?? NaN) - group.getBoundingClientRect().left) <= 1];
      });
    expect(await distance()).toEqual([true, true]);
  });
});

describe('a mouse', () => {
  it.each(['/hardware/bill-of-materials/arm-manufactured', '/software/can'])('finds nothing on %s that is hard to hit', async (route) => {
    await opened.goto(route);
    expect(await smallTargets(page, least.mouse)).toEqual([]);
  });
});
