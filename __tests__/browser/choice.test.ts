import type { Page } from 'playwright-core';
import { eventually } from './eventually';
import { newPageForEachTest } from './newPageForEachTest';
import type { SitePage } from './site';

const first = '/software/setup/motor-config';
const second = '/software/setup/can-setup';

let at: SitePage;

newPageForEachTest((given) => ({ opened: at } = given));

const sets = (page: Page) => page.locator('.alternatives[data-group="can-tool"]');
const shown = (page: Page) =>
  sets(page).evaluateAll((all) => all.map((set) => set.querySelector<HTMLElement>(':scope > .alternative:not([hidden])')?.dataset.value));
const option = (page: Page, label: string) => page.getByRole('radio', { name: label });

describe('what a reader chooses once', () => {
  it('is the newest tools at first, and holds for every set of the page and for other pages, before their first paint', async () => {
    const { page } = at;
    await at.goto(first);
    expect(await option(page, 'openarm-can-cli 1.2.9+').isChecked()).toBe(true);
    expect(new Set(await shown(page))).toContain('cli');
    await option(page, 'Packages 1.2.0–1.2.8').check();
    await eventually(async () => expect(new Set(await shown(page))).toEqual(new Set(['packages'])));
    await page.route('**/*.js', (route) => route.abort());
    await page.goto(new URL(second, page.url()).href);
    expect(await option(page, 'Packages 1.2.0–1.2.8').isChecked()).toBe(true);
    expect(new Set(await shown(page))).toContain('packages');
  });

  it('is named at each set, with the way back to the choice, and where a set has nothing of its own for it', async () => {
    const { page } = at;
    await at.goto(first);
    const note = sets(page).first().locator('.choice-shown:visible');
    expect(await note.innerText()).toContain('openarm-can-cli 1.2.9+');
    await note.getByRole('link', { name: 'Change' }).click();
    await eventually(() => expect(new URL(page.url()).hash).toBe('#choice'));
    await eventually(async () =>
      expect(await page.locator('#choice').evaluate((box) => box.getBoundingClientRect().top)).toBeLessThan(300),
    );

    await option(page, 'Packages 1.2.0–1.2.8').check();
    for (const set of await sets(page).all()) {
      const has = (await set.locator(':scope > .alternative[data-value="packages"]').count()) > 0;
      expect(await set.locator(':scope > .alternative .choice-other').first().isVisible()).toBe(!has);
    }
  });
});
