import type { Page } from 'playwright-core';

/** Words with a line break inside them, as `word in "text"`. Code may break, and so may names at a dash, a dot or a slash. */
export const brokenWords = (page: Page): Promise<string[]> =>
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
