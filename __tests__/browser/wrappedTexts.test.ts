import { newPageForEachTest } from './newPageForEachTest';
import { framesPass } from './atRest';
import { eventually } from './eventually';
import type { SitePage } from './site';
import { markHalves, untilSurvives, wrapTexts, wrappings } from './wrapTexts';
import type { Wrapping } from './wrapTexts';

let at: SitePage;

newPageForEachTest((given) => ({ opened: at } = given), { permissions: ['clipboard-read', 'clipboard-write'] });

/** Opens a page, waits until the code that looks after its texts is there, and wraps them. */
async function opened(path: string, way: Wrapping): Promise<void> {
  await at.goto(path);
  await untilSurvives(at.page);
  await wrapTexts(at.page, way);
}

const crashed = () => at.page.getByText(/crashed|Failed to execute/).count();

describe.each(wrappings)('a page whose texts others put into a %s', (way) => {
  it('still reads frames on the bench, and says what is true now', async () => {
    await opened('/software/can-bench', way);
    const bench = at.page.locator('[data-can-bench]');
    const status = bench.locator('[role="tabpanel"] p[role="status"]').first();
    await bench.locator('textarea').fill('011#1183277FF7FF191A');
    await eventually(async () => expect(await status.innerText()).toContain('1 frame.'));
    await wrapTexts(at.page, way);
    await bench.locator('textarea').fill('011#1183277FF7FF191A\n012#1283277FF7FF191A\nno frame');
    await eventually(async () => expect(await status.innerText()).toMatch(/^2 frames. 1 line could not be read/));
    expect(await crashed()).toBe(0);
    expect(at.errors).toEqual([]);
  });

  it('still searches, and goes to other pages and back', async () => {
    await opened('/software/can', way);
    await at.page.keyboard.press('Control+k');
    const field = at.page.locator('#docsearch-input');
    for (const query of ['motor', 'zzzqqq', 'motor id', '', 'can']) {
      await field.fill(query);
      await framesPass(at.page);
      await wrapTexts(at.page, way);
    }
    expect(await at.page.locator('dialog[open]').innerText()).not.toContain('Failed to execute');
    await at.page.keyboard.press('Escape');
    await at.page.click('header nav a[href="/teleop/"]');
    await eventually(async () => expect(await at.page.locator('h1').innerText()).toBe('Leader-follower teleoperation'));
    await wrapTexts(at.page, way);
    await at.page.goBack();
    await eventually(async () => expect(await at.page.locator('h1').innerText()).toBe('CAN library'));
    expect(await crashed()).toBe(0);
    expect(at.errors).toEqual([]);
  });

  it('says what it said before when its original is shown again', async () => {
    await at.goto('/software/can');
    const texts = () => at.page.locator('article p').allTextContents();
    const said = await texts();
    await opened('/software/can', way);
    expect(await at.page.locator('article p').nth(1).innerText()).toMatch(/^»/);
    await at.page.evaluate(() => {
      for (const wrapped of document.querySelectorAll('.wrapped:not(.wrapped > .wrapped)'))
        wrapped.replaceWith((wrapped.textContent ?? '').replace('»', ''));
    });
    await eventually(async () => expect(await texts()).toEqual(said));
  });
});

describe('a page on which a highlighter splits texts, and joins them again', () => {
  it('says what is true now, in its tools and in search', async () => {
    await at.goto('/software/can-bench');
    await untilSurvives(at.page);
    const bench = at.page.locator('[data-can-bench]');
    const status = bench.locator('[role="tabpanel"] p[role="status"]').first();
    const frames = ['011#1183277FF7FF191A', '012#1283277FF7FF191A', '013#1383277FF7FF191A', '014#1483277FF7FF191A'];
    for (const [index, marks] of [true, true, false, false].entries()) {
      await markHalves(at.page, marks);
      await bench.locator('textarea').fill(frames.slice(0, index + 1).join('\n'));
      await eventually(async () =>
        expect(await status.innerText()).toMatch(new RegExp(`^${index + 1} frames?\\.( The lines have no times\\.)?$`)),
      );
    }
    const said = await at.page.locator('article p').allTextContents();
    await markHalves(at.page, true);
    expect(await at.page.locator('article p').allTextContents()).toEqual(said);
    await at.page.keyboard.press('Control+k');
    for (const [index, query] of ['motor', 'zzzqqq', 'motor id', 'can'].entries()) {
      await at.page.locator('#docsearch-input').fill(query);
      await framesPass(at.page);
      await markHalves(at.page, index % 2 === 0);
    }
    await at.page.keyboard.press('Escape');
    await at.page.click('header nav a[href="/teleop/"]');
    await eventually(async () => expect(await at.page.locator('h1').innerText()).toBe('Leader-follower teleoperation'));
    expect(await crashed()).toBe(0);
    expect(at.errors).toEqual([]);
  });
});
