import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'csv-parse/sync';
import { exampleFolder } from '../../../../../__tests__/sites/exampleSite';
import { eventually } from '../../../../../__tests__/browser/eventually';
import { newPageForEachTest } from '../../../../../__tests__/browser/newPageForEachTest';
import type { SitePage } from '../../../../../__tests__/browser/site';

interface MakerRow {
  readonly maker: string;
  readonly location: string;
  readonly ships_to: string;
  readonly order_url: string;
}

const rows = parse<MakerRow>(readFileSync(path.join(exampleFolder, 'content/data/manufacturers.csv')), { columns: true });
const all = rows.map(({ maker }) => maker);

let at: SitePage;

newPageForEachTest((given) => ({ opened: at } = given));

const names = (page = at.page): Promise<string[]> => page.locator('[id^="maker-"] h3').allInnerTexts();
const status = (): Promise<string> => at.page.locator('article [role=status]').last().innerText();
const columns = (page = at.page): Promise<number> =>
  page.locator('[id^="maker-"]').evaluateAll((cards) => new Set(cards.map((card) => card.getBoundingClientRect().left)).size);
const choose = (label: string, option: string) =>
  at.page.locator('[data-maker-filter]').getByRole('combobox', { name: label }).selectOption({ label: option });

describe('cards of makers', () => {
  it('show all of them, with the day once and a way to order from each', async () => {
    await at.goto('/purchase/');
    expect(await names()).toEqual(all);
    expect(await status()).toBe(`${all.length} makers, as noted on 3 February 2026.`);
    const text = await at.page.locator('main article').innerText();
    expect(text.match(/3 February 2026/g)).toHaveLength(1);
    for (const { maker, order_url: address } of rows) {
      const link = at.page.getByRole('link', { name: `Order from ${maker}` });
      expect(address === '' ? await link.count() : await link.getAttribute('href')).toBe(address === '' ? 0 : address);
    }
    // Side by side on a wide screen.
    expect(await columns()).toBe(2);
  });

  it('can be chosen by place and price, and all shown again', async () => {
    await at.goto('/purchase/');
    await choose('Place', 'China');
    const chinese = rows.filter(({ location }) => location.endsWith('China')).map(({ maker }) => maker);
    await eventually(async () => expect(await names()).toEqual(chinese));
    expect(await status()).toBe(`${chinese.length} of ${all.length} makers, as noted on 3 February 2026.`);
    await choose('Price', 'up to 500\u00a0USD');
    await eventually(async () => expect(await names()).toEqual(['Bench Brothers']));
    await choose('Place', 'Japan');
    await eventually(async () => expect(await status()).toBe(`None of ${all.length} makers matches. Choose fewer conditions.`));
    await at.page.getByRole('button', { name: 'Show all' }).press('Enter');
    await eventually(async () => expect(await names()).toEqual(all));
    // The button has gone; the focus is on the first of the filter.
    const first = at.page.locator('[data-maker-filter] select').first();
    expect(await first.evaluate((select) => document.activeElement === select)).toBe(true);

    // A link to one that was left out shows all, too.
    await choose('Place', 'Japan');
    const left = at.page.locator('[id^="maker-"]', { hasText: 'Print Corner' });
    await eventually(async () => expect(await left.count()).toBe(0));
    await at.page.evaluate(() => (window.location.hash = '#maker-print-corner'));
    await eventually(async () => expect((await left.boundingBox())?.y).toBeLessThan(700));
    expect(await names()).toEqual(all);
    expect(at.errors).toEqual([]);
  });
});
