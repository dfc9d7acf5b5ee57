import { newPageForEachTest } from './newPageForEachTest';
import type { SitePage } from './site';

let at: SitePage;

newPageForEachTest(({ opened }) => {
  at = opened;
});

describe('the page of a category', () => {
  it('shows a drawing, and every page of the section with its sentence', async () => {
    await at.goto('/category/hardware');
    expect(await at.page.locator('main article figure img').evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    const headings = await at.page.locator('main article h2').allInnerTexts();
    expect(headings).toEqual(['Specifications', 'Bill of materials', 'Assembly guide', 'Wiring and casing guide']);
    const cards = at.page.locator('main article section a:has(> strong)');
    const inSidebar = await at.page
      .locator('[data-section-sidebar] a[href^="/hardware/"]')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    expect(inSidebar.length).toBeGreaterThan(0);
    expect(await cards.evaluateAll((links) => links.map((link) => link.getAttribute('href')))).toEqual(expect.arrayContaining(inSidebar));
    for (const card of await cards.all()) expect((await card.innerText()).split('\n').length).toBeGreaterThan(1);
  });
});
