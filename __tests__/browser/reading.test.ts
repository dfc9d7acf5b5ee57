import { eventually } from './eventually';
import { newPageForEachTest } from './newPageForEachTest';
import type { OpenSite, SitePage } from './site';

let site: OpenSite;
let at: SitePage;

newPageForEachTest((given) => ({ site, opened: at } = given));

describe('the text', () => {
  it('never leaves the arrow of a link that leads away alone on a line, however narrow the column is', async () => {
    await at.goto('/software/');
    const link = at.page.locator('main a.external').first();
    const alone = await link.evaluate((element) => {
      const column = document.createElement('div');
      // As in a table, where a word is not broken.
      column.style.cssText = 'position: absolute; overflow-wrap: normal; font-size: 1rem';
      const copy = element.cloneNode(true) as Element; // a clone of an element is one
      copy.firstChild!.textContent = 'word';
      column.append(copy);
      document.body.append(column);
      const whole = copy.getBoundingClientRect().width;
      const word = document.createRange();
      word.selectNodeContents(copy.firstChild!);
      const arrow = whole - word.getBoundingClientRect().width;
      const lines = Array.from({ length: Math.ceil(whole) + 1 }, (_, less) => {
        column.style.width = `${Math.ceil(whole) - less}px`;
        return [...copy.getClientRects()].filter(({ width }) => width > 1).length;
      });
      column.remove();
      return { hasArrow: arrow > 4, lines: Math.max(...lines) };
    });
    expect(alone).toEqual({ hasArrow: true, lines: 1 });
  });

  it('copies the commands of a console block without prompts and output', async () => {
    await at.context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: site.origin });
    await at.goto('/software/setup');
    const block = at.page.locator('figure[data-language="console"]:visible', { has: at.page.locator('.output') }).first();
    await block.locator('button[aria-label="Copy code"]').click();
    await block.locator('button[aria-label="Copied"]').waitFor();
    const copied = await at.page.evaluate(() => navigator.clipboard.readText());
    const commands = await block.locator('.command').allInnerTexts();
    expect(copied).toBe(commands.map((command) => command.replace(/^\$ /, '')).join('\n'));
    expect(copied).not.toContain('$ ');
  });

  it('leaves the signs of headings, and what is said of links that lead away, out of a text that a reader copies', async () => {
    await at.context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: site.origin });
    await at.goto('/hardware/parts');
    await at.page.evaluate(() => {
      const article = document.querySelector('article');
      if (article) getSelection()?.selectAllChildren(article);
    });
    await at.page.keyboard.press('Control+c');
    let copied = '';
    await eventually(async () => {
      copied = await at.page.evaluate(() => navigator.clipboard.readText());
      expect(copied).toContain('base plate');
    });
    expect(copied).toContain('Lathe & Co\t');
    expect(copied).not.toContain('opens in a new tab');
    expect(copied).not.toMatch(/#$/m);
  });

  it('copies a formula as TeX, among the lines of the text around it', async () => {
    await at.context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: site.origin });
    await at.goto('/software/protocol');
    const tex = await at.page.evaluate(() => {
      const block = document.querySelector('.formula-block');
      const [before, after] = [block?.parentElement?.previousElementSibling ?? block?.previousElementSibling, block];
      const selection = getSelection();
      if (!before || !after || !selection) throw new Error('There is no text before a formula.');
      selection.setBaseAndExtent(before, 0, after, after.childNodes.length);
      return after.querySelector('annotation')?.textContent ?? '';
    });
    expect(tex).not.toBe('');
    let lines: string[] = [];
    // The code for it arrives after the page.
    await eventually(async () => {
      await at.page.keyboard.press('Control+c');
      const copied = await at.page.evaluate(() => navigator.clipboard.readText());
      lines = copied.split('\n').map((line) => line.trim());
      expect(lines).toContain(`$${tex}$`);
    });
    expect(lines.filter((line) => line !== '').length).toBeGreaterThan(1);

    await at.page.keyboard.press('Control+a');
    await at.page.keyboard.press('Control+c');
    const whole = await at.page.evaluate(() => navigator.clipboard.readText());
    expect(whole).toContain(`$${tex}$`);
    expect(whole).toContain(await at.page.locator('h1').innerText());
  });
});

describe('the table of all build guides on a phone', () => {
  it('shows each guide as a block: its name, and below it what is known of it, each with the words of its column', async () => {
    await at.page.setViewportSize({ width: 360, height: 740 });
    await at.goto('/hardware/progress');
    // Above it, the reader's progress shows the same table until its own code has arrived.
    const rows = at.page
      .locator('.scroll-table:not([data-build-tracker] *)', { has: at.page.locator('[data-heading]') })
      .locator('tbody tr');
    const guides = await rows.evaluateAll((all) =>
      all.map(({ children: [name, ...cells] }) => ({
        isBlock:
          name &&
          getComputedStyle(name).position === 'static' &&
          name.getBoundingClientRect().right <= cells[0]!.getBoundingClientRect().right,
        isBold: name && getComputedStyle(name).fontWeight > getComputedStyle(cells[0]!).fontWeight,
        words: cells.map((cell) => getComputedStyle(cell, '::before').content),
        cut: cells.filter((cell) => cell.scrollWidth > cell.clientWidth).length,
      })),
    );
    const words = ['Needs finished', 'Steps', 'Screws', 'Keys and tools'].map((heading) => `"${heading}: "`);
    expect(guides.length).toBe(2);
    for (const guide of guides) expect(guide).toEqual({ isBlock: true, isBold: true, words, cut: 0 });
  });
});

describe('a wide table on a phone', () => {
  it('keeps its first column in view while it scrolls, and has one ground in an admonition, too: that of this column', async () => {
    await at.page.setViewportSize({ width: 360, height: 740 });
    await at.goto('/hardware/');
    const table = at.page.locator('.admonition .scroll-table').first();
    const ground = (selector: string) =>
      table
        .locator(selector)
        .first()
        .evaluate((element) => getComputedStyle(element).backgroundColor);
    expect(await table.evaluate((element) => getComputedStyle(element).backgroundColor)).toBe(await ground('tbody th'));
    // And that column stays in view.
    const first = at.page.locator('.scroll-table').first();
    await first.scrollIntoViewIfNeeded();
    const lefts = () =>
      first.locator('tbody tr > :first-child').evaluateAll((cells) => cells.map((cell) => cell.getBoundingClientRect().left));
    const before = await lefts();
    expect(await first.evaluate((each) => (each.scrollLeft = 200))).toBe(200);
    expect(await first.evaluate((each) => each.scrollLeft)).toBeGreaterThan(50);
    expect(await lefts()).toEqual(before);
  });
});

it('a sidebar higher than the window shows its current entry, and the page stays at its top', async () => {
  const at = await site.newPage({ viewport: { width: 1350, height: 300 } });
  await at.goto('/getting-started/offline');
  const entry = at.page.locator('[data-section-sidebar] a[aria-current="page"]');
  await eventually(async () => {
    const { y = NaN, height = NaN } = (await entry.boundingBox()) ?? {};
    expect(y + height).toBeLessThanOrEqual(300);
  });
  expect(await at.page.evaluate(() => window.scrollY)).toBe(0);
});

describe('a folded section', () => {
  it('opens for words that the browser looks for in it, and for its anchor without JavaScript, which are then in view', async () => {
    const small = { viewport: { width: 320, height: 300 } };
    const route = '/getting-started/troubleshooting/';
    for (const [place, words, javaScriptEnabled] of [
      ['power#:~:text=Push%20the%20plug', 'Push the plug in until it clicks', true],
      ['power#:~:text=Push%20the%20plug', 'Push the plug in until it clicks', false],
      ['motion#motion-shakes', 'The arm shakes at rest', false],
    ] as const) {
      const at = await site.newPage({ ...small, javaScriptEnabled });
      await at.page.goto(`${site.origin}${route}${place}`);
      const found = at.page.locator('main details').getByText(words).last();
      await eventually(async () => {
        const { y = NaN } = (await found.boundingBox()) ?? {};
        expect([place, y > 0, y < 300]).toEqual([place, true, true]);
      });
    }
  });
});
