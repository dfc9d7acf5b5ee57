import type { Page } from 'playwright-core';

/** Has a page believe that its reader saves data: it loads no other page before it is asked for. */
export async function withoutPrefetch(page: Page): Promise<void> {
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
}
