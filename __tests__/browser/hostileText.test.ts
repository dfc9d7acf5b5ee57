import { readFileSync } from 'node:fs';
import path from 'node:path';
import { builtSite } from '../sites/buildSite';
import { alarm, hostileWord } from '../fixtures/hostile';
import { hostilePages, hostileSite } from '../sites/hostileSite';
import { eventually } from './eventually';
import { at, searchFor } from './searchDialog';
import { hydrated, openSite } from './site';
import type { OpenSite } from './site';

let folder: string;
let site: OpenSite;

beforeAll(async () => {
  folder = builtSite(hostileSite).publicFolder;
  site = await openSite(folder);
});
afterAll(() => site.close());

describe('text that would run as a script where one sign of it is not written as text', () => {
  // Without the policy, which would stop it: nothing may be there to be stopped.
  it('runs nowhere: on a page, folded out, in the other mode, on paper, after a route change, in search', async () => {
    const { page, context, errors, goto } = await site.newPage({ bypassCSP: true });
    const runs: unknown[] = [];
    await context.exposeFunction(alarm, (number: unknown) => runs.push(`${page.url()}: ${String(number)}`));
    for (const route of hostilePages) {
      await goto(route);
      expect(await page.locator('main').innerText()).toContain(`${hostileWord} '"><script>`);
      await page.locator('main details').evaluateAll((all) => all.forEach((details) => ((details as HTMLDetailsElement).open = true)));
      await page.locator('main [role="tab"]').evaluateAll((tabs) => tabs.forEach((tab) => (tab as HTMLElement).click()));
      await page.locator('[data-colour-mode-switch]').first().click();
      await page.emulateMedia({ media: 'print' });
      await page.emulateMedia({ media: 'screen' });
    }
    await goto('/');
    await page
      .locator('a[href="/hostile"]')
      .first()
      .evaluate((link) => (link as HTMLElement).click());
    await page.waitForURL('**/hostile');
    await page.waitForFunction((word) => document.querySelector('h1')?.textContent.includes(word), hostileWord);
    await searchFor(page, hostileWord);
    await page.keyboard.press('Enter');
    await page.waitForSelector(at.dialog, { state: 'hidden' });
    await page.goto(`${site.origin}/search?q=${encodeURIComponent(`${hostileWord} '"><img src=x onerror=${alarm}(9)>`)}`);
    await hydrated(page);
    await eventually(async () => expect(await page.locator('main a[href*="/hostile"]').count()).toBeGreaterThan(0));
    // What failed to load would have run by then: pictures without an address fail at once.
    await page.waitForLoadState('networkidle');
    expect(runs).toEqual([]);
    expect(errors).toEqual([]);
    await context.close();
  });

  it('would be seen if it ran', async () => {
    const { page, context } = await site.newPage({ bypassCSP: true });
    const runs: unknown[] = [];
    await context.exposeFunction(alarm, (number: unknown) => runs.push(number));
    await page.goto(`${site.origin}/`);
    await page.evaluate((name) => document.body.insertAdjacentHTML('beforeend', `<img src="/none" onerror="${name}(0)">`), alarm);
    await eventually(() => expect(runs).toEqual([0]));
    await context.close();
  });

  it('leaves structured data, feeds and sitemaps whole', async () => {
    const { page, context } = await site.newPage({ bypassCSP: true });
    for (const route of hostilePages) {
      const html = readFileSync(path.join(folder, `${route}.html`), 'utf8');
      for (const [, data = ''] of html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)) JSON.parse(data);
    }
    await page.goto(`${site.origin}/`);
    for (const file of ['sitemap-0.xml', 'opensearch.xml']) {
      const xml = readFileSync(path.join(folder, file), 'utf8');
      const mistakes = await page.evaluate(
        (text) => new DOMParser().parseFromString(text, 'text/xml').querySelectorAll('parsererror').length,
        xml,
      );
      expect(mistakes).toBe(0);
    }
    await context.close();
  });
});
