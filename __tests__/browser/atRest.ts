import type { Page } from 'playwright-core';
import { hydrated } from './site';

/** Waits until a page has hydrated and the browser is idle. */
export async function atRest(page: Page): Promise<void> {
  await hydrated(page);
  await page.evaluate(() => new Promise<void>((resolve) => requestIdleCallback(() => resolve())));
}

/**
 * Waits until a page has drawn twenty frames, however slow they are. For what must not happen: a page that would do it has done it by then.
 */
export const framesPass = (page: Page, count = 20): Promise<void> =>
  page.evaluate(
    (frames) =>
      new Promise<void>((resolve) => {
        const next = (left: number): unknown => (left === 0 ? resolve() : requestAnimationFrame(() => next(left - 1)));
        next(frames);
      }),
    count,
  );

/** Waits until a value has been the same for twenty frames, and returns it. `read` runs in the page. */
export async function still(page: Page, read: () => number | string): Promise<number | string> {
  for (let before = await page.evaluate(read); ;) {
    await framesPass(page);
    const now = await page.evaluate(read);
    if (now === before) return now;
    before = now;
  }
}

/** Waits until all CSS transitions of a page are over. Animations that follow the scroll position never are. */
export const transitionsEnd = (page: Page): Promise<unknown> =>
  page.evaluate(() =>
    Promise.all(
      document
        .getAnimations()
        .flatMap((animation) => (animation instanceof CSSTransition ? animation.finished.catch(() => undefined) : [])),
    ),
  );
