import type { Page } from 'playwright-core';
import { atRest } from './atRest';
import { newPageForEachTest } from './newPageForEachTest';
import { hold } from './hold';
import { hydrated } from './site';
import type { OpenSite } from './site';

let site: OpenSite;
let page: Page;

newPageForEachTest((given) => ({ site, page } = given));

/** Opens a page with paused scripts, acts on it, and releases the scripts. */
async function actEarly(route: string, act: () => Promise<void>): Promise<void> {
  const scripts = hold();
  await page.route(/\.js$/, scripts.handler);
  await page.goto(site.origin + route, { waitUntil: 'commit' });
  await page.locator('footer').waitFor({ state: 'attached' });
  await act();
  scripts.release();
  await hydrated(page);
}

describe('a press before the page has hydrated', () => {
  const search = '[data-search-button]';
  const dialog = 'dialog[open][aria-label="Search"]';

  it('opens the search afterwards, and focuses its field', async () => {
    await actEarly('/software/protocol', () => page.click(search));
    await page.waitForSelector(`${dialog} input:focus`);
  });

  it('may be of Ctrl+K, which opens the search afterwards', async () => {
    await actEarly('/software/protocol', () => page.keyboard.press('Control+k'));
    await page.waitForSelector(`${dialog} input:focus`);
  });

  it('opens the menu once, however often it was pressed', async () => {
    await page.setViewportSize({ width: 360, height: 740 });
    await actEarly('/software/protocol', async () => {
      for (let press = 0; press < 3; press++) await page.click('[data-menu-button]');
    });
    await page.waitForSelector('dialog[open][aria-label="Site navigation"]');
  });

  it('is forgotten if the reader has moved on', async () => {
    await actEarly('/getting-started/troubleshooting', async () => {
      await page.click(search);
      await page.click('[data-symptom-finder] textarea');
      await page.keyboard.type('No such device');
    });
    await atRest(page);
    expect(await page.locator(dialog).count()).toBe(0);
    expect(await page.inputValue('[data-symptom-finder] textarea')).toBe('No such device');
  });
});
