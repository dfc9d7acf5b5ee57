import type { BrowserContextOptions, Page } from 'playwright-core';

/** A guide with five steps, of which the fourth begins with a danger. */
export const guide = '/hardware/build/arm';

/** A phone that is touched. */
export const phone: BrowserContextOptions = { viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true };

/** A button of a page by its name. */
export const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

/** Waits until a step of the guide is the one that is shown. */
export const isOpen = (page: Page, step: string) => page.locator(`#step-${step}[data-open-step]`).waitFor();

/** Shows a step alone, as a link with its name in the address does, without loading the page again. */
export const showStep = (page: Page, step: string): Promise<void> =>
  page.evaluate((name) => {
    history.pushState(history.state, '', `?step=${name}`);
    dispatchEvent(new PopStateEvent('popstate', { state: history.state as unknown }));
  }, step);

/** Scrolls to the last words of the open step, and waits until it can be done. */
export async function readOn(page: Page): Promise<void> {
  await page.evaluate(() => document.querySelector('[data-open-step]')?.scrollTo({ top: 1e6, behavior: 'instant' }));
  await button(page, 'More below').waitFor({ state: 'detached' });
}
