import type { Browser, Page } from 'playwright-core';
import type { Handles } from '../layouts/peer';
import { longestInteraction, noteInteractions } from './longestInteraction';
import { afterLoad, desktop, openVisit } from './visit';

/** A reader who types fast presses the next key after this time, in ms. */
const betweenKeys = 120;

/** Longest wait for a result, in ms. */
const patience = 30_000;

/** Opens search and puts the cursor into its field. */
export async function openSearch(page: Page, { searchButton, searchField }: Handles): Promise<void> {
  if (searchButton) await page.locator(searchButton).filter({ visible: true }).first().click();
  const field = page.locator(searchField).filter({ visible: true }).first();
  await field.waitFor({ timeout: patience });
  await field.click();
}

/** Runs in the page: notes the first key and the frame in which the results are others than before it. */
function watchResults(selector: string): void {
  const texts = (): string =>
    [...document.querySelectorAll(selector)]
      .filter((element) => element.checkVisibility())
      .map(({ textContent }) => textContent)
      .join('\n');
  const before = texts();
  const times = { pressed: 0, shown: 0 };
  Object.assign(window, { benchSearch: times });
  window.addEventListener('keydown', () => (times.pressed ||= performance.now()), true);
  const look = (): void => {
    const now = times.pressed > 0 ? texts() : '';
    if (now !== '' && now !== before) times.shown = performance.now();
    else requestAnimationFrame(look);
  };
  look();
}

/** From the first key to the first result, and the longest interaction while the reader types, in ms. */
export interface TypedSearch {
  readonly firstResult: number;
  readonly interaction: number;
}

/** Opens a page, slowed down, opens search, and types at once. */
export async function typeSearch(browser: Browser, address: string, handles: Handles, query: string): Promise<TypedSearch> {
  const visit = await openVisit(browser, desktop, 'network and processor');
  const { page } = visit;
  try {
    await noteInteractions(page);
    await page.goto(address, { waitUntil: 'load' });
    await page.waitForTimeout(afterLoad);
    await openSearch(page, handles);
    await longestInteraction(page);
    await page.evaluate(watchResults, handles.searchResult);
    await page.keyboard.type(query, { delay: betweenKeys });
    await page.waitForFunction(() => (window as unknown as { benchSearch: { shown: number } }).benchSearch.shown > 0, undefined, {
      timeout: patience,
    });
    await page.waitForTimeout(1500);
    const { pressed, shown } = await page.evaluate(
      () => (window as unknown as { benchSearch: { pressed: number; shown: number } }).benchSearch,
    );
    return { firstResult: shown - pressed, interaction: await longestInteraction(page) };
  } finally {
    await visit.close();
  }
}
