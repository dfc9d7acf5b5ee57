import { text } from 'node:stream/consumers';
import type { Page } from 'playwright-core';
import { newPageForEachTest } from './newPageForEachTest';
import { eventually } from './eventually';
import type { SitePage } from './site';

const route = '/hardware/progress';

let at: SitePage;

newPageForEachTest((given) => ({ opened: at } = given));

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
const keep = (page: Page, ticks: Readonly<Record<string, string>>) =>
  page.addInitScript((given) => {
    if (sessionStorage.getItem('kept')) return;
    sessionStorage.setItem('kept', '1');
    for (const [key, value] of Object.entries(given)) localStorage.setItem(key, value);
  }, ticks);
const amounts = (page: Page, row: string) =>
  page.getByRole('group', { name: 'Steps and screws left' }).getByRole('row', { name: row }).getByRole('cell').allInnerTexts();
const guideRow = (page: Page, name: string) =>
  page
    .getByRole('group', { name: 'Guides' })
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name }) });
async function saved(page: Page, name: string): Promise<string> {
  const [download] = await Promise.all([page.waitForEvent('download'), button(page, name).click()]);
  return text(await download.createReadStream());
}
const kept = (page: Page) =>
  page.evaluate(() => Object.fromEntries(Object.entries(localStorage).filter(([key]) => key.startsWith('build-')))) as Promise<
    Record<string, string>
  >; // texts only

describe('the page of progress', () => {
  it('adds up the ticks, and says what comes next and what waits', async () => {
    const { page } = at;
    await keep(page, { 'build-base.twig': '1,2', 'build-arm.twig': '1' });
    await at.goto(route);
    await page.getByText('Next: Step 1: Base').waitFor();
    expect((await amounts(page, 'Once for the robot'))[0]).toBe('3');
    expect((await amounts(page, 'Twig, all'))[0]).toBe('3');
    expect(await guideRow(page, 'Arm').getByRole('cell').allInnerTexts()).toEqual([expect.stringMatching(/1 of 5\s*after Base/)]);
    await page.getByRole('link', { name: 'Continue at step 3' }).click();
    await page.locator('#step-3[data-open-step]').waitFor();
    expect(new URL(page.url()).pathname).toBe('/hardware/build/base');
    expect(at.errors).toEqual([]);
  });

  it('lists the parts that are still needed, and saves the list', async () => {
    const { page } = at;
    await at.goto(route);
    await button(page, 'Parts still needed').click();
    const pieces = (part: string) =>
      page
        .getByRole('group', { name: 'Parts', exact: true })
        .getByRole('row', { name: part })
        .first()
        .getByRole('cell')
        .first()
        .innerText();
    expect(await pieces('servo cable')).toBe('4');
    expect(await saved(page, 'Save as CSV')).toMatch(/^\uFEFF?pieces,part,name\r\n(?:.*\r\n)*4,servo cable,/);
  });

  it('goes to another device by a link, which asks before it changes anything', async () => {
    const { page } = at;
    await keep(page, { 'build-base.twig': '1,2', 'build-arm.twig': '2' });
    await at.goto(route);
    await button(page, 'Move it to another device').click();
    const address = await page.locator('.tracker-move pre').innerText();
    expect(address.length).toBeLessThan(150);
    await button(page, 'Show a QR code').click();
    await page.getByRole('img', { name: 'QR code of the link' }).waitFor();
    await page.evaluate(() => {
      for (const key of Object.keys(localStorage)) localStorage.removeItem(key);
      localStorage.setItem('build-base.twig', '3');
    });
    await page.goto(new URL('/robots.txt', address).href);
    await page.goto(address);
    await page.getByText('3 steps are ticked there, 1 here.').waitFor();
    expect(await kept(page)).toEqual({ 'build-base.twig': '3' });
    await button(page, 'Add them to mine').click();
    await eventually(async () => expect(await kept(page)).toEqual({ 'build-base.twig': '1,2,3', 'build-arm.twig': '2' }));
    expect(new URL(page.url()).hash).toBe('');
    await page.goto(new URL('/robots.txt', address).href);
    await page.goto(address);
    await button(page, 'Replace mine').click();
    await eventually(async () => expect(await kept(page)).toEqual({ 'build-base.twig': '1,2', 'build-arm.twig': '2' }));
    expect(at.errors).toEqual([]);
  });

  it('says so if a link is damaged', async () => {
    await at.goto(`${route}#ticks=AAAA<script>`);
    await at.page.getByText('The link is damaged').waitFor();
    expect(await kept(at.page)).toEqual({});
    expect(at.errors).toEqual([]);
  });

  it('goes to another device by a file, and says so where a file holds something else', async () => {
    const { page } = at;
    await keep(page, { 'build-base.twig': '1,2' });
    await at.goto(route);
    await button(page, 'Move it to another device').click();
    const file = await saved(page, 'Save as a file');
    const give = (buffer: string) =>
      page.locator('input[type="file"]').setInputFiles({ name: 'ticks.json', mimeType: 'application/json', buffer: Buffer.from(buffer) });
    await give('{"done":{"base.twig":[1]}}');
    await page.getByText('ticks.json contains no build progress.').waitFor();
    // Else nothing would happen when the same file is chosen once more.
    expect(await page.locator('input[type="file"]').inputValue()).toBe('');
    await give(file.replace(/\[\s*1,/, '[3,'));
    await button(page, 'Replace mine').click();
    await eventually(async () => expect(await kept(page)).toEqual({ 'build-base.twig': '2,3' }));
  });
});
