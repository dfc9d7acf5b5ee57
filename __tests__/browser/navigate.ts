import type { Page } from 'playwright-core';

/** Goes to a path of the site through the router, as a link does, without waiting for the page. */
export const navigate = (page: Page, path: string): Promise<void> =>
  page.evaluate((to) => {
    // Gatsby puts it there for its own links.
    const { ___navigate: go } = window as unknown as { ___navigate: (to: string) => void };
    go(to);
  }, path);
