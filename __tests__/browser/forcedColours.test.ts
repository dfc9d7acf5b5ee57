import { newPageForEachTest } from './newPageForEachTest';
import type { SitePage } from './site';

let at: SitePage;

newPageForEachTest((given) => (at = given.opened), { forcedColors: 'active' });

const styleOf = (selector: string, property: 'backgroundColor' | 'outlineStyle' | 'borderTopColor' | 'borderBottomColor') =>
  at.page
    .locator(selector)
    .first()
    .evaluate((element, name) => getComputedStyle(element)[name], property);

describe('where the reader’s own colours are forced', () => {
  it('the page in the sidebar, and the section and page of the results are filled', async () => {
    await at.goto('/software/protocol');
    const icons = at.page.locator('header :is(a, button) svg').filter({ visible: true });
    const colours = await icons.evaluateAll((all) => all.map((icon) => getComputedStyle(icon).color));
    expect(colours.length).toBeGreaterThan(1);
    expect(new Set(colours).size).toBe(1);
    const sidebar = '[data-section-sidebar] a';
    expect(await styleOf(`${sidebar}[aria-current]`, 'backgroundColor')).not.toBe(
      await styleOf(`${sidebar}:not([aria-current])`, 'backgroundColor'),
    );
    await at.goto('/search?q=servo');
    await at.page.waitForSelector('[data-result]');
    for (const name of ['Filter by section', 'Pages of results']) {
      const link = `nav[aria-label="${name}"] a`;
      expect({ name, fill: await styleOf(`${link}[aria-current]`, 'backgroundColor') }).not.toEqual({
        name,
        fill: await styleOf(`${link}:not([aria-current])`, 'backgroundColor'),
      });
    }
  });

  it('code in a sentence has an edge, and so has what a link has led to', async () => {
    await at.goto('/software/protocol#versions');
    expect(await styleOf('article p > code', 'outlineStyle')).toBe('solid');
    await at.goto('/hardware/parts');
    const row = await at.page.locator('tbody tr[id]').first().getAttribute('id');
    await at.page.evaluate((id) => (location.hash = id ?? ''), row);
    expect(await styleOf('tr:target', 'outlineStyle')).toBe('solid');
  });
});
