import { readFileSync } from 'node:fs';
import { eventually } from './eventually';
import { openSiteForTests } from './openSiteForTests';
import type { OpenSite, SitePage } from './site';

let site: OpenSite;
let at: SitePage;

openSiteForTests((opened) => (site = opened));

describe('without JavaScript', () => {
  it('shows text, navigation and every alternative', async () => {
    at = await site.cleanPage({ javaScriptEnabled: false });
    await at.goto('/software/setup/motor-config');
    expect(await at.page.locator('h1').isVisible()).toBe(true);
    expect(await at.page.locator('[data-section-sidebar] a').count()).toBeGreaterThan(5);
    const panels = at.page.locator('.alternative');
    expect(await panels.count()).toBeGreaterThan(2);
    for (const panel of await panels.all()) expect(await panel.isVisible()).toBe(true);
    expect(await at.page.locator('.choice-shown').first().isVisible()).toBe(true);
    for (const dead of ['[data-colour-mode-switch]', '#choice fieldset', '.choice-change', '.choice-other'])
      expect([dead, await at.page.locator(dead).first().isVisible()]).toEqual([dead, false]);
  });

  it('has the guides as a table where progress would stand, and no buttons that show one step at a time', async () => {
    at = await site.cleanPage({ javaScriptEnabled: false });
    await at.goto('/hardware/progress');
    expect(await at.page.locator('[data-build-tracker] table a[href$="/j4-j5-sub-assembly"]').first().isVisible()).toBe(true);
    await at.goto('/software/setup/motor-id?step=connect-can');
    expect(await at.page.locator('h1').isVisible()).toBe(true);
    for (const start of await at.page.locator('[data-start-steps]').all()) expect(await start.isVisible()).toBe(false);
  });

  it.each([
    ['/software/can-bench', 'The bench needs JavaScript.', 'main img[src*="frame"]'],
    ['/hardware/explorer', 'This tool needs JavaScript.', 'main:has-text("Both arms in the two-arm model") figure img'],
    ['/simulation/mujoco', 'This tool needs JavaScript.', 'main [data-simulation] a[download]'],
    ['/software/controls', 'This tool needs JavaScript.', 'main table:has-text("28.1")'],
    ['/getting-started/troubleshooting', 'Searching the symptoms by words needs JavaScript. All of them are listed below.', '#bus-off'],
    [
      '/getting-started/offline',
      'Keeping the site needs JavaScript. Print the pages you need, or save their Markdown files instead.',
      'main h2',
    ],
  ])('says on %s where a tool would stand, shows what says the same, and nothing that does nothing', async (address, words, instead) => {
    at = await site.cleanPage({ javaScriptEnabled: false });
    await at.goto(address);
    expect(await at.page.getByText(words, { exact: true }).isVisible()).toBe(true);
    expect(await at.page.locator(instead).first().isVisible()).toBe(true);
    expect(await at.page.locator('main :is(button, input, select, textarea):visible').count()).toBe(0);
  });

  it('offers the file of the scene of the simulation', async () => {
    at = await site.cleanPage({ javaScriptEnabled: false });
    await at.goto('/simulation/mujoco');
    const [download] = await Promise.all([at.page.waitForEvent('download'), at.page.click('[data-simulation] a[download]')]);
    expect(download.suggestedFilename()).toBe('openarm_v1_cubes.xml');
    expect(readFileSync(await download.path(), 'utf8')).toContain('<mujoco model="openarm_v1">');
  });

  it('is written in the typeface of the site', async () => {
    at = await site.cleanPage({ javaScriptEnabled: false });
    const fonts: string[] = [];
    at.page.on('request', (request) => void (request.resourceType() === 'font' && fonts.push(new URL(request.url()).pathname)));
    await at.goto('/getting-started/project-overview');
    await eventually(() => expect(fonts.filter((path) => /\/text-/.test(path))).toHaveLength(1));
  });

  it('opens collapsed sections', async () => {
    at = await site.cleanPage({ javaScriptEnabled: false });
    await at.goto('/software/can');
    const closed = at.page.locator('[data-section-sidebar] details:not([open])').first();
    const label = await closed.locator('summary').innerText();
    await closed.locator('summary').click();
    await at.page.waitForSelector(`[data-section-sidebar] details[open] > summary:has-text("${label}")`);
  });

  it('follows links to other pages', async () => {
    at = await site.cleanPage({ javaScriptEnabled: false });
    await at.goto('/');
    await at.page.click('a[rel="next"]');
    await eventually(() => expect(new URL(at.page.url()).pathname).toBe('/getting-started/project-overview'));
  });

  it('has the pages of the section below the text on a narrow screen', async () => {
    at = await site.cleanPage({ javaScriptEnabled: false, viewport: { width: 360, height: 780 } });
    await at.goto('/software/can');
    expect(await at.page.locator('[data-section-sidebar]').isVisible()).toBe(true);
    expect(await at.page.locator('[data-menu-button]').isVisible()).toBe(false);
    expect(await at.page.locator('[data-sections]').isVisible()).toBe(true);
  });

  it.each([320, 360, 412, 600])('has all sections beside each other, none over another, %i px wide', async (width) => {
    at = await site.cleanPage({ javaScriptEnabled: false, viewport: { width, height: 780 } });
    await at.goto('/getting-started/project-overview');
    const boxes = await Promise.all((await at.page.locator('header a:visible').all()).map((link) => link.boundingBox()));
    const overprinted = boxes.filter((box, index) =>
      boxes.some((other, place) => {
        if (!box || !other || place <= index) return false;
        const across = Math.min(box.x + box.width, other.x + other.width) - Math.max(box.x, other.x);
        return across > 1 && Math.min(box.y + box.height, other.y + other.height) - Math.max(box.y, other.y) > 1;
      }),
    );
    expect(boxes.length).toBeGreaterThan(6);
    expect(overprinted).toEqual([]);
    for (const box of boxes) expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width);
  });
});
