import type { Page } from 'playwright-core';
import type { SmallSite } from '../sites/buildSite';
import { openSiteForTests } from './openSiteForTests';
import type { OpenSite, PageOptions, SitePage } from './site';

/** What the tests of a file work with. */
interface Given {
  readonly site: OpenSite;
  readonly opened: SitePage;
  readonly page: Page;
}

/** Opens the example site, or a small one, for the tests of a file, gives each test a new page, and closes all pages after it. */
export function newPageForEachTest(take: (given: Given) => void, options?: PageOptions, small?: SmallSite): void {
  let site: OpenSite;
  openSiteForTests((opened) => (site = opened), small);
  beforeEach(async () => {
    const opened = await site.newPage(options);
    take({ site, opened, page: opened.page });
  });
}
