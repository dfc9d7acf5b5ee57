import { framesPass, transitionsEnd } from './atRest';
import { eventually } from './eventually';
import { navigate } from './navigate';
import { newPageForEachTest } from './newPageForEachTest';
import { hydrated } from './site';
import type { SitePage } from './site';

let at: SitePage;

newPageForEachTest((given) => ({ opened: at } = given), { viewport: { width: 400, height: 700 }, hasTouch: true });

/** A page that scrolls. */
const light = '/getting-started/troubleshooting';

const drawer = () => at.page.locator('dialog[aria-label="Site navigation"]');
const open = async () => {
  await at.page.click('[data-menu-button]');
  await drawer().waitFor({ state: 'visible' });
};
const closed = () => drawer().waitFor({ state: 'hidden' });
const focused = () =>
  at.page.evaluate(() => (document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent)?.slice(0, 40));

describe('the drawer', () => {
  it('shows the pages of the section, the sections behind the back button, and comes back to the pages', async () => {
    await at.goto('/software/protocol');
    await open();
    await eventually(async () => expect(await drawer().locator('a[aria-current="page"]').last().innerText()).toBe('Serial protocol'));
    await drawer().locator('button', { hasText: 'All sections' }).click();
    const labels = await drawer().locator('nav a').allInnerTexts();
    expect(labels.slice(0, 4)).toEqual(['Getting started', 'Hardware', 'Software', 'Purchase']);
    await drawer().locator('button', { hasText: 'Pages of this section' }).click();
    await eventually(async () => expect(await drawer().locator('nav a').allInnerTexts()).toContain('Serial protocol'));
    await drawer().locator('button', { hasText: 'All sections' }).click();
    await at.page.keyboard.press('Escape');
    await closed();
    await open();
    await drawer().getByRole('link', { name: 'Serial protocol' }).waitFor();
    await eventually(async () => expect(await drawer().getByRole('navigation', { name: 'Sections' }).count()).toBe(0));
  });

  it('shows the menu of a chosen section, with the focus in it; of its own section without going anywhere', async () => {
    await at.goto('/software/protocol');
    await open();
    await drawer().locator('button', { hasText: 'All sections' }).click();
    await drawer().getByRole('link', { name: 'Software', exact: true }).click();
    await drawer().getByRole('link', { name: 'Serial protocol' }).waitFor();
    expect(new URL(at.page.url()).pathname).toBe('/software/protocol');
    await drawer().locator('button', { hasText: 'All sections' }).click();
    await drawer().getByRole('link', { name: 'Purchase', exact: true }).click();
    await at.page.waitForURL('**/purchase/');
    await drawer().getByRole('link', { name: 'Makers' }).waitFor();
    await eventually(async () => expect(await focused()).toBe('← All sections'));
  });

  it('shows the menu that a tap or a key has asked for, with its first entry focused and in view', async () => {
    await at.goto('/software/protocol');
    await open();
    const press = async (by: 'tap' | 'key', name: string, first: string) => {
      const button = drawer().locator('button', { hasText: name });
      await (by === 'tap' ? button.tap() : button.press('Enter'));
      await eventually(async () => expect(await focused()).toBe(first));
      await transitionsEnd(at.page);
      const seen = await drawer().evaluate((dialog) => {
        const places = [document.activeElement, dialog.querySelector('[aria-label="Close navigation"]')].map((element) => {
          const { left = NaN, right = NaN } = element?.getBoundingClientRect() ?? {};
          return left >= 0 && right <= dialog.clientWidth;
        });
        return { focusInView: places[0], closeInView: places[1], scrolled: dialog.scrollLeft };
      });
      expect(seen).toEqual({ focusInView: true, closeInView: true, scrolled: 0 });
    };
    for (const by of ['tap', 'key', 'tap', 'key'] as const) {
      await press(by, 'All sections', 'Getting started');
      await press(by, 'Pages of this section', '← All sections');
    }
    await press('tap', 'All sections', 'Getting started');
    await drawer().getByRole('link', { name: 'Hardware', exact: true }).tap();
    await at.page.waitForURL('**/hardware/');
    await eventually(async () => expect(await focused()).toBe('← All sections'));
    await transitionsEnd(at.page);
    expect(await drawer().evaluate((dialog) => dialog.scrollLeft)).toBe(0);
  });

  it('holds the focus inside, and keeps the page behind from scrolling', async () => {
    await at.goto(light);
    await open();
    const inside: boolean[] = [];
    for (let press = 0; press < 60; press += 1) {
      await at.page.keyboard.press('Tab');
      // At the end of a modal dialog the focus passes through the browser's own controls: then it is on the body.
      inside.push(await at.page.evaluate(() => document.activeElement === document.body || !!document.activeElement?.closest('dialog')));
    }
    expect(inside).not.toContain(false);
    expect(await drawer().isVisible()).toBe(true);
    await at.page.mouse.move(395, 350);
    await at.page.mouse.wheel(0, 600);
    await framesPass(at.page);
    expect(await at.page.evaluate(() => window.scrollY)).toBe(0);
    await at.page.keyboard.press('Escape');
    await closed();
    await at.page.mouse.wheel(0, 600);
    await at.page.waitForFunction(() => window.scrollY > 0);
  });
});

describe('“back” and the drawer', () => {
  const before = '/getting-started/safety-guide';
  const route = () => new URL(at.page.url()).pathname;
  /** Goes back, which leads to a page. */
  const backTo = async (expected: string) => {
    await at.page.goBack();
    await eventually(() => expect(route()).toBe(expected));
    await closed();
  };
  const choose = (name: string) => drawer().getByRole('link', { name, exact: true }).click();

  beforeEach(async () => {
    await at.goto(before);
    await navigate(at.page, light);
    await eventually(() => expect(route()).toBe(light));
    await open();
  });

  it('closes it, and leaves the page the next time', async () => {
    await backTo(light);
    await open();
    await backTo(light);
    // What could be gone forward to has nothing to show, and is left at once.
    await at.page.evaluate(() => window.history.forward());
    await framesPass(at.page);
    await backTo(before);
  });

  it('leaves the page at once where Escape, which gives the focus back, the backdrop or its button has closed the drawer', async () => {
    await at.page.keyboard.press('Escape');
    await closed();
    await eventually(async () => expect(await focused()).toBe('Open navigation'));
    await open();
    await at.page.mouse.click(395, 350);
    await closed();
    await open();
    await drawer().locator('button[aria-label="Close navigation"]').click();
    await closed();
    await backTo(before);
  });

  /** Chooses a page of the section that is open in the drawer, and goes back one step each. */
  const chooseSetupAndReturn = async () => {
    await choose('First start');
    await at.page.waitForURL('**/software/setup');
    await backTo('/software/');
    await backTo(light);
    await backTo(before);
  };

  it('returns from a page of another section by way of the section, one step each', async () => {
    await drawer().locator('button', { hasText: 'All sections' }).click();
    await choose('Software');
    // Here it stays open, with the pages of the section.
    await drawer().getByRole('link', { name: 'First start' }).waitFor();
    await backTo('/software/');
    await open();
    await chooseSetupAndReturn();
  });

  it('leaves the page at once after its own link, or one that opens in a new tab', async () => {
    await drawer().locator('nav [aria-current="page"]').last().click();
    await closed();
    await open();
    await drawer().locator('button', { hasText: 'All sections' }).click();
    const [tab] = await Promise.all([at.context.waitForEvent('page'), drawer().getByRole('link', { name: 'Source' }).click()]);
    await tab.close();
    await closed();
    await backTo(before);
  });

  it.each(['a section', 'a page'])('leaves the page at once after the message that %s could not be loaded', async (what) => {
    await at.page.route(/\/(purchase\/|glossary)/, (request) => request.abort());
    if (what === 'a section') await drawer().locator('button', { hasText: 'All sections' }).click();
    await choose(what === 'a section' ? 'Purchase' : 'Glossary');
    // It stands behind the drawer.
    await at.page.locator('[data-route-status="failed"]').waitFor();
    await closed();
    await backTo(before);
  });

  it('leaves the page at once after a reload with the drawer open, and the page stays where it was', async () => {
    await at.page.keyboard.press('Escape');
    await closed();
    await at.page.mouse.wheel(0, 400);
    await at.page.waitForFunction(() => window.scrollY === 400);
    await at.page.evaluate(() => document.querySelector<HTMLElement>('[data-menu-button]')?.click());
    await drawer().waitFor({ state: 'visible' });
    await at.page.reload();
    await hydrated(at.page);
    await at.page.waitForFunction(() => window.scrollY === 400);
    expect(await drawer().isVisible()).toBe(false);
    await backTo(before);
  });
});
