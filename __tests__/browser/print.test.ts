import { openSite } from './site';
import type { OpenSite } from './site';

let site: OpenSite;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

describe('on paper', () => {
  it('shows the text in black on white, every alternative, and no navigation', async () => {
    const { page, context, goto } = await site.newPage();
    await goto('/software/setup/can-setup');
    await page.click('[data-colour-mode-switch]');
    await page.emulateMedia({ media: 'print' });
    for (const selector of ['header[data-hidden]', '[data-section-sidebar]', '[data-toc]', 'a[rel="next"]']) {
      expect({ selector, visible: await page.locator(selector).first().isVisible() }).toEqual({ selector, visible: false });
    }
    const colours = await page.evaluate(() => {
      const { color, backgroundColor } = getComputedStyle(document.body);
      return { color, backgroundColor };
    });
    expect(colours).toEqual({ color: 'rgb(0, 0, 0)', backgroundColor: 'rgb(255, 255, 255)' });
    for (const panel of await page.locator('[role="tabpanel"]').all()) expect(await panel.isVisible()).toBe(true);
    await context.close();
  });
});
