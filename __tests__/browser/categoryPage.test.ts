import { hold } from './hold';
import { cleanPageForEachTest } from './cleanPageForEachTest';
import { hydrated } from './site';
import type { SitePage } from './site';

let at: SitePage;
let origin: string;

cleanPageForEachTest(({ site, opened }) => {
  at = opened;
  origin = site.origin;
});

describe('the page of a category', () => {
  it('shows a drawing, and every page of the section with its sentence', async () => {
    await at.goto('/category/hardware');
    expect(await at.page.locator('main article figure img').evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    const headings = await at.page.locator('main article h2').allInnerTexts();
    expect(headings).toEqual(['Specifications', 'Bill of materials', 'Assembly guide', 'Wiring and casing guide']);
    const cards = at.page.locator('main article a:has(> strong):not(nav a)');
    const inSidebar = await at.page
      .locator('[data-section-sidebar] a[href^="/hardware/"]')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    expect(inSidebar.length).toBeGreaterThan(0);
    expect(await cards.evaluateAll((links) => links.map((link) => link.getAttribute('href')))).toEqual(expect.arrayContaining(inSidebar));
    for (const card of await cards.all()) expect((await card.innerText()).split('\n').length).toBeGreaterThan(1);
  });

  it('keeps the room of its drawing until the drawing is there', async () => {
    const drawings = hold();
    await at.page.route('**/*.svg', drawings.handler);
    await at.page.goto(`${origin}/category/hardware`, { waitUntil: 'commit' });
    await hydrated(at.page);
    const place = () =>
      at.page
        .locator('main article h2')
        .first()
        .evaluate((heading) => heading.getBoundingClientRect().y);
    const before = await place();
    drawings.release();
    await at.page.waitForFunction(() => document.querySelector<HTMLImageElement>('main figure img')?.naturalWidth);
    expect(await place()).toBe(before);
  });
});
