import type { Page } from 'playwright-core';
import type { SitePage } from '../../../../../__tests__/browser/site';

const tool = '[data-offline-keeper] [data-ready]';

/** Opens the page on which readers keep the site, and waits for its tool. */
export async function openKeeper({ goto, page }: SitePage): Promise<void> {
  await goto('/getting-started/offline');
  await page.waitForSelector(tool);
}

/** What the tool says at the end of a press. */
export const endOfKeeping = (page: Page): Promise<string> =>
  page.locator(`${tool} > [role="status"]`).filter({ hasText: /\S/ }).innerText();

/** Keeps the site, and waits for the end. Returns what is said then. */
export async function keepAll(opened: SitePage): Promise<string> {
  await openKeeper(opened);
  await opened.page.getByRole('button', { name: 'Keep this site offline' }).click();
  return endOfKeeping(opened.page);
}

/** What the browser has of the site, as far as a page can see. */
export const traces = (page: Page): Promise<{ readonly workers: number; readonly caches: number; readonly marker: boolean }> =>
  page.evaluate(async () => ({
    workers: (await navigator.serviceWorker.getRegistrations()).length,
    caches: (await caches.keys()).length,
    marker: localStorage.getItem('offline') !== null,
  }));

/** Nothing. */
export const noTraces = { workers: 0, caches: 0, marker: false };
