import { cleanPageForEachTest } from './cleanPageForEachTest';
import { eventually } from './eventually';
import type { SitePage } from './site';

let at: SitePage;

cleanPageForEachTest((given) => ({ opened: at } = given));

/** Does to each text of the page what the translation of Chrome does. Words are not other ones, but have a sign before them. */
async function translate(): Promise<void> {
  await at.page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) {
      const text = walker.currentNode;
      if (text instanceof Text && text.data.trim() !== '' && !text.parentElement?.closest('font, script, style, svg, textarea'))
        texts.push(text);
    }
    for (const text of texts) {
      const inner = document.createElement('font');
      inner.append(`»${text.data}`);
      const outer = document.createElement('font');
      outer.append(inner);
      text.replaceWith(outer);
    }
  });
}

/** Opens a page, waits until the code that looks after translations is there, and translates. */
async function opened(path: string): Promise<void> {
  await at.goto(path);
  await eventually(async () => {
    const probe = await at.page.evaluate(async () => {
      const [box, text, font] = [document.createElement('p'), document.createTextNode('probe'), document.createElement('font')];
      box.append(text);
      document.body.append(box);
      text.replaceWith(font);
      await Promise.resolve();
      const isBack = text.isConnected;
      box.remove();
      return isBack;
    });
    expect(probe).toBe(true);
  });
  await translate();
}

const crashed = () => at.page.getByText(/crashed|Failed to execute/).count();

describe('a page that the browser has translated', () => {
  it('still reads frames on the bench, and says what is true now', async () => {
    await opened('/software/can-bench');
    const bench = at.page.locator('[data-can-bench]');
    const status = bench.locator('[role="tabpanel"] p[role="status"]').first();
    await bench.locator('textarea').fill('011#1183277FF7FF191A');
    await eventually(async () => expect(await status.innerText()).toContain('1 frame.'));
    await translate();
    await bench.locator('textarea').fill('011#1183277FF7FF191A\n012#1283277FF7FF191A\nno frame');
    await eventually(async () => expect(await status.innerText()).toMatch(/^2 frames. 1 line could not be read/));
    expect(await crashed()).toBe(0);
    expect(at.errors).toEqual([]);
  });

  it('still searches, and goes to other pages and back', async () => {
    await opened('/software/can');
    await at.page.keyboard.press('Control+k');
    const field = at.page.locator('dialog[open] input');
    for (const query of ['motor', 'zzzqqq', 'motor id', '', 'can']) {
      await field.fill(query);
      await at.page.waitForTimeout(300);
      await translate();
    }
    expect(await at.page.locator('dialog[open]').innerText()).not.toContain('Failed to execute');
    await at.page.keyboard.press('Escape');
    await at.page.click('header nav a[href="/teleop/"]');
    await eventually(async () => expect(await at.page.locator('h1').innerText()).toBe('Leader-follower teleoperation'));
    await translate();
    await at.page.goBack();
    await eventually(async () => expect(await at.page.locator('h1').innerText()).toBe('CAN library'));
    expect(await crashed()).toBe(0);
    expect(at.errors).toEqual([]);
  });

  it('says what it said before when its original is shown again', async () => {
    await at.goto('/software/can');
    const texts = () => at.page.locator('article p').allTextContents();
    const said = await texts();
    await opened('/software/can');
    expect(await at.page.locator('article p').nth(1).innerText()).toMatch(/^»/);
    await at.page.evaluate(() => {
      for (const font of document.querySelectorAll('font:has(> font)')) font.replaceWith((font.textContent ?? '').slice(1));
    });
    await eventually(async () => expect(await texts()).toEqual(said));
  });
});
