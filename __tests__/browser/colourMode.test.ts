import type { Page } from 'playwright-core';
import { eventually } from './eventually';
import { newPageForEachTest } from './newPageForEachTest';
import { hydrated } from './site';
import type { OpenSite, SitePage } from './site';

let site: OpenSite;
let at: SitePage;

newPageForEachTest((given) => ({ site, opened: at } = given));

const mode = (page: Page) => page.evaluate(() => document.documentElement.dataset.theme);
const stored = (page: Page) => page.evaluate(() => localStorage.getItem('theme'));
const press = (page: Page) => page.click('[data-colour-mode-switch]');

describe('the colour mode', () => {
  it('toggles, is remembered, and follows other tabs', async () => {
    await at.goto('/');
    await press(at.page);
    await eventually(async () => expect([await mode(at.page), await stored(at.page)]).toEqual(['dark', 'dark']));
    await press(at.page);
    await eventually(async () => expect([await mode(at.page), await stored(at.page)]).toEqual(['light', 'light']));

    const other = await at.context.newPage();
    await other.goto(`${site.origin}/software/`);
    await hydrated(other);
    await press(other);
    await at.page.waitForFunction(() => document.documentElement.dataset.theme === 'dark');
    await eventually(async () =>
      expect(await at.page.locator('[data-colour-mode-switch]').getAttribute('aria-label')).toBe('Colour mode: dark. Switch to light.'),
    );
    await other.evaluate(() => localStorage.removeItem('theme'));
    await at.page.waitForFunction(() => document.documentElement.dataset.theme === 'light');
  });

  it('is set before the first paint: on load, reload, back and forward', async () => {
    await at.goto('/');
    await press(at.page);
    // Records the mode at every frame, from before the page's own scripts run.
    await at.page.addInitScript(() => {
      const seen = ((window as unknown as { seen: string[] }).seen = []) as string[];
      const note = (): void => {
        if (document.body) seen.push(document.documentElement.dataset.theme ?? 'none');
        requestAnimationFrame(note);
      };
      requestAnimationFrame(note);
    });
    const seen = async () => {
      await hydrated(at.page);
      return at.page.evaluate(() => [...new Set((window as unknown as { seen: string[] }).seen)]);
    };
    await at.page.reload();
    expect(await seen()).toEqual(['dark']);
    await at.page.goto(`${site.origin}/software/`);
    expect(await seen()).toEqual(['dark']);
    await at.page.goBack();
    await eventually(async () => expect(await mode(at.page)).toBe('dark'));
    await at.page.goForward();
    await eventually(async () => expect(await mode(at.page)).toBe('dark'));
  });
});
