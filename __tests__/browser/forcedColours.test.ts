import { cleanPageForEachTest } from './cleanPageForEachTest';
import type { SitePage } from './site';

let at: SitePage;

cleanPageForEachTest((given) => (at = given.opened), { forcedColors: 'active' });

const styleOf = (selector: string, property: 'backgroundColor' | 'outlineStyle' | 'borderTopColor' | 'borderBottomColor') =>
  at.page
    .locator(selector)
    .first()
    .evaluate((element, name) => getComputedStyle(element)[name], property);

describe('where the reader’s own colours are forced', () => {
  it('the page in the sidebar, and the section and page of the results are filled', async () => {
    await at.goto('/software/can');
    const sidebar = '[data-section-sidebar] a';
    expect(await styleOf(`${sidebar}[aria-current]`, 'backgroundColor')).not.toBe(
      await styleOf(`${sidebar}:not([aria-current])`, 'backgroundColor'),
    );
    await at.goto('/search?q=motor');
    await at.page.waitForSelector('[data-result]');
    for (const name of ['Filter by section', 'Pages of results']) {
      const link = `nav[aria-label="${name}"] a`;
      expect({ name, fill: await styleOf(`${link}[aria-current]`, 'backgroundColor') }).not.toEqual({
        name,
        fill: await styleOf(`${link}:not([aria-current])`, 'backgroundColor'),
      });
    }
  });

  it('icons of a table of parts have the colour of its text, also where that is light and the page is not dark', async () => {
    await at.page.emulateMedia({ colorScheme: 'dark' });
    await at.goto('/hardware/bill-of-materials/electrical');
    const colour = (selector: string) =>
      at.page
        .locator(selector)
        .first()
        .evaluate((element) => getComputedStyle(element).color);
    expect(await colour('tbody .part svg')).toBe(await colour('tbody .part'));
    await at.page.emulateMedia({ colorScheme: null });
  });

  it('code in a sentence has an edge, and so has what a link has led to', async () => {
    await at.goto('/software/can#which-version-has-what');
    expect(await styleOf('article p > code', 'outlineStyle')).toBe('solid');
    await at.goto('/hardware/bill-of-materials/electrical');
    const row = await at.page.locator('tbody tr[id]').first().getAttribute('id');
    await at.page.evaluate((id) => (location.hash = id ?? ''), row);
    expect(await styleOf('tr:target', 'outlineStyle')).toBe('solid');
  });

  it('what the tools draw has the reader’s colour, and stands on the reader’s ground', async () => {
    // The page's mode stays light where the reader's own colours are light on dark.
    await at.page.emulateMedia({ colorScheme: 'dark' });
    await at.goto('/software/controls?gains.pose=forward');
    const arm = 'main svg:has(.grip)';
    await at.page.waitForSelector(arm);
    expect(await styleOf(arm, 'backgroundColor')).toBe(await styleOf('body', 'backgroundColor'));
    const states = ['(1.0) can0 012#128000', '(2.0) can0 012#128100'].map((line) => `${line}7FF7FF1E1C`).join('\n');
    await at.goto(`/software/can-bench?bench.frames=${encodeURIComponent(states)}`);
    const plot = '[data-can-bench] figure svg text';
    await at.page.waitForSelector(plot);
    const fill = (selector: string) =>
      at.page
        .locator(selector)
        .first()
        .evaluate((element) => getComputedStyle(element).fill);
    expect(await fill(plot)).toBe(await at.page.locator('body').evaluate((element) => getComputedStyle(element).color));
    await at.page.emulateMedia({ colorScheme: null });
  });
});
