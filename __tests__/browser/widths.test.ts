import type { Page } from 'playwright-core';
import { newPageForEachTest } from './newPageForEachTest';
import type { SitePage } from './site';
import { least, smallTargets } from './smallTargets';

/** Words with a line break inside them, as `word in "text"`. Code may break, and so may names at a dash, a dot or a slash. */
const brokenWords = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const range = document.createRange();
    const lines = (): number =>
      new Set([...range.getClientRects()].filter(({ width }) => width > 0).map(({ top }) => Math.round(top / 6))).size;
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const broken: string[] = [];
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const parent = node.parentElement;
      if (!parent?.checkVisibility() || parent.closest('script, style, svg, math, code, pre, kbd, .visually-hidden')) continue;
      range.selectNodeContents(node);
      // Most texts are on one line.
      if (lines() < 2) continue;
      const text = node.textContent ?? '';
      for (const { 0: word, index } of text.matchAll(/[\p{L}\p{N}]{3,}/gu)) {
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        if (lines() > 1) broken.push(`${word} in "${text.trim().slice(0, 40)}"`);
      }
    }
    return broken;
  });

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
