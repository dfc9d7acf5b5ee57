import type { BrowserContextOptions } from 'playwright-core';
import { newPageForEachTest } from './newPageForEachTest';

/**
 * Like `newPageForEachTest`, with clean pages instead of new ones: for tests of what a reader does on a page, not of what the browser
 * loads for it or in advance.
 */
export const cleanPageForEachTest = (take: Parameters<typeof newPageForEachTest>[0], options?: BrowserContextOptions): void =>
  newPageForEachTest(take, options, 'cleanPage');
