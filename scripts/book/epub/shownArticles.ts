import type { Page } from 'playwright-core';

/** The articles of a book as HTML, without what a print does not show. */
export const shownArticles = (page: Page): Promise<string[]> =>
  // A function with a name in here would call for a helper of the compiler, which the page has not.
  page.evaluate(() => {
    // First all are looked at: taking one away changes how the next ones look.
    const hidden = [...document.querySelectorAll('main *')].filter((element) => {
      const { display, visibility } = getComputedStyle(element);
      return display === 'none' || visibility === 'hidden';
    });
    for (const element of hidden) element.remove();
    return [...document.querySelectorAll('main article')].map(({ innerHTML }) => innerHTML);
  });
