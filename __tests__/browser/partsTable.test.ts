import { text } from 'node:stream/consumers';
import type { Route } from 'playwright-core';
import { eventually } from './eventually';
import { hold } from './hold';
import { newPageForEachTest } from './newPageForEachTest';
import type { OpenSite, SitePage } from './site';

const arm = '/hardware/bill-of-materials/arm-manufactured';
const gripper = '/hardware/bill-of-materials/gripper';
const all = '/hardware/bill-of-materials/procuring-components';

let site: OpenSite;
let at: SitePage;

newPageForEachTest((given) => ({ site, opened: at } = given), { permissions: ['clipboard-read', 'clipboard-write'] });

/** Opens a page and waits until the tools of its first table are there. */
async function open(path: string): Promise<void> {
  await at.goto(path);
  await at.page.waitForSelector('section[data-ready]');
}

const firstTable = () => at.page.locator('section[data-parts-table] table').first();
const names = async (): Promise<string[]> =>
  (await firstTable().locator('tbody .part > div > code').allTextContents()).map((text) => text.trim());
const status = () => at.page.locator('[data-parts-tools] [role=status]').first().innerText();
const foot = async (): Promise<string[]> => (await firstTable().locator('tfoot :is(th, td):visible').allInnerTexts()).filter(Boolean);
const choose = (name: string, value: string) => at.page.locator(`[data-parts-tools] select[name=${name}]`).first().selectOption(value);
/** Opens the list of all parts of the order. */
const unfold = () => at.page.locator('section[data-parts-table] summary', { hasText: 'All parts of the order' }).click();
const search = (): Promise<string> => at.page.evaluate(() => location.search);
const sortBy = (heading: string) => at.page.getByRole('columnheader', { name: heading }).first().getByRole('button').click();

describe('a table of parts', () => {
  it('sorts by each column, down, up, and back to the order of the list', async () => {
    await open(arm);
    const leads = async (heading: string, part: string): Promise<void> => {
      await sortBy(heading);
      await eventually(async () => expect((await names())[0]).toBe(part));
    };
    await leads('Unit price', 'J6_D');
    await eventually(async () => expect(await firstTable().locator('th[data-sort=price]').getAttribute('aria-sort')).toBe('ascending'));
    await leads('Unit price', 'J7_A');
    await eventually(async () => expect(await search()).toBe('?arm-manufactured.sort=-price'));
    await leads('Unit price', 'J1_A');
    await eventually(async () => expect(await search()).toBe(''));
    await leads('Total', 'J6_C_left');
    await leads('Pieces', 'J6_C_left');
    await leads('Material', 'J1_A');
    await leads('Supplier', 'J1_A');
    await leads('Part', 'J1_A');
  });

  it('sorts from the keyboard', async () => {
    await open(arm);
    await at.page.getByRole('columnheader', { name: 'Total' }).getByRole('button').focus();
    await at.page.keyboard.press('Enter');
    await eventually(async () => expect((await names())[0]).toBe('J6_C_left'));
    await at.page.keyboard.press('Space');
    await eventually(async () => expect((await names())[0]).toBe('J7_A'));
  });

  it('says so where its tools cannot be loaded, and tries again', async () => {
    // The tools are the script that writes CSV files.
    const block = async (route: Route): Promise<void> => {
      const response = await route.fetch();
      const isTools = (await response.text()).includes('text/csv');
      await (isTools ? route.abort() : route.fulfill({ response }));
    };
    await at.page.route('**/*.js', block);
    await at.goto(arm);
    const alert = at.page.locator('[data-parts-table] [role=alert]');
    expect(await alert.innerText()).toMatch(/Loading chunk \d+ failed/);
    await at.page.unroute('**/*.js', block);
    await alert.getByRole('button', { name: 'Retry' }).click();
    await at.page.waitForSelector('section[data-ready]');
    await eventually(async () => expect(await alert.count()).toBe(0));
  });

  it('counts what is typed before its tools are there', async () => {
    const scripts = hold();
    await at.page.route('**/*.js', scripts.handler);
    await at.page.goto(`${site.origin}${arm}`, { waitUntil: 'commit' });
    await at.page.getByLabel('Filter').fill('J7');
    await choose('material', 'SUS304');
    scripts.release();
    await eventually(async () => expect(await names()).toEqual(['J7_D_left', 'J7_D_right', 'J7_E']));
    expect(await at.page.getByLabel('Filter').inputValue()).toBe('J7');
  });

  it('leaves the details of a part open while it is sorted', async () => {
    await open(arm);
    await at.page.locator('#J8_B + tr summary').click();
    await sortBy('Total');
    await eventually(async () => expect((await names())[0]).toBe('J6_C_left'));
    expect(await at.page.locator('#J8_B + tr details').getAttribute('open')).toBe('');
    expect(await at.page.locator('tbody details[open]').count()).toBe(1);
  });

  it('takes any number while it is typed, and counts one set where it makes no sense', async () => {
    await open(arm);
    const count = at.page.getByLabel('Number of sets');
    await count.fill('');
    await eventually(async () => expect(await status()).toBe('27 parts, 52 pieces, 316,018\u00a0JPY'));
    await count.pressSequentially('12');
    await eventually(async () => expect(await status()).toContain(`${52 * 12} pieces`));
    await at.page.getByRole('button', { name: 'Reset' }).click();
    await eventually(async () => expect(await count.inputValue()).toBe('1'));
  });

  it('filters by text, material and process, and the totals follow', async () => {
    await open(arm);
    expect(await status()).toBe('27 parts, 52 pieces, 316,018\u00a0JPY');
    await at.page.getByLabel('Filter').fill('J7');
    await eventually(async () => expect(await names()).toEqual(['J7_A', 'J7_B', 'J7_C', 'J7_D_left', 'J7_D_right', 'J7_E']));
    await eventually(async () => expect(await foot()).toEqual(['Total of 6 of 27 parts', '12', '109,188']));
    await choose('material', 'SUS304');
    await eventually(async () => expect(await names()).toEqual(['J7_D_left', 'J7_D_right', 'J7_E']));
    await eventually(async () => expect(await status()).toBe('3 of 27 parts, 4 pieces, 37,658\u00a0JPY'));
    await choose('process', 'sheet metal');
    await eventually(async () => expect(await names()).toEqual([]));
    await eventually(async () => expect(await foot()).toEqual(['Total of 0 of 27 parts', '0', '0']));
    await at.page.getByRole('button', { name: 'Reset' }).click();
    await at.page.waitForFunction(() => location.search === '');
    await eventually(async () => expect(await foot()).toEqual(['Total of 27 parts', '52', '316,018']));
  });

  it('counts for one arm, for leader and follower, and for many', async () => {
    await open(arm);
    await at.page.getByLabel('Set', { exact: true }).selectOption('One right arm');
    await eventually(async () => expect(await names()).not.toContain('J6_C_left'));
    await eventually(async () => expect(await names()).toContain('J6_C_right'));
    await eventually(async () => expect(await status()).toBe('25 parts, 26 pieces, 158,009\u00a0JPY'));
    await at.page.getByLabel('Set', { exact: true }).selectOption('Leader and follower robot');
    await at.page.getByLabel('Number of sets').fill('3');
    await eventually(async () =>
      expect(await status()).toBe(`27 parts, ${52 * 2 * 3} pieces, ${(316018 * 2 * 3).toLocaleString('en-US')}\u00a0JPY`),
    );
  });

  it('keeps its state in the address, for the reader and for a colleague', async () => {
    await open(`${arm}?from=mail`);
    await at.page.getByLabel('Filter').fill('ring');
    await choose('material', 'Al6061');
    await sortBy('Total');
    await eventually(async () =>
      expect(await search()).toBe('?from=mail&arm-manufactured.q=ring&arm-manufactured.material=Al6061&arm-manufactured.sort=total'),
    );
    const address = await at.page.evaluate(() => location.href);
    const shown = await names();
    const other = await site.newPage();
    await other.page.goto(address);
    await other.page.waitForSelector('section[data-ready]');
    await eventually(async () => expect(await other.page.locator('tbody .part > div > code').allTextContents()).toEqual(shown));
    await eventually(async () => expect(await other.page.getByLabel('Filter').inputValue()).toBe('ring'));
    expect(other.errors).toEqual([]);
    await other.context.close();
  });

  it('adds nothing to the history: back leads to the page before', async () => {
    await at.goto('/hardware/');
    await at.page.click('[data-section-sidebar] >> text=Bill of materials');
    await at.page.click('[data-section-sidebar] >> text=Arm (manufactured)');
    await at.page.waitForSelector('section[data-ready]');
    await at.page.getByLabel('Filter').fill('J7');
    await at.page.goBack();
    await at.page.waitForURL('**/hardware/');
    await at.page.waitForSelector('h1:text("General Specifications")');
  });

  it('keeps two tables of a page apart', async () => {
    await open(gripper);
    await at.page.waitForFunction(() => document.querySelectorAll('section[data-ready]').length === 2);
    await at.page.getByLabel('Filter').nth(1).fill('swivel');
    await eventually(async () => expect(await search()).toBe('?gripper-manufactured.q=swivel'));
    await eventually(async () => expect(await firstTable().locator('tbody tr.item').count()).toBe(6));
    await eventually(async () =>
      expect(await at.page.locator('section[data-ready] table').nth(1).locator('tbody tr.item').count()).toBe(2),
    );
  });

  it('downloads the shown rows', async () => {
    await open(arm);
    await at.page.getByLabel('Filter').fill('J8_B');
    const [file] = await Promise.all([
      at.page.waitForEvent('download'),
      at.page.getByRole('button', { name: 'Download shown rows' }).click(),
    ]);
    expect(file.suggestedFilename()).toBe('openarm-arm-manufactured.csv');
    const [header, row, ...rest] = (await text(await file.createReadStream())).trimEnd().split('\r\n');
    expect(header?.split(',').slice(0, 6)).toEqual([
      'part_id',
      'part_name',
      'model_number',
      'quantity',
      'unit_price_jpy',
      'total_price_jpy',
    ]);
    expect(row).toContain('J8_B,J8_B,MVBLK-ASN-48S-MUFLR-L,2,12641,25282,2025-11-24,MISUMI');
    expect(rest).toEqual([]);
  });

  it('offers the whole table as CSV and JSON', async () => {
    const csv = await (await at.context.request.get(`${site.origin}/data/bom-arm-manufactured.csv`)).text();
    expect(csv.trimEnd().split('\n')).toHaveLength(28);
    const json = (await (await at.context.request.get(`${site.origin}/data/bom-arm-manufactured.json`)).json()) as {
      rows: { total_price_jpy: number }[];
    };
    expect(json.rows.reduce((sum, row) => sum + row.total_price_jpy, 0)).toBe(316018);
  });

  it('copies an order list for one supplier over all lists, pieces of a number added up', async () => {
    await open(`${all}?parts.set=leader-follower`);
    await unfold();
    await choose('supplier', 'MISUMI');
    await at.page.getByRole('button', { name: 'Copy order list' }).click();
    await at.page.getByRole('button', { name: 'Copied' }).waitFor();
    const lines = (await at.page.evaluate(() => navigator.clipboard.readText())).split('\n');
    expect(lines).toContain('MVBLK-ASN-48S-4BGUX-L\t4');
    // Two robots' arms, 292, and the leader's handles, 16.
    expect(lines).toContain('CBE3-6\t308');
    expect(lines.every((line) => /^\S+\t\d+$/.test(line))).toBe(true);
  });

  it('leaves no error on the console', async () => {
    await open(all);
    await unfold();
    await at.page.getByLabel('Filter').fill('bolt');
    expect(at.errors).toEqual([]);
  });

  it('has the tools again after a change of pages', async () => {
    await open(arm);
    await at.page.click('[data-section-sidebar] >> text=Pedestal');
    await at.page.waitForFunction(() => document.querySelectorAll('section[data-ready]').length === 2);
    await eventually(async () => expect(await status()).toBe('5 parts, 20 pieces, 10,141\u00a0JPY'));
    await at.page.getByLabel('Filter').first().fill('bracket');
    await eventually(async () => expect(await status()).toBe('2 of 5 parts, 3 pieces, 5,845\u00a0JPY'));
  });

  it('is complete without JavaScript, with its totals, and shows no dead controls', async () => {
    const still = await site.newPage({ javaScriptEnabled: false });
    await still.goto(arm);
    const table = still.page.locator('section[data-parts-table] table');
    expect(await table.locator('tbody tr.item').count()).toBe(27);
    expect((await table.locator('tfoot :is(th, td)').allInnerTexts()).filter(Boolean)).toEqual(['Total of 27 parts', '52', '316,018']);
    expect(await still.page.locator('[data-parts-tools]').isVisible()).toBe(false);
    expect(await table.locator('button, [role=button]').count()).toBe(0);
    await still.page.locator('#J8_B + tr summary').click();
    await eventually(async () =>
      expect(await still.page.locator('#J8_B + tr dl').innerText()).toContain('12,641\u00a0JPY each, noted on 24 November 2025'),
    );
    await still.context.close();
  });

  it('fits a narrow screen: three columns, the rest in the details', async () => {
    const phone = await site.newPage({ viewport: { width: 360, height: 740 } });
    await phone.goto(arm);
    await phone.page.waitForSelector('section[data-ready]');
    expect(await phone.page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    const region = phone.page.locator('.scroll-table').first();
    await eventually(async () => expect(await region.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0));
    await eventually(async () =>
      expect(await region.locator('thead th:visible').allInnerTexts()).toEqual(['Part', 'Pieces', 'Total (JPY)']),
    );
    await phone.page.locator('#J8_B + tr summary').click();
    await eventually(async () => expect(await phone.page.locator('#J8_B + tr dl').innerText()).toContain('Al6061, CNC metal cutting'));
    await phone.page.getByLabel('Sort by').selectOption('Unit price, descending');
    await eventually(async () => expect(await phone.page.locator('tbody tr.item').first().getAttribute('id')).toBe('J7_A'));
    await phone.context.close();
  });

  it('moves nothing while the tools arrive', async () => {
    await at.page.addInitScript(() => {
      const seen = { shift: 0 };
      Object.assign(window, { seen });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) seen.shift += (entry as PerformanceEntry & { value: number }).value;
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await open(gripper);
    await at.page.waitForTimeout(500);
    expect(await at.page.evaluate(() => (window as unknown as { seen: { shift: number } }).seen.shift)).toBe(0);
  });
});

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

  it('opens the page, directly after its first sentence', async () => {
    await open(all);
    const before = at.page.locator('section[data-parts-table]').locator('xpath=preceding-sibling::*');
    expect(await before.last().evaluate((element) => element.tagName)).toBe('P');
    expect(await before.last().innerText()).toMatch(/^To build OpenArm yourself, [^.]+\.$/);
  });

  it('has the motors, and with them what the headline says, in yen and dollars', async () => {
    await open(all);
    expect(await status()).toBe('73 parts, 540 pieces, 960,438\u00a0JPY, about 6,500\u00a0USD');
    expect(await row('DAMIAO')).toEqual(['4', '16', '397,356', '2,690']);
    expect(await row('MISUMI')).toEqual(['58', '491', '478,518', '3,240']);
    expect((await foot()).slice(0, 5)).toEqual(['All suppliers', '73', '540', '960,438', '6,500']);
    expect(await at.page.locator('section[data-parts-table]').innerText()).toContain('1 USD = 147.8 JPY on 24 November 2025.');
  });

  it('counts leaders, pairs and any number of them', async () => {
    await open(all);
    await at.page.getByLabel('Set', { exact: true }).selectOption('Leader robot, two arms');
    await at.page.getByLabel('Number of sets').fill('2');
    await eventually(async () => expect(await status()).toBe('77 parts, 1,064 pieces, 1,754,000\u00a0JPY, about 11,900\u00a0USD'));
    expect(await row('Self-printed')).toEqual(['5', '24', '3,128', '21.2']);
    await at.page.getByLabel('Set', { exact: true }).selectOption('Leader and follower robot');
    await eventually(async () => expect((await foot()).slice(0, 5)).toEqual(['All suppliers', '87', '2,140', '3,592,156', '24,300']));
    expect(await firstTable().locator('caption').innerText()).toBe('The order by supplier: 2 × Leader and follower robot');
    // A leader and a follower share the adapters.
    expect((await row('Pibiger'))[1]).toBe('4');
    expect(await search()).toBe('?parts.set=leader-follower&parts.n=2');
  });

  it('adds spares that the reader chooses, or orders nothing but them', async () => {
    await open(all);
    expect(await at.page.getByLabel('Share in %').count()).toBe(0);
    await at.page.getByLabel('Spares').selectOption('spares only');
    await at.page.getByLabel('Share in %').fill('20');
    await eventually(async () => expect(await status()).toBe('16 parts, 86 pieces, 7,389\u00a0JPY, about 50.0\u00a0USD'));
    expect(await firstTable().locator('tbody tr').count()).toBe(1);
    await at.page.getByLabel('Spares').selectOption('added to the order');
    await eventually(async () => expect(await status()).toBe('73 parts, 626 pieces, 967,827\u00a0JPY, about 6,550\u00a0USD'));
    await eventually(async () => expect(await search()).toBe('?parts.spares=with&parts.percent=20'));
    await at.page.reload();
    await eventually(async () => expect(await status()).toBe('73 parts, 626 pieces, 967,827\u00a0JPY, about 6,550\u00a0USD'));
  });

  it('gives each supplier a file of its own, named after it and the day', async () => {
    await open(all);
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
    expect(whole.lines).toHaveLength(74);
  });

  it('copies the list for one supplier', async () => {
    await open(all);
    await at.page.getByLabel('Number of sets').fill('3');
    await eventually(async () => expect((await row('DAMIAO'))[1]).toBe('48'));
    await at.page.getByRole('button', { name: 'Copy list for DAMIAO' }).click();
    await at.page.getByRole('button', { name: 'Copied' }).waitFor();
    expect(await at.page.evaluate(() => navigator.clipboard.readText())).toBe(
      'DM-J8009P-2EC\t12\nDM-J4340P-2EC\t6\nDM-J4340-2EC\t6\nDM-J4310-2EC V1.1\t24',
    );
  });

  it('lists motors without a price of one piece, which nobody noted', async () => {
    await open(all);
    await unfold();
    await choose('supplier', 'DAMIAO');
    const motors = at.page.locator('section[data-parts-table] table').nth(1);
    await eventually(async () => expect(await motors.locator('tbody tr.item').count()).toBe(4));
    expect(await motors.locator('tbody tr.item').first().locator('td.number').allInnerTexts()).toEqual(['4', '–', '205,790']);
    // The order itself is not filtered.
    expect(await foot()).toContain('960,438');
  });

  it('is a table without JavaScript, with no dead controls', async () => {
    const still = await site.newPage({ javaScriptEnabled: false });
    await still.goto(all);
    const section = still.page.locator('section[data-parts-table]');
    const order = section.locator('table').first();
    expect(await order.locator('tbody tr').count()).toBe(7);
    expect((await order.locator('tfoot :is(th, td):visible').allInnerTexts()).filter(Boolean)).toEqual([
      'All suppliers',
      '73',
      '540',
      '960,438',
      '6,500',
    ]);
    expect(await section.locator('button:visible, select:visible, input:visible').count()).toBe(0);
    await section.locator('summary', { hasText: 'All parts of the order' }).click();
    await eventually(async () => expect(await section.locator('table').nth(1).locator('tbody tr.item:visible').count()).toBe(73));
    await still.context.close();
  });

  it('fits a narrow screen, folded and unfolded', async () => {
    const phone = await site.newPage({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });
    await phone.goto(all);
    await phone.page.waitForSelector('section[data-ready]');
    const region = phone.page.locator('section[data-parts-table] .scroll-table').first();
    expect(await region.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
    const button = await phone.page.getByRole('button', { name: 'CSV file for MISUMI' }).boundingBox();
    expect(Math.min(button?.width ?? 0, button?.height ?? 0)).toBeGreaterThanOrEqual(44);
    await phone.page.locator('summary', { hasText: 'All parts of the order' }).click();
    await phone.page.getByLabel('Filter').fill('J7');
    expect(await phone.page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    await phone.context.close();
  });

  it('is in the Markdown of the page, by supplier and part by part', async () => {
    const markdown = await (await at.context.request.get(`${site.origin}${all}.md`)).text();
    expect(markdown).toMatch(/\| All suppliers +\| +73 \| +540 \| +960,438 \| +6,500 \|/);
    expect(markdown).toContain('DM-J4340P-2EC');
  });
});
