import { atRest } from './atRest';
import { eventually } from './eventually';
import { motorsOnly } from './motorsOnly';
import { openSiteForTests } from './openSiteForTests';
import type { OpenSite } from './site';
import { focused, told } from './told';

let site: OpenSite;

openSiteForTests((opened) => (site = opened));

describe('a screen reader is told', () => {
  it('headings as they are written, notes by kind and title, what tabs choose, and landmarks that are few', async () => {
    const { page, goto } = await site.cleanPage();
    await goto('/software/setup/can-setup');
    const headings = await told(page, 'heading');
    expect(headings).toEqual(expect.arrayContaining(['heading: Find the port', 'heading: On this page']));
    expect(headings.filter((name) => /link to|#/i.test(name))).toEqual([]);
    expect(await told(page, 'link')).toContain('link: Link to “Find the port”');
    expect(await told(page, 'note')).toContain('note: Warning: Stop programs that use the port');
    expect(await told(page, 'group')).toEqual(expect.arrayContaining(['group: Show commands for', 'group: CAN tools']));
    expect(await told(page, 'region', 'complementary', 'contentinfo', 'banner', 'main')).toEqual(['banner: ', 'main: ', 'contentinfo: ']);
    await goto('/software/can');
    expect(new Set(await told(page, 'tablist'))).toEqual(new Set(['tablist: Language']));
    expect(await told(page, 'note')).toContain('note: Danger: J7 turns');
  });

  it('what the columns of a table are, also where a heading is only a formula', async () => {
    const { page, goto } = await site.cleanPage();
    await goto('/software/controls');
    // Tables far below the window are laid out when the page has come to rest.
    await atRest(page);
    expect(await told(page, 'group')).toContain('group: Table: Mode, Arm, K p, K d, q d, dot q d, tau ff');
    const columns = await told(page, 'columnheader');
    expect(columns).toContain('columnheader: K p, K d');
    expect(columns).not.toContain('columnheader: ');
  });

  it('what a row of a table from Markdown is about, which looks like its other cells', async () => {
    const { page, goto } = await site.cleanPage();
    await goto('/');
    expect(await told(page, 'rowheader')).toEqual(
      ['Price', 'What you get', 'What costs extra', 'As of'].map((name) => `rowheader: ${name}`),
    );
    const weights = await page
      .locator('tbody tr')
      .first()
      .evaluate(({ children }) => [...children].map((cell) => getComputedStyle(cell).fontWeight));
    expect(new Set(weights).size).toBe(1);
  });

  it('whose details a button unfolds', async () => {
    const { page, goto } = await site.cleanPage();
    await goto('/hardware/bill-of-materials/electrical');
    const names = (await told(page, 'DisclosureTriangle')).filter((name) => name.includes('Details'));
    expect(names).toContain('DisclosureTriangle: Details of USB2CANFD adapter');
    expect(names.length).toBeGreaterThan(5);
  });

  it('the name of a tool that is opened, and not all that stands in it', async () => {
    const { page, goto } = await site.cleanPage();
    await motorsOnly(site);
    await goto('/hardware/explorer');
    await page.getByRole('button', { name: 'Open the explorer' }).press('Enter');
    await page.locator('[aria-label="J1 in radians"]').waitFor();
    expect(await focused(page)).toBe('group: Arm explorer');
  });

  it('how many failures fit once the reader stops typing, and not at each letter', async () => {
    const { page, context, goto } = await site.newPage();
    await page.clock.install();
    await goto('/getting-started/troubleshooting');
    const field = page.locator('[data-symptom-finder] textarea');
    const status = page.locator('[data-symptom-finder] [role="status"]');
    const first = page.locator('[data-symptom-finder] ol a').first();
    await field.fill('BUS-OFF');
    await eventually(async () => expect(await status.innerText()).toMatch(/ fit/));
    await status.evaluate((element) => {
      const said: (string | null)[] = [];
      Object.assign(window, { said });
      new MutationObserver(() => said.push(element.textContent)).observe(element, { childList: true, characterData: true, subtree: true });
    });
    const said = (): Promise<string[]> => page.evaluate(() => (window as unknown as { said: string[] }).said);
    await page.clock.pauseAt(Date.now() + 60_000);
    const before = await said();
    await field.fill('');
    await field.pressSequentially('no motor led lights up');
    await eventually(async () => expect(await first.innerText()).toMatch(/LED/));
    expect(await said()).toEqual(before);
    await page.clock.runFor(1000);
    await eventually(async () => expect(await said()).toEqual([...before, expect.stringMatching(/ fit/)]));
    await context.close();
  });

  it.each([
    ['code', '/software/setup/can-setup', 'Copy code', 'Copied'],
    ['an order', '/hardware/bill-of-materials/procuring-components', 'Copy list for MISUMI', 'Copied'],
  ])('that %s was copied', async (_what, address, name, said) => {
    const { page, context, goto } = await site.newPage({ permissions: ['clipboard-read', 'clipboard-write'] });
    await goto(address);
    await page.getByRole('button', { name, exact: true }).filter({ visible: true }).first().click();
    await eventually(async () => expect(await told(page, 'alert')).toHaveLength(1));
    expect(await page.getByRole('alert').innerText()).toBe(said);
    await context.close();
  });

  it('a result of the search with its heading first', async () => {
    const { page, goto } = await site.cleanPage();
    await goto('/software/can');
    await page.keyboard.press('/');
    await page.waitForSelector('#docsearch-input');
    await page.keyboard.type('send id receive id');
    await eventually(async () => {
      const options = await told(page, 'option');
      expect(options.filter((name) => /^option: Step 1: set the motor IDs: Give each motor/.test(name)).length).toBeGreaterThan(0);
    });
  });
});
