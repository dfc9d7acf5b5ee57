import { text } from 'node:stream/consumers';
import { eventually } from './eventually';
import { newPageForEachTest } from './newPageForEachTest';
import { orderPage, partsSection } from './partsSection';
import type { SitePage } from './site';

let at: SitePage;

newPageForEachTest((given) => ({ opened: at } = given), { permissions: ['clipboard-read', 'clipboard-write'] });

const { open, firstTable, status, foot, choose, unfold, search } = partsSection(() => at);

/** The reader's day, as names of files have it. */
const today = (): Promise<string> => at.page.evaluate(() => new Date().toLocaleDateString('sv-SE'));

/** Name and lines of the file that a button gives. */
async function fileOf(button: string): Promise<{ name: string; lines: string[] }> {
  const [file] = await Promise.all([at.page.waitForEvent('download'), at.page.getByRole('button', { name: button }).click()]);
  return { name: file.suggestedFilename(), lines: (await text(await file.createReadStream())).trimEnd().split('\r\n') };
}

describe('the order', () => {
  /** Motors have no price of one piece, which nobody noted. */
  async function listsMotors(): Promise<void> {
    await unfold();
    await choose('supplier', 'DAMIAO');
    const motors = at.page.locator('section[data-parts-table] table').nth(1);
    await eventually(async () => expect(await motors.locator('tbody tr.item').count()).toBe(4));
    // A line that was not drawn yet has no text.
    await eventually(async () =>
      expect(await motors.locator('tbody tr.item').first().locator('td.number').allInnerTexts()).toEqual(['4', '–', '205,790']),
    );
    // The order itself is not filtered.
    expect(await foot()).toContain('960,438');
  }

  const row = async (supplier: string): Promise<string[]> => {
    const found = firstTable().locator('tbody tr', { has: at.page.getByRole('rowheader', { name: supplier }) });
    return (await found.locator('td.number').allInnerTexts()).map((cell) => cell.trim());
  };

  it('opens the page, directly after its first sentence, with what the headline says, in yen and dollars', async () => {
    await open(orderPage);
    const before = at.page.locator('section[data-parts-table]').locator('xpath=preceding-sibling::*');
    expect(await before.last().evaluate((element) => element.tagName)).toBe('P');
    expect(await before.last().innerText()).toMatch(/^To build OpenArm yourself, /);
    expect(await status()).toBe('72 parts, 540 pieces, 960,438\u00a0JPY, about 6,500\u00a0USD');
    expect(await row('DAMIAO')).toEqual(['4', '16', '397,356', '2,690']);
    expect(await row('MISUMI')).toEqual(['57', '491', '478,518', '3,240']);
    expect((await foot()).slice(0, 5)).toEqual(['All suppliers', '72', '540', '960,438', '6,500']);
    expect(await at.page.locator('section[data-parts-table]').innerText()).toContain('1 USD = 147.8 JPY, noted on 24 November 2025.');
    await listsMotors();
  });

  it('follows the address, back and by a link', async () => {
    await open(`${orderPage}?parts.n=3`);
    const quantity = at.page.getByLabel('Quantity', { exact: true });
    expect(await quantity.inputValue()).toBe('3');
    await at.page.locator('a[href$="#machined-parts"]:visible').first().click();
    await eventually(async () => expect(await at.page.evaluate(() => location.hash)).toBe('#machined-parts'));
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
      expect(await status()).toMatch(/^The quantity is a whole number from 1 to 999; 1 is used\. 72 parts, 540 pieces/),
    );
    expect(await quantity.getAttribute('aria-invalid')).toBe('true');
    await at.page.getByLabel('Spares').selectOption('added to the order');
    await at.page.getByLabel('Share in %').fill('12.5');
    await eventually(async () => expect(await status()).toContain('The share is a whole number from 1 to 100; 12 is used.'));
    await quantity.fill('2');
    await at.page.getByLabel('Share in %').fill('20');
    await eventually(async () => expect(await status()).toMatch(/^72 parts/));
    expect(await quantity.getAttribute('aria-invalid')).toBeNull();

    // Spares that the reader chooses are added, or nothing but them is ordered.
    await quantity.fill('1');
    await at.page.getByLabel('Spares').selectOption('spares only');
    await eventually(async () => expect(await status()).toBe('15 parts, 86 pieces, 7,389\u00a0JPY, about 50.0\u00a0USD'));
    expect(await firstTable().locator('tbody tr').count()).toBe(1);
    await at.page.getByLabel('Spares').selectOption('added to the order');
    await eventually(async () => expect(await status()).toBe('72 parts, 626 pieces, 967,827\u00a0JPY, about 6,550\u00a0USD'));
    await eventually(async () => expect(await search()).toBe('?parts.spares=with&parts.percent=20'));
    await at.page.reload();
    await eventually(async () => expect(await status()).toBe('72 parts, 626 pieces, 967,827\u00a0JPY, about 6,550\u00a0USD'));
  });

  it('gives each supplier a file of its own, named after it and the day, and copies its list', async () => {
    await open(orderPage);
    const misumi = await fileOf('CSV file for MISUMI');
    expect(misumi.name).toBe(`openarm-misumi-${await today()}.csv`);
    expect(misumi.lines[0]).toBe('model_number,quantity');
    // Arms 38, grippers 20.
    expect(misumi.lines).toContain('CBE3-8,58');
    expect(misumi.lines.slice(1).every((line) => /^[^,]+,\d+$/.test(line))).toBe(true);
    const damiao = await fileOf('CSV file for DAMIAO');
    expect(damiao.name).toBe(`openarm-damiao-${await today()}.csv`);
    expect(damiao.lines).toContain('"Motor of J1, J2",DM-J8009P-2EC,4');
    const lcsc = await fileOf('CSV file for LCSC');
    expect(lcsc.lines[0]).toBe('part_name,model_number,quantity,files');
    expect(lcsc.lines.some((line) => line.includes('J1_J2.pdf'))).toBe(true);
    const whole = await fileOf('CSV file of the whole order');
    expect(whole.name).toBe(`openarm-order-${await today()}.csv`);
    expect(whole.lines).toHaveLength(75);
    expect(whole.lines.at(-1)).toMatch(/^Total,,,540,,960438,/);
    await at.page.getByLabel('Quantity', { exact: true }).fill('3');
    await eventually(async () => expect((await row('DAMIAO'))[1]).toBe('48'));
    await at.page.getByRole('button', { name: 'Copy list for DAMIAO' }).click();
    await at.page.getByRole('button', { name: 'Copied' }).waitFor();
    expect(await at.page.evaluate(() => navigator.clipboard.readText())).toBe(
      'DM-J8009P-2EC\t12\nDM-J4340P-2EC\t6\nDM-J4340-2EC\t6\nDM-J4310-2EC V1.1\t24',
    );
  });
});
