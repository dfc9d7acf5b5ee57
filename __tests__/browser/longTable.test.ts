import { builtSite } from '../sites/buildSite';
import { hostileGuideSite, longTableRows } from '../sites/hostilePages';
import { longTableRoute } from '../sites/longTable';
import { eventually } from './eventually';
import { navigate } from './navigate';
import { partsSection } from './partsSection';
import { openSite } from './site';
import type { OpenSite, SitePage } from './site';

let site: OpenSite;
let at: SitePage;

beforeAll(async () => {
  site = await openSite(builtSite(hostileGuideSite).publicFolder);
});
afterAll(() => site.close());
beforeEach(async () => {
  at = await site.cleanPage();
});
afterEach(() => site.closePages());

const { open, firstTable, foot, sortBy } = partsSection(() => at);
const ids = () =>
  firstTable()
    .locator('tbody tr.item')
    .evaluateAll((rows) => rows.map(({ id }) => id));
const place = () => at.page.getByText(/^Rows \d+ to \d+ of/);
const shows = (first: string, last: string, words: string) =>
  eventually(async () => {
    const shown = await ids();
    expect([shown[0], shown.at(-1)]).toEqual([first, last]);
    expect(await place().innerText()).toContain(words);
  });

const isInSight = async (id: string): Promise<void> =>
  eventually(async () => {
    const box = await at.page.locator(`#${id}`).boundingBox();
    expect(box?.y).toBeGreaterThanOrEqual(0);
    expect(box?.y).toBeLessThan(900);
  });

describe('a table that is too long to be shown at once', () => {
  it('is turned page by page, and its totals are those of all rows', async () => {
    await open(longTableRoute);
    await shows('E0', 'E99', `Rows 1 to 100 of ${longTableRows}`);
    expect((await foot())[0]).toBe(`Total of ${longTableRows} parts`);
    const [previous, next] = ['Previous 100 rows', /^Next \d+ rows$/].map((name) => at.page.getByRole('button', { name }));
    expect(await previous?.isDisabled()).toBe(true);
    await next?.click();
    await shows('E100', 'E199', 'Rows 101 to 200');
    await next?.click();
    await at.page.getByRole('button', { name: 'Next 20 rows' }).click();
    await shows('E300', 'E319', `Rows 301 to ${longTableRows}`);
    expect(await next?.isDisabled()).toBe(true);
    await previous?.click();
    await shows('E200', 'E299', 'Rows 201 to 300');
    expect(at.errors).toEqual([]);
  });

  it('is sorted and filtered as a whole, from its first page on', async () => {
    await open(longTableRoute);
    await at.page.getByRole('button', { name: /^Next/ }).click();
    await shows('E100', 'E199', 'Rows 101');
    await sortBy('Part');
    // 40 bolts, 40 brackets, and the first 20 cables.
    await shows('E0', 'E154', 'Rows 1 to 100');
    await at.page.getByLabel('Filter').fill('relay');
    await eventually(async () => expect(await ids()).toHaveLength(longTableRows / 8));
    expect(await place().count()).toBe(0);
  });

  it('shows the row to which an address leads, on the first visit and later', async () => {
    await at.goto(`${longTableRoute}#E250`);
    await shows('E200', 'E299', 'Rows 201');
    await isInSight('E250');
    await navigate(at.page, `${longTableRoute}#E7`);
    await shows('E0', 'E99', 'Rows 1 to');
    await isInSight('E7');
    await at.page.goBack();
    await shows('E200', 'E299', 'Rows 201');
    await isInSight('E250');
    expect(at.errors).toEqual([]);
  });

  it('shows its first rows without JavaScript, and says where all of them are', async () => {
    const { page, context } = await site.newPage({ javaScriptEnabled: false });
    await page.goto(site.origin + longTableRoute);
    expect(await page.locator('tbody tr.item:visible').count()).toBe(100);
    expect(await page.getByText(/^Rows 1 to 100/).innerText()).toContain('in the files below');
    expect(await page.getByRole('button', { name: /^Next/ }).isVisible()).toBe(false);
    await context.close();
  });
});
