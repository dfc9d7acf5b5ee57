import type { Page } from 'playwright-core';
import { atRest, framesPass } from './atRest';
import { newPageForEachTest } from './newPageForEachTest';
import { hydrated } from './site';
import type { OpenSite, SitePage } from './site';
import { say } from './siteAnswers';

let site: OpenSite;
let opened: SitePage;
let page: Page;

newPageForEachTest((given) => ({ site, opened, page } = given));

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
    await framesPass(page);
    expect(requests.sort()).toEqual(['/page-data/app-data.json', '/page-data/hardware/page-data.json']);
    expect(await page.locator('h1').innerText()).not.toBe('');
    takeBack();
    await box().locator('button', { hasText: 'Retry' }).click();
    await atRest(page);
    expect(await box().count()).toBe(0);
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
});
