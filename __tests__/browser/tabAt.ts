import type { Page } from 'playwright-core';
import { eventually } from './eventually';

/**
 * Waits until a new tab shows an address that ends so. The tab itself is asked: in a browser without windows, Playwright misses the first
 * navigation of some tabs and takes them for empty.
 */
export const tabAt = (tab: Page, ending: string): Promise<void> =>
  eventually(async () => expect((await tab.evaluate(() => window.location.href)).endsWith(ending)).toBe(true));
