import type { BrowserContextOptions, Page } from 'playwright-core';
import { openSiteForTests } from './openSiteForTests';
import type { OpenSite, SitePage } from './site';

/** What the tests of a file work with. */
interface Given {
  readonly site: OpenSite;
  readonly opened: SitePage;
  readonly page: Page;
}

/**
 * Opens the project's own build for the tests of a file and gives each test a new page, with empty storage, before what
 * else is to be done before it. All pages are closed after each test.
 */
export function newPageForEachTest(
  take: (given: Given) => void,
  options?: BrowserContextOptions,
  kind: 'newPage' | 'cleanPage' = 'newPage',
): void {
  let site: OpenSite;
  openSiteForTests((opened) => (site = opened));
  beforeEach(async () => {
    const opened = await site[kind](options);
    take({ site, opened, page: opened.page });
  });
}
