import { text } from 'node:stream/consumers';
import { eventually } from '../../../../../__tests__/browser/eventually';
import { newPageForEachTest } from '../../../../../__tests__/browser/newPageForEachTest';
import { orderPage, partsSection } from './partsSection';
import type { SitePage } from '../../../../../__tests__/browser/site';

let at: SitePage;

newPageForEachTest((given) => ({ opened: at } = given), { permissions: ['clipboard-read', 'clipboard-write'] });

const { open, firstTable, status, foot, search } = partsSection(() => at);

/** The reader's day, as names of files have it. */
const today = (): Promise<string> => at.page.evaluate(() => new Date().toLocaleDateString('sv-SE'));

/** Name and lines of the file that a button gives. */
async function fileOf(button: string): Promise<{ name: string; lines: string[] }> {
  const [file] = await Promise.all([at.page.waitForEvent('download'), at.page.getByRole('button', { name: button }).click()]);
  return { name: file.suggestedFilename(), lines: (await text(await file.createReadStream())).trimEnd().split('\r\n') };
}

describe('the order', () => {
  const row = async (supplier: string): Promise<string[]> => {
    const found = firstTable().locator('tbody tr', { has: at.page.getByRole('rowheader', { name: supplier }) });
    return (await found.locator('td.number').allInnerTexts()).map((cell) => cell.trim());
  };

  it('is added up for each supplier, in euros and dollars', async () => {
    await open(orderPage);
    expect(await status()).toBe('14 parts, 40 pieces, 107.9\u00a0EUR, about 117\u00a0USD');
    expect(await row('Servo Shop')).toEqual(['6', '11', '80.5', '87.5']);
    expect(await row('Lathe & Co')).toEqual(['7', '28', '24.4', '26.5']);
    expect((await foot()).slice(0, 5)).toEqual(['All suppliers', '14', '40', '107.9', '117']);
    expect(await at.page.locator('section[data-parts-table]').innerText()).toContain('1 USD = 0.92 EUR, noted on 10 February 2026.');
  });

  it('is counted in another currency at the rate that the reader enters', async () => {
    await open(orderPage);
    await at.page.setViewportSize({ width: 360, height: 740 });
    await at.page.getByLabel('Prices in').selectOption('GBP, at your rate');
    await eventually(async () =>
      expect(await status()).toMatch(/^Enter how many EUR you pay for 1 GBP; until then, prices are in EUR\. 14 parts/),
    );
    await at.page.getByLabel('EUR for 1 GBP').fill('1,25');
    await eventually(async () => expect(await status()).toBe('14 parts, 40 pieces, 107.9\u00a0EUR, about 86.3\u00a0GBP'));
    expect(await row('Servo Shop')).toContain('64.4');
    expect(await at.page.locator('section[data-parts-table]').innerText()).toContain('1 GBP = 1.25 EUR, the rate that you entered.');
    await eventually(async () => expect(await search()).toBe('?parts.currency=GBP&parts.rate=1%2C25'));
    const { lines } = await fileOf('CSV file of the whole order');
    expect(lines[0]).toMatch(/unit_price_gbp,total_price_gbp,noted_on,eur_per_gbp,supplier/);
    expect(lines.at(-1)).toMatch(/^Total,,,40,,86\.\d+,/);
    await at.page.reload();
    await eventually(async () => expect(await at.page.getByLabel('EUR for 1 GBP').inputValue()).toBe('1,25'));
    await eventually(async () => expect(await status()).toContain('about 86.3'));
    expect(at.errors).toEqual([]);
  });

  it('follows the address, back and by a link', async () => {
    await open(`${orderPage}?parts.n=3`);
    const quantity = at.page.getByLabel('Quantity', { exact: true });
    expect(await quantity.inputValue()).toBe('3');
    await at.page.locator('a[href$="#makers"]:visible').first().click();
    await eventually(async () => expect(await at.page.evaluate(() => location.hash)).toBe('#makers'));
    await quantity.fill('5');
    await eventually(async () => expect(await search()).toContain('parts.n=5'));
    await at.page.goBack();
    await eventually(async () => expect(await quantity.inputValue()).toBe('3'));
    expect(await search()).toBe('?parts.n=3');
    await at.page.locator('nav a[aria-current="page"]:visible').first().click();
    await eventually(async () => expect(await quantity.inputValue()).toBe('1'));
    expect(await search()).toBe('');
  });

  it('says which numbers it takes for ones that nobody can order, and adds spares', async () => {
    await open(orderPage);
    const quantity = at.page.getByLabel('Quantity', { exact: true });
    expect(await at.page.getByLabel('Share in %').count()).toBe(0);
    await quantity.fill('1000');
    await eventually(async () =>
      expect(await status()).toMatch(/^The quantity is a whole number from 1 to 999; 1 is used\. 14 parts, 40 pieces/),
    );
    expect(await quantity.getAttribute('aria-invalid')).toBe('true');
    await at.page.getByLabel('Spares').selectOption('Added to the order');
    await at.page.getByLabel('Share in %').fill('12.5');
    await eventually(async () => expect(await status()).toContain('The share is a whole number from 1 to 100; 12 is used.'));
    await quantity.fill('2');
    await at.page.getByLabel('Share in %').fill('20');
    await eventually(async () => expect(await status()).toMatch(/^14 parts/));
    expect(await quantity.getAttribute('aria-invalid')).toBeNull();

    // Spares that the reader chooses are added, or nothing but them is ordered.
    await quantity.fill('1');
    await at.page.getByLabel('Spares').selectOption('Spares only');
    await eventually(async () => expect(await status()).toBe('3 parts, 6 pieces, 1.23\u00a0EUR, about 1.34\u00a0USD'));
    expect(await firstTable().locator('tbody tr').count()).toBe(1);
    await at.page.getByLabel('Spares').selectOption('Added to the order');
    await eventually(async () => expect(await status()).toBe('14 parts, 46 pieces, 109.13\u00a0EUR, about 119\u00a0USD'));
    await eventually(async () => expect(await search()).toBe('?parts.spares=with&parts.percent=20'));
    await at.page.reload();
    await eventually(async () => expect(await status()).toBe('14 parts, 46 pieces, 109.13\u00a0EUR, about 119\u00a0USD'));
  });

  it('gives each supplier a file of its own, named after it and the day, and copies its list', async () => {
    await open(orderPage);
    const servos = await fileOf('CSV file for Servo Shop');
    expect(servos.name).toBe(`twig-servo-shop-${await today()}.csv`);
    expect(servos.lines[0]).toBe('model_number,quantity');
    expect(servos.lines).toContain('S8,2');
    expect(servos.lines.slice(1).every((line) => /^[^,]+,\d+$/.test(line))).toBe(true);
    const metal = await fileOf('CSV file for Lathe & Co');
    expect(metal.lines[0]).toBe('part_name,model_number,quantity,url');
    expect(metal.lines).toContain('base plate,TW-BASE,1,https://lathe.example/tw-base');
    const whole = await fileOf('CSV file of the whole order');
    expect(whole.name).toBe(`twig-order-${await today()}.csv`);
    expect(whole.lines).toHaveLength(16);
    expect(whole.lines.at(-1)).toMatch(/^Total,,,40,,107\.9,/);
    await at.page.getByLabel('Quantity', { exact: true }).fill('3');
    await eventually(async () => expect((await row('Servo Shop'))[1]).toBe('33'));
    await at.page.getByRole('button', { name: 'Copy list for Servo Shop' }).click();
    await at.page.getByRole('button', { name: 'Copied' }).waitFor();
    expect(await at.page.evaluate(() => navigator.clipboard.readText())).toBe('S8\t6\nS16\t3\nS3\t3\nCB-1\t3\nSC-200\t12\nCT-100\t6');
  });
});
