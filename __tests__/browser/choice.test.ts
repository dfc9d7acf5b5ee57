import type { Page } from 'playwright-core';
import { eventually } from './eventually';
import { newPageForEachTest } from './newPageForEachTest';
import type { SitePage } from './site';

const first = '/software/setup';
const second = '/software/';

let at: SitePage;

newPageForEachTest((given) => ({ opened: at } = given));

const sets = (page: Page) => page.locator('.alternatives[data-group="system"]');
const shown = (page: Page) =>
  sets(page).evaluateAll((all) => all.map((set) => set.querySelector<HTMLElement>(':scope > .alternative:not([hidden])')?.dataset.value));
const option = (page: Page, label: string) => page.getByRole('radio', { name: label });

describe('what a reader chooses once', () => {
  it('is the first option at first, and holds for every set of the page and for other pages, before their first paint', async () => {
    const { page } = at;
    await at.goto(first);
    expect(await option(page, 'Linux').isChecked()).toBe(true);
    expect(new Set(await shown(page))).toContain('linux');
    await option(page, 'Windows').check();
    await eventually(async () => expect(new Set(await shown(page))).toContain('windows'));
    await page.route('**/*.js', (route) => route.abort());
    await page.goto(new URL(second, page.url()).href);
    expect(await option(page, 'Windows').isChecked()).toBe(true);
    expect(new Set(await shown(page))).toContain('windows');
  });

  it('is named at each set, with the way back to the choice, and where a set has nothing of its own for it', async () => {
    const { page } = at;
    await at.goto(first);
    const note = sets(page).first().locator('.choice-shown:visible');
    expect(await note.innerText()).toContain('Linux');
    await note.getByRole('link', { name: 'Change' }).click();
    await eventually(() => expect(new URL(page.url()).hash).toBe('#choice'));
    await eventually(async () =>
      expect(await page.locator('#choice').evaluate((box) => box.getBoundingClientRect().top)).toBeLessThan(300),
    );

    await option(page, 'Windows').check();
    for (const set of await sets(page).all()) {
      const has = (await set.locator(':scope > .alternative[data-value="windows"]').count()) > 0;
      expect(await set.locator(':scope > .alternative .choice-other').first().isVisible()).toBe(!has);
    }
  });
});
