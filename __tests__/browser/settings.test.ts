import type { Page } from 'playwright-core';
import { awkwardBase, awkwardSite } from '../sites/awkwardSite';
import { builtSite } from '../sites/buildSite';
import { growingSite } from '../sites/growingSite';
import { eventually } from './eventually';
import { openSite } from './site';
import type { OpenSite, SitePage } from './site';

const mode = (page: Page) => page.evaluate(() => document.documentElement.dataset.theme);
const stored = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key);

describe('a site with every setting on', () => {
  let site: OpenSite;
  let at: SitePage;

  beforeAll(async () => {
    site = await openSite(builtSite(awkwardSite).publicFolder, awkwardBase);
  });
  afterAll(() => site.close());
  beforeEach(async () => {
    at = await site.newPage();
  });
  afterEach(() => at.context.close());

  it('follows the system live until the reader chooses, and cycles light, dark, system', async () => {
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
    await at.page.waitForTimeout(100);
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

  it('hides the navbar on the way down and brings it back on the way up', async () => {
    await at.goto(`${awkwardBase}/`);
    const hidden = () => at.page.locator('header[data-hidden]').first().getAttribute('data-hidden');
    await at.page.mouse.wheel(0, 800);
    await at.page.waitForSelector('header[data-hidden="true"]');
    await at.page.mouse.wheel(0, -200);
    await at.page.waitForSelector('header[data-hidden="false"]');
    await eventually(async () => expect(await hidden()).toBe('false'));
  });
});

describe('a site whose colour switch is disabled', () => {
  let site: OpenSite;

  beforeAll(async () => {
    site = await openSite(builtSite(growingSite(20)).publicFolder);
  });
  afterAll(() => site.close());

  it('has the default mode, no switch, and forgets a stored choice', async () => {
    const { page, context } = await site.newPage();
    await page.goto(`${site.origin}/`);
    await page.evaluate(() => localStorage.setItem('theme', 'light'));
    await page.goto(`${site.origin}/page-001`);
    await page.waitForFunction(() => localStorage.getItem('theme') === null);
    await eventually(async () => expect(await mode(page)).toBe('dark'));
    expect(await page.locator('[data-colour-mode-switch]').count()).toBe(0);
    await context.close();
  });

  it('keeps the navbar in place while scrolling', async () => {
    const { page, context } = await site.newPage();
    await page.goto(`${site.origin}/`);
    await page.waitForTimeout(500);
    await page.mouse.wheel(0, 800);
    await page.waitForTimeout(300);
    expect(await page.locator('header[data-hidden]').first().getAttribute('data-hidden')).toBe('false');
    await context.close();
  });
});
