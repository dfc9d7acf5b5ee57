import type { Page } from 'playwright-core';

/** Frames per second. */
const frames = 15;

/** Lowers the frame rate of a page. Animations follow the clock, so they end at the same time, but draw a quarter of the frames. */
export async function slowScreen(page: Page): Promise<void> {
  await page.addInitScript((every) => {
    window.requestAnimationFrame = (show) => window.setTimeout(() => show(performance.now()), every);
    window.cancelAnimationFrame = (frame) => window.clearTimeout(frame);
  }, 1000 / frames);
}
