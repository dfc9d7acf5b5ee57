import type { Page } from 'playwright-core';
import { atRest } from './atRest';
import { eventually } from './eventually';
import { openSiteForTests } from './openSiteForTests';
import type { OpenSite } from './site';

/** The accessibility tree. */
async function treeOf(page: Page) {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  await session.detach();
  return nodes;
}

const lineOf = ({ role, name }: Awaited<ReturnType<typeof treeOf>>[number]): string => `${role?.value}: ${name?.value ?? ''}`;

/** `role: name` of every node in the accessibility tree with one of the roles. */
async function told(page: Page, ...roles: readonly string[]): Promise<string[]> {
  const nodes = await treeOf(page);
  return nodes.filter(({ ignored, role }) => !ignored && roles.includes(String(role?.value))).map(lineOf);
}

let site: OpenSite;

openSiteForTests((opened) => (site = opened));

describe('a screen reader is told', () => {
  it('headings as they are written, notes by kind and title, what tabs choose, and landmarks that are few', async () => {
    const { page, goto } = await site.newPage();
    await goto('/software/setup');
    const headings = await told(page, 'heading');
    expect(headings).toEqual(expect.arrayContaining(['heading: Connect the board', 'heading: On this page']));
    expect(headings.filter((name) => /link to|#/i.test(name))).toEqual([]);
    expect(await told(page, 'link')).toContain('link: Link to “Connect the board”');
    expect(await told(page, 'note')).toContain('note: Warning: Stop programs that use the port');
    expect(await told(page, 'group')).toEqual(expect.arrayContaining(['group: Show commands for', 'group: Computer']));
    expect(await told(page, 'region', 'complementary', 'contentinfo', 'banner', 'main')).toEqual(['banner: ', 'main: ', 'contentinfo: ']);
    expect(new Set(await told(page, 'tablist'))).toEqual(new Set(['tablist: Language']));
    expect(await told(page, 'note')).toContain('note: Danger: The arm drops');
  });

  it('what the columns of a table are', async () => {
    const { page, goto } = await site.newPage();
    await goto('/software/protocol');
    // Tables far below the window are laid out when the page has come to rest.
    await atRest(page);
    expect(await told(page, 'group')).toContain('group: Table: Byte, Name, Value, Meaning');
    const columns = await told(page, 'columnheader');
    expect(columns).toContain('columnheader: Value');
    expect(columns).not.toContain('columnheader: ');
  });

  it('how many failures fit once the reader stops typing, and not at each letter', async () => {
    const { page, context, goto } = await site.newPage();
    await page.clock.install();
    await goto('/getting-started/troubleshooting');
    const field = page.locator('[data-symptom-finder] textarea');
    const status = page.locator('[data-symptom-finder] [role="status"]');
    const first = page.locator('[data-symptom-finder] ol a').first();
    await field.fill('asdf qwertz');
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
    await field.pressSequentially('no servo led lights up');
    await eventually(async () => expect(await first.innerText()).toMatch(/LED/));
    expect(await said()).toEqual(before);
    await page.clock.runFor(1000);
    await eventually(async () => expect(await said()).toEqual([...before, expect.stringMatching(/ fit/)]));
    await context.close();
  });

  it('a result of the search with its heading first', async () => {
    const { page, goto } = await site.newPage();
    await goto('/software/protocol');
    await page.keyboard.press('/');
    await page.waitForSelector('#docsearch-input');
    await page.keyboard.type('give a servo its id');
    await eventually(async () => {
      const options = await told(page, 'option');
      expect(options.filter((name) => /^option: .*Give a servo its ID/.test(name)).length).toBeGreaterThan(0);
    });
  });
});
