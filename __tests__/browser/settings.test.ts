import type { Page } from 'playwright-core';
import { awkwardBase, awkwardSite } from '../sites/awkwardSite';
import { builtSite } from '../sites/buildSite';
import { growingBuilds } from '../sites/growingSite';
import { framesPass } from './atRest';
import { eventually } from './eventually';
import { hold } from './hold';
import { at as search } from './searchDialog';
import { openSite } from './site';
import type { OpenSite, SitePage } from './site';

const mode = (page: Page) => page.evaluate(() => document.documentElement.dataset.theme);
const stored = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key);

describe('a site with all settings on', () => {
  let site: OpenSite;
  let at: SitePage;

  beforeAll(async () => {
    site = await openSite(builtSite(awkwardSite).publicFolder, { basePath: awkwardBase });
  });
  afterAll(() => site.close());
  beforeEach(async () => {
    at = await site.newPage();
  });
  afterEach(() => at.context.close());

  it('follows the system until the reader chooses, and cycles light, dark, system', async () => {
    await at.page.emulateMedia({ colorScheme: 'dark' });
    await at.goto(`${awkwardBase}/`);
    expect(await mode(at.page)).toBe('dark');
    await at.page.emulateMedia({ colorScheme: 'light' });
    await at.page.waitForFunction(() => document.documentElement.dataset.theme === 'light');
    const seen: (string | null)[] = [];
    for (let press = 0; press < 4; press += 1) {
      await at.page.click('[data-colour-mode-switch]');
      seen.push(await stored(at.page, 'theme'));
    }
    expect(seen).toEqual(['light', 'dark', null, 'light']);
    await at.page.emulateMedia({ colorScheme: 'dark' });
    await framesPass(at.page);
    expect(await mode(at.page)).toBe('light');
  });

  it('shows the announcement until it is closed, and again when its id changes', async () => {
    const bar = () => at.page.locator('[aria-label="Announcement"]');
    await at.goto(`${awkwardBase}/`);
    expect(await bar().innerText()).toContain('Version 1.1 is out.');
    await bar().locator('button').click();
    await bar().waitFor({ state: 'detached' });
    await at.goto(`${awkwardBase}/wiring`);
    await bar().waitFor({ state: 'detached' });
    await eventually(async () => expect(await stored(at.page, 'announcement')).toBe('first'));
    await at.page.evaluate(() => localStorage.setItem('announcement', 'an-older-one'));
    await at.goto(`${awkwardBase}/`);
    await bar().waitFor();
  });

  it('never paints a closed announcement', async () => {
    const scripts = hold();
    await at.page.addInitScript(() => localStorage.setItem('announcement', 'first'));
    await at.page.route('**/*.js', scripts.handler);
    await at.page.goto(`${site.origin}${awkwardBase}/`, { waitUntil: 'commit' });
    await at.page.waitForSelector('footer');
    const bar = at.page.locator('[aria-label="Announcement"]');
    expect(await bar.count()).toBe(1);
    expect(await bar.isVisible()).toBe(false);
    scripts.release();
    await bar.waitFor({ state: 'detached' });
    expect(at.errors).toEqual([]);
    // Cleared in another tab, it is shown again.
    await at.page.evaluate(() => {
      localStorage.removeItem('announcement');
      window.dispatchEvent(new StorageEvent('storage', { key: 'announcement', newValue: null }));
    });
    await bar.waitFor();
  });

  it.each([`${awkwardBase}/wirng`, `${awkwardBase}${awkwardBase}`, '/wirng'])(
    'has a 404 page that works inside and outside the base path: %s',
    async (address) => {
      await at.goto(address);
      await at.page.click('[data-colour-mode-switch]');
      await eventually(async () => expect(await stored(at.page, 'theme')).toBe('light'));
      expect(at.errors.filter((error) => !/Failed to load resource/.test(error))).toEqual([]);
      expect(await at.page.locator('h1').innerText()).toBe('Page not found');
      if (!address.endsWith('wirng')) return;
      await at.page.click('[data-nearest] a');
      await at.page.waitForURL(`**${awkwardBase}/wiring`);
    },
  );

  it('hides the navbar when scrolling down, and shows it when scrolling up', async () => {
    await at.goto(`${awkwardBase}/`);
    const hidden = () => at.page.locator('header[data-hidden]').first().getAttribute('data-hidden');
    await at.page.mouse.wheel(0, 800);
    await at.page.waitForSelector('header[data-hidden="true"]');
    await at.page.mouse.wheel(0, -200);
    await at.page.waitForSelector('header[data-hidden="false"]');
    await eventually(async () => expect(await hidden()).toBe('false'));
  });
});

describe('a site without a colour switch', () => {
  let site: OpenSite;

  beforeAll(async () => {
    site = await openSite(growingBuilds().first.publicFolder);
  });
  afterAll(() => site.close());

  it('has the default mode, forgets a stored choice, and keeps the navbar in place', async () => {
    const { page, context } = await site.newPage();
    await page.goto(`${site.origin}/`);
    await page.evaluate(() => localStorage.setItem('theme', 'light'));
    await page.goto(`${site.origin}/page-001`);
    await page.waitForFunction(() => localStorage.getItem('theme') === null);
    await eventually(async () => expect(await mode(page)).toBe('dark'));
    expect(await page.locator('[data-colour-mode-switch]').count()).toBe(0);

    // Scrolling down doesn't hide the navbar.
    await page.goto(`${site.origin}/`);
    // The dialog opens once the page has hydrated.
    await page.click(search.button);
    await page.waitForSelector(search.field);
    await page.keyboard.press('Escape');
    await page.waitForSelector(search.dialog, { state: 'detached' });
    await page.mouse.wheel(0, 800);
    await page.waitForFunction(() => window.scrollY > 400);
    await framesPass(page);
    expect(await page.locator('header[data-hidden]').first().getAttribute('data-hidden')).toBe('false');
    await context.close();
  });
});
