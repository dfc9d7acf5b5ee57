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
  it('still searches, and goes to other pages and back', async () => {
    await opened('/software/protocol', way);
    await at.page.keyboard.press('Control+k');
    const field = at.page.locator('#docsearch-input');
    for (const query of ['motor', 'zzzqqq', 'motor id', '', 'can']) {
      await field.fill(query);
      await framesPass(at.page);
      await wrapTexts(at.page, way);
    }
    expect(await at.page.locator('dialog[open]').innerText()).not.toContain('Failed to execute');
    await at.page.keyboard.press('Escape');
    await at.page.click('header nav a[href="/purchase/"]');
    await eventually(async () => expect(await at.page.locator('h1').innerText()).toBe('Buy a Twig'));
    await wrapTexts(at.page, way);
    await at.page.goBack();
    await eventually(async () => expect(await at.page.locator('h1').innerText()).toBe('Serial protocol'));
    expect(await crashed()).toBe(0);
    expect(at.errors).toEqual([]);
  });

  it('says what it said before when its original is shown again', async () => {
    await at.goto('/software/protocol');
    const texts = () => at.page.locator('article p').allTextContents();
    const said = await texts();
    await opened('/software/protocol', way);
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
    await at.goto('/getting-started/troubleshooting');
    await untilSurvives(at.page);
    const finder = at.page.locator('[data-symptom-finder]');
    for (const [index, id] of ['serial-bad-checksum', 'serial-no-port'].entries()) {
      await markHalves(at.page, index === 0);
      await finder
        .locator('textarea')
        .fill(id === 'serial-no-port' ? 'twigctl: no such port: /dev/ttyUSB0' : 'twigctl: bad checksum in frame 17');
      await eventually(async () =>
        expect(await finder.locator('ol a').first().getAttribute('href')).toBe(`/getting-started/troubleshooting/serial-port#${id}`),
      );
    }
    // The number of entries is said once the reader has stopped typing.
    await eventually(async () => expect(await finder.locator('[role="status"]').allTextContents()).toContain('1 entry fits.'));
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
    await at.page.click('header nav a[href="/purchase/"]');
    await eventually(async () => expect(await at.page.locator('h1').innerText()).toBe('Buy a Twig'));
    expect(await crashed()).toBe(0);
    expect(at.errors).toEqual([]);
  });
});
