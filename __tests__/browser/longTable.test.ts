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
    await shows('E0', 'E24', `Rows 1 to 25 of ${longTableRows}`);
    expect((await foot())[0]).toBe(`Total of ${longTableRows} parts`);
    const [previous, next] = ['Previous 25 rows', /^Next \d+ rows$/].map((name) => at.page.getByRole('button', { name }));
    expect(await previous?.isDisabled()).toBe(true);
    await next?.click();
    await shows('E25', 'E49', 'Rows 26 to 50');
    await navigate(at.page, `${longTableRoute}#E299`);
    await shows('E275', 'E299', 'Rows 276 to 300');
    await at.page.getByRole('button', { name: 'Next 20 rows' }).click();
    await shows('E300', 'E319', `Rows 301 to ${longTableRows}`);
    expect(await next?.isDisabled()).toBe(true);
    await previous?.click();
    await shows('E275', 'E299', 'Rows 276 to 300');
    expect(at.errors).toEqual([]);
  });

  it('is sorted and filtered as a whole, from its first page on', async () => {
    await open(longTableRoute);
    await at.page.getByRole('button', { name: /^Next/ }).click();
    await shows('E25', 'E49', 'Rows 26');
    await sortBy('Part');
    // The first 25 of 40 bolts: every eighth part.
    await shows('E0', 'E192', 'Rows 1 to 25');
    await at.page.getByLabel('Filter').fill('relay');
    await shows('E6', 'E198', 'Rows 1 to 25 of 40');
    await at.page.getByRole('button', { name: 'Next 15 rows' }).click();
    await shows('E206', 'E318', 'Rows 26 to 40 of 40');
    await at.page.getByLabel('Filter').fill('relay 31');
    await eventually(async () => expect(await ids()).toEqual(['E310', 'E318']));
    expect(await place().count()).toBe(0);
  });

  it('shows the row to which an address leads, on the first visit and later', async () => {
    await at.goto(`${longTableRoute}#E250`);
    await shows('E250', 'E274', 'Rows 251');
    await isInSight('E250');
    await navigate(at.page, `${longTableRoute}#E7`);
    await shows('E0', 'E24', 'Rows 1 to');
    await isInSight('E7');
    await at.page.goBack();
    await shows('E250', 'E274', 'Rows 251');
    await isInSight('E250');
    expect(at.errors).toEqual([]);
  });

  it('shows its first rows without JavaScript, and says where all of them are', async () => {
    const { page, context } = await site.newPage({ javaScriptEnabled: false });
    await page.goto(site.origin + longTableRoute);
    expect(await page.locator('tbody tr.item:visible').count()).toBe(25);
    expect(await page.getByText(/^Rows 1 to 25/).innerText()).toContain('in the files below');
    expect(await page.getByRole('button', { name: /^Next/ }).isVisible()).toBe(false);
    await context.close();
  });
});
