import { atRest } from './atRest';
import { eventually } from './eventually';
import { newPageForEachTest } from './newPageForEachTest';
import { smallTargets } from './smallTargets';
import type { OpenSite, SitePage } from './site';

let site: OpenSite;

newPageForEachTest((given) => ({ site } = given));

const longPage = '/software/protocol';

const bar = ({ page }: SitePage) => page.locator('[data-folded] > details');
const list = (at: SitePage) => bar(at).locator('> ul');
const isOpen = (at: SitePage) => bar(at).evaluate((details: HTMLDetailsElement) => details.open);

/** Upper edge of the bar, the navbar's lower edge, and the height of the window. */
const places = ({ page }: SitePage) =>
  page.evaluate(() => {
    const edges = (selector: string) => document.querySelector(selector)?.getBoundingClientRect();
    return {
      navbar: Math.round(edges('header[data-hidden]')?.bottom ?? NaN),
      top: Math.round(edges('[data-folded] > details')?.top ?? NaN),
      bottom: Math.round(edges('[data-folded] > details')?.bottom ?? NaN),
      window: window.innerHeight,
    };
  });

describe('on a phone, the contents', () => {
  const viewport = { width: 360, height: 740 };
  let at: SitePage;
  beforeEach(async () => {
    at = await site.newPage({ viewport, hasTouch: true, isMobile: true });
    await at.goto(longPage);
    await atRest(at.page);
  });
  const scrollDown = async (): Promise<void> => {
    await at.page.evaluate(() => window.scrollTo(0, 4000));
    await eventually(async () => {
      const { top, navbar } = await places(at);
      expect(Math.abs(top - navbar)).toBeLessThanOrEqual(1);
    });
  };

  it('stay below the navbar once the title is out of view, name the section, open over the text, and close again', async () => {
    expect(await bar(at).isVisible()).toBe(false);
    await scrollDown();
    await bar(at).waitFor({ state: 'visible' });
    const sections = await list(at).locator('a').allTextContents();
    await eventually(async () => {
      const section = await bar(at).locator('summary > span').innerText();
      expect(sections).toContain(section);
    });

    // They open without moving the text, inside the window, and lead below themselves.
    const textAt = () => at.page.locator('article h2').last().boundingBox();
    const before = await textAt();
    await bar(at).locator('summary').tap();
    await eventually(async () => expect(await isOpen(at)).toBe(true));
    expect(await textAt()).toEqual(before);
    const box = await list(at).boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? Infinity)).toBeLessThanOrEqual(viewport.height);
    expect(await smallTargets(at.page)).toEqual([]);
    const link = list(at).locator('a').nth(1);
    const id = (await link.getAttribute('href'))?.slice(1) ?? '';
    await link.tap();
    await eventually(async () => expect(await isOpen(at)).toBe(false));
    await eventually(async () => {
      const heading = (await at.page.locator(`[id="${id}"]`).boundingBox())?.y ?? NaN;
      const { bottom, window: end } = await places(at);
      expect(heading).toBeGreaterThanOrEqual(bottom);
      expect(heading).toBeLessThan(end);
      expect(await bar(at).locator('summary > span').innerText()).toBe(await link.textContent());
    });

    // They close by Escape, by a press on the text, and when the focus moves on.
    await scrollDown();
    const summary = bar(at).locator('summary');
    await summary.press('Enter');
    await list(at).locator('a').first().focus();
    await at.page.keyboard.press('Escape');
    expect(await isOpen(at)).toBe(false);
    expect(await summary.evaluate((element) => element === document.activeElement)).toBe(true);
    await summary.press('Enter');
    expect(await isOpen(at)).toBe(true);
    await list(at).locator('a').last().focus();
    await at.page.keyboard.press('Tab');
    expect(await isOpen(at)).toBe(false);
    // The text begins at the top of the page, where there is no bar.
    await scrollDown();
    await summary.tap();
    expect(await isOpen(at)).toBe(true);
    const { width, height } = viewport;
    const below = await list(at).boundingBox();
    await at.page.touchscreen.tap(width / 2, Math.min(height - 4, (below?.y ?? 0) + (below?.height ?? 0) + 8));
    expect(await isOpen(at)).toBe(false);
  });
});

describe('the contents', () => {
  it('do not hide what the Tab key leads to, and are not printed', async () => {
    const phone = await site.newPage({ viewport: { width: 360, height: 740 } });
    await phone.goto(longPage);
    await atRest(phone.page);
    await phone.page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await phone.page.locator('article a[rel="prev"]').focus();
    for (let presses = 0; presses < 25; presses += 1) {
      await phone.page.keyboard.press('Shift+Tab');
      const { bottom } = await places(phone);
      const focused = await phone.page.evaluate(() => document.activeElement?.getBoundingClientRect().toJSON() as DOMRect);
      // A table that is higher than the window reaches below the bar, too.
      expect(focused.bottom - bottom).toBeGreaterThanOrEqual(Math.min(focused.height - 1, 100));
    }
    expect(await bar(phone).isVisible()).toBe(true);
    await phone.page.emulateMedia({ media: 'print' });
    expect(await bar(phone).isVisible()).toBe(false);
  });
});
