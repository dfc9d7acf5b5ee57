import type { Page } from 'playwright-core';

/** HTML of a book's articles, without elements that print styles hide. */
export const shownArticles = (page: Page): Promise<string[]> =>
  // No named functions in here: the compiler would call a helper that doesn't exist in the page.
  page.evaluate(() => {
    // Finds all hidden elements first, because removing one may change how others look.
    const hidden = [...document.querySelectorAll('main *')].filter((element) => {
      const { display, visibility } = getComputedStyle(element);
      return display === 'none' || visibility === 'hidden';
    });
    for (const element of hidden) element.remove();
    return [...document.querySelectorAll('main article')].map(({ innerHTML }) => innerHTML);
  });
