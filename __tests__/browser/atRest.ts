import type { Page } from 'playwright-core';
import { hydrated } from './site';

/** Waits until React has taken over a page and the browser has nothing more to do. */
export async function atRest(page: Page): Promise<void> {
  await hydrated(page);
  await page.evaluate(() => new Promise<void>((resolve) => requestIdleCallback(() => resolve())));
}
