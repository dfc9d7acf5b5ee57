import { newPageForEachTest } from './newPageForEachTest';
import { eventually } from './eventually';
import type { SitePage } from './site';

let at: SitePage;

newPageForEachTest((given) => ({ opened: at } = given), { permissions: ['clipboard-read', 'clipboard-write'] });

it('a formula is copied as TeX, among the lines of the text around it', async () => {
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
