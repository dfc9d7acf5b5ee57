import type { Page } from 'playwright-core';
import { atRest } from './atRest';
import { cleanPageForEachTest } from './cleanPageForEachTest';
import { eventually } from './eventually';
import { at } from './searchDialog';
import { hydrated } from './site';
import type { OpenSite, SitePage } from './site';
import { say } from './siteAnswers';

let site: OpenSite;
let opened: SitePage;
let page: Page;

cleanPageForEachTest((given) => ({ site, opened, page } = given));

const isData = ({ pathname }: URL): boolean => pathname.startsWith('/page-data/');
const isAt =
  (path: string) =>
  ({ pathname }: URL): boolean =>
    pathname === path;

it('is asked for the number of the build once, however many pages are read', async () => {
  const asked: string[] = [];
  page.on('request', (request) => void (request.url().endsWith('/app-data.json') && asked.push(request.url())));
  await opened.goto('/');
  for (const place of ['/hardware/', '/software/', '/teleop/', '/simulation/']) {
    await page.click(`header nav a[href="${place}"]`);
    await page.waitForURL(`**${place}`);
    await atRest(page);
  }
  expect(asked).toHaveLength(1);
});

describe.each([500, 503])('a server that fails with %d', (status) => {
  const fail = say(status, 'no', 'text/plain');
  const box = () => page.locator('[data-route-status="failed"]');

  function asked(): string[] {
    const seen: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/page-data/')) seen.push(new URL(request.url()).pathname);
    });
    return seen;
  }

  it('is asked once for the data of the first page, which can be read; a box says what is missing, and Retry loads it', async () => {
    const takeBack = site.answer(isData, fail);
    const requests = asked();
    await page.goto(`${site.origin}/hardware/`);
    await box().waitFor();
    await page.waitForTimeout(500);
    expect(requests.sort()).toEqual(['/page-data/app-data.json', '/page-data/hardware/page-data.json']);
    expect(await page.locator('h1').innerText()).not.toBe('');
    takeBack();
    await box().locator('button', { hasText: 'Retry' }).click();
    await atRest(page);
    expect(await box().count()).toBe(0);
  });

  it('leaves the first page with its colours, menus and search', async () => {
    site.answer(isAt('/page-data/hardware/page-data.json'), fail);
    await page.goto(`${site.origin}/hardware/`);
    await box().locator('button', { hasText: 'Dismiss' }).click();
    await box().waitFor({ state: 'detached' });
    await page.click('[data-colour-mode-switch]');
    await eventually(async () => expect(await page.evaluate(() => document.documentElement.dataset.theme)).toBe('dark'));
    await page.setViewportSize({ width: 400, height: 800 });
    await page.click('[data-menu-button]');
    const drawer = page.locator('dialog[aria-label="Site navigation"]');
    await drawer.locator('button', { hasText: 'All sections' }).click();
    await drawer.getByRole('link', { name: 'Teleop' }).waitFor();
    await drawer.locator('button[aria-label="Close navigation"]').click();
    await drawer.waitFor({ state: 'hidden' });
    await page.keyboard.press('Control+k');
    await page.waitForSelector(`${at.dialog} input`);
    await page.keyboard.type('gripper');
    await page.waitForSelector(`${at.dialog} ${at.hit}`);
    await page.keyboard.press('Enter');
    await page.waitForURL((url) => url.pathname !== '/hardware/');
    await atRest(page);
  });

  it('is asked once for the data of the next page, and once more with that page', async () => {
    await opened.goto('/');
    site.answer(isData, fail);
    const requests = asked();
    await page.click('header nav a[href="/teleop/"]');
    await page.waitForURL('**/teleop/');
    await box().waitFor();
    await page.waitForTimeout(500);
    expect(requests.filter((file) => file.includes('teleop'))).toHaveLength(2);
    expect(requests.length).toBeLessThanOrEqual(4);
    expect(await page.locator('h1').innerText()).not.toBe('');
  });

  it('leaves the reader on the old page where it gives no page at all', async () => {
    await opened.goto('/');
    const takenBack = [isData, isAt('/teleop/')].map((isAsked) => site.answer(isAsked, fail));
    const requests = asked();
    await page.click('header nav a[href="/teleop/"]');
    await box().waitFor();
    expect(new URL(page.url()).pathname).toBe('/');
    expect(requests.length).toBeLessThanOrEqual(2);
    for (const takeBack of takenBack) takeBack();
    await box().locator('button', { hasText: 'Retry' }).click();
    await page.waitForURL('**/teleop/');
    await hydrated(page);
  });

  it('matters to nobody where only the number of the build is missing', async () => {
    site.answer(isAt('/page-data/app-data.json'), fail);
    const requests = asked();
    await opened.goto('/');
    expect(requests.filter((file) => file.includes('app-data'))).toHaveLength(1);
    await page.click('header nav a[href="/teleop/"]');
    await page.waitForURL('**/teleop/');
    await hydrated(page);
    await eventually(async () => expect(await page.locator('h1').innerText()).toContain('eleop'));
  });
});
