import type { Page } from 'playwright-core';

/** Where the parts of search are found. */
export const at = {
  button: '[data-search-button]',
  dialog: 'dialog[aria-label="Search"][open]',
  field: '#docsearch-input',
  hit: '.DocSearch-Hit a',
  failed: '[data-search-failed]',
  none: '[data-search-none]',
  place: '[data-searched-place]',
  start: '[data-search-start]',
  answer: '[data-search-answer]',
} as const;

/** Opens the dialog from the keyboard and waits for it. */
export async function openDialog(page: Page): Promise<void> {
  await page.keyboard.press('Control+k');
  await page.waitForSelector(at.field);
}

/** Waits until the results have been the same for 400 ms: they change once more when their texts arrive. */
async function resultsAtRest(page: Page): Promise<void> {
  const results = (): Promise<string[]> => page.locator(at.hit).evaluateAll((links) => links.map((link) => link.outerHTML));
  for (let before: string[] = [], now = await results(); before.join() !== now.join(); now = await results()) {
    before = now;
    await page.waitForTimeout(400);
  }
}

/** Opens the dialog, searches in it and waits for results. */
export async function searchFor(page: Page, query: string): Promise<void> {
  await openDialog(page);
  await fillIn(page, query);
}

/** Searches in the dialog that is open and shows no results yet, and waits for them. */
export async function fillIn(page: Page, query: string): Promise<void> {
  await page.fill(at.field, query);
  await page.waitForSelector(`${at.dialog} ${at.hit}`);
  await resultsAtRest(page);
}

/** Waits until a screen reader has been told words about the results. */
export const heard = (page: Page, words: RegExp | string): Promise<void> =>
  page.locator(`${at.dialog} [role="status"]`).getByText(words).waitFor({ state: 'attached' });

/** Whether the dialog is open. */
export const isOpen = (page: Page): Promise<boolean> => page.locator(at.dialog).isVisible();

/** Whether an element has the focus. */
export const hasFocus = (page: Page, selector: string): Promise<boolean> =>
  page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector);

/** Whether a script arrives after the page's first load: the dialog's code, for instance. */
export const isLazyScript = (url: URL): boolean =>
  url.pathname.endsWith('.js') && !/\/(app|framework|webpack-runtime|component---)/.test(url.pathname);
