import { eventually } from './eventually';
import { openSiteForTests } from './openSiteForTests';
import type { OpenSite, SitePage } from './site';

let site: OpenSite;
let at: SitePage;

openSiteForTests((opened) => (site = opened));

describe('without JavaScript', () => {
  it('shows text, navigation and every alternative', async () => {
    at = await site.newPage({ javaScriptEnabled: false });
    await at.goto('/software/setup');
    expect(await at.page.locator('h1').isVisible()).toBe(true);
    expect(await at.page.locator('[data-section-sidebar] a').count()).toBeGreaterThan(2);
    const panels = at.page.locator('.alternative');
    expect(await panels.count()).toBeGreaterThan(2);
    for (const panel of await panels.all()) expect(await panel.isVisible()).toBe(true);
    expect(await at.page.locator('.choice-shown').first().isVisible()).toBe(true);
    for (const dead of ['[data-colour-mode-switch]', '#choice fieldset', '.choice-change', '.choice-other'])
      expect([dead, await at.page.locator(dead).first().isVisible()]).toEqual([dead, false]);
  });

  it('shows the card that leads to a section which has moved, and with JavaScript the section', async () => {
    at = await site.newPage({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } });
    await at.page.goto(`${site.origin}/#connect-the-board`);
    const card = at.page.locator('a:has(#connect-the-board)');
    await eventually(async () => expect(((await card.boundingBox())?.y ?? NaN) < 700).toBe(true));
    await card.click();
    await at.page.waitForURL('**/software/setup');
    at = await site.newPage();
    await at.page.goto(`${site.origin}/#connect-the-board`);
    await at.page.waitForURL('**/software/setup#connect-the-board');
    expect(at.errors).toEqual([]);
  });

  it.each([
    [
      '/getting-started/troubleshooting',
      'Searching the symptoms by words needs JavaScript. All of them are listed below.',
      '[data-area] > summary',
    ],
    [
      '/getting-started/offline',
      'Keeping the site needs JavaScript. Print the pages you need, or save their Markdown files instead.',
      'main h1',
    ],
  ])('says on %s where a tool would stand, shows what says the same, and nothing that does nothing', async (address, words, instead) => {
    at = await site.newPage({ javaScriptEnabled: false });
    await at.goto(address);
    expect(await at.page.getByText(words, { exact: true }).isVisible()).toBe(true);
    expect(await at.page.locator(instead).first().isVisible()).toBe(true);
    expect(await at.page.locator('main :is(button, input, select, textarea):visible').count()).toBe(0);
  });

  it.each(['/hardware/build/arm', '/software/setup', '/search', '/no-such-page', '/getting-started/offline'])(
    'has on %s no control that does nothing, no room for one, and no link to a search',
    async (address) => {
      at = await site.newPage({ javaScriptEnabled: false });
      await at.goto(address);
      const main = at.page.locator('main');
      expect(await main.locator(':is(button, input, select, textarea):visible').count()).toBe(0);
      expect(await main.locator('a[href*="/search?"]:visible').count()).toBe(0);
      const reserved = await main.locator('*').evaluateAll((all) =>
        all
          .filter((element) => {
            const { visibility, minHeight } = getComputedStyle(element);
            const isEmpty =
              minHeight !== '0px' && element.childElementCount === 0 && element.textContent === '' && element.localName !== 'img';
            return element.checkVisibility() && (visibility === 'hidden' || isEmpty) && element.getBoundingClientRect().height > 1;
          })
          .map(({ outerHTML }) => outerHTML.slice(0, 100)),
      );
      expect(reserved).toEqual([]);
    },
  );

  it('has the pages of the section below the text on a narrow screen', async () => {
    at = await site.newPage({ javaScriptEnabled: false, viewport: { width: 360, height: 780 } });
    await at.goto('/software/protocol');
    // Nothing covers the breadcrumbs.
    await at.page.locator('nav[aria-label="Breadcrumbs"] a').first().click({ trial: true, timeout: 5000 });
    expect(await at.page.locator('[data-section-sidebar]').isVisible()).toBe(true);
    expect(await at.page.locator('[data-menu-button]').isVisible()).toBe(false);
    expect(await at.page.locator('[data-sections]').isVisible()).toBe(true);
  });

  it.each([320, 360, 412, 600])('has all sections beside each other, none over another, %i px wide', async (width) => {
    at = await site.newPage({ javaScriptEnabled: false, viewport: { width, height: 780 } });
    await at.goto('/getting-started/faq');
    const boxes = await Promise.all((await at.page.locator('header a:visible').all()).map((link) => link.boundingBox()));
    const overprinted = boxes.filter((box, index) =>
      boxes.some((other, place) => {
        if (!box || !other || place <= index) return false;
        const across = Math.min(box.x + box.width, other.x + other.width) - Math.max(box.x, other.x);
        return across > 1 && Math.min(box.y + box.height, other.y + other.height) - Math.max(box.y, other.y) > 1;
      }),
    );
    expect(boxes.length).toBeGreaterThan(4);
    expect(overprinted).toEqual([]);
    for (const box of boxes) expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width);
  });
});
