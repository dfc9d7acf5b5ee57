import type { Page } from 'playwright-core';
import { brokenWords } from './brokenWords';
import { newPageForEachTest } from './newPageForEachTest';
import type { SitePage } from './site';
import { least, smallTargets } from './smallTargets';

let opened: SitePage;
let page: Page;
newPageForEachTest((given) => ({ opened, page } = given));

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
  it.each(['/', '/getting-started/safety-guide', '/hardware/parts', '/software/protocol'])('breaks no word of %s', async (route) => {
    await opened.goto(route);
    for (const [width, height] of windows) {
      await page.setViewportSize({ width, height });
      expect({ width, broken: await brokenWords(page) }).toEqual({ width, broken: [] });
    }
  });
});

describe('a mouse', () => {
  it.each(['/hardware/parts', '/software/protocol'])('finds nothing on %s that is hard to hit', async (route) => {
    await opened.goto(route);
    expect(await smallTargets(page, least.mouse)).toEqual([]);
  });
});
