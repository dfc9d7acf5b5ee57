import type { Page } from 'playwright-core';

/** Frames that a page is given each second. */
const frames = 15;

/**
 * Has a page believe that its screen shows few frames: what moves in it goes on by the clock and is as far after a second as elsewhere, but the
 * processor draws a quarter of the pictures.
 */
export async function slowScreen(page: Page): Promise<void> {
  await page.addInitScript((every) => {
    window.requestAnimationFrame = (show) => window.setTimeout(() => show(performance.now()), every);
    window.cancelAnimationFrame = (frame) => window.clearTimeout(frame);
  }, 1000 / frames);
}
