import type { Page } from 'playwright-core';
import { examplePublic } from '../../../../../__tests__/sites/exampleSite';
import { openDeployableSite } from '../../../../../__tests__/browser/deployableSite';
import type { DeployableSite } from '../../../../../__tests__/browser/deployableSite';
import { eventually } from '../../../../../__tests__/browser/eventually';
import { endOfKeeping, keepAll, noTraces, openKeeper, traces } from './keepOffline';
import { navigate } from '../../../../../__tests__/browser/navigate';
import { at } from '../../../../../__tests__/browser/searchDialog';
import { hydrated } from '../../../../../__tests__/browser/site';
import type { SitePage } from '../../../../../__tests__/browser/site';

const folder = examplePublic;

let place: DeployableSite;
let opened: SitePage;
let page: Page;

beforeAll(async () => {
  place = await openDeployableSite(folder);
});
afterAll(() => place.close());
beforeEach(async () => {
  place.deploy(folder);
  // What a page loads is what is asked for.
  opened = await place.site.newPage();
  ({ page } = opened);
});
afterEach(() => place.site.closePages());

/** A page of each template. */
const oneOfEach = ['/', '/category/hardware', '/blog/', '/blog/first-twig', '/getting-started/troubleshooting'];

const isOffline = (offline: boolean): Promise<void> => opened.context.setOffline(offline);
const notice = () => page.locator('[data-offline-notice]');

/** Another home page, with its data, and with a list that says so. */
const otherHome = { 'index.html': otherTitle, 'page-data/index/page-data.json': otherTitle };

function otherTitle(text: string): string {
  return text.replaceAll('Twig', 'Other robot');
}

const heading = (): Promise<string> => page.locator('h1').innerText();

it('stores nothing before the reader presses the button, says what it costs, and removes all with one press', async () => {
  await opened.goto('/');
  await openKeeper(opened);
  expect(await traces(page)).toEqual(noTraces);
  expect(await page.locator('[data-offline-keeper]').innerText()).toMatch(/\d+\.\d MB on this device, about \d+\.\d MB to download now/);
  expect(opened.errors).toEqual([]);

  await keepAll(opened);
  expect(await traces(page)).toEqual({ workers: 1, caches: 2, marker: true });
  await page.getByRole('button', { name: 'Remove it from this device' }).click();
  await page.getByText('Removed. This site keeps nothing').waitFor();
  expect(await traces(page)).toEqual(noTraces);
  await opened.goto('/');
  expect(await notice().count()).toBe(0);
});

it('moves nothing below it when it comes, at any width', async () => {
  await opened.goto('/getting-started/offline');
  await page.waitForSelector('[data-offline-keeper] [data-ready]');
  for (const width of [320, 360, 412, 480, 601, 768, 997, 1100, 1350]) {
    await page.setViewportSize({ width, height: 900 });
    const room = await page.locator('[data-offline-keeper] > div').evaluate((box) => {
      const height = parseFloat(getComputedStyle(box).minHeight);
      const tool = box.firstElementChild?.getBoundingClientRect();
      return height - ((tool?.bottom ?? Infinity) - box.getBoundingClientRect().top);
    });
    expect([width, room >= 0]).toEqual([width, true]);
  }
});

it('keeps the site: without a network pages open, search answers, drawings and data are there', async () => {
  expect(await keepAll(opened)).toMatch(/^Done/);
  await isOffline(true);
  // What nobody keeps is there no more: the worker has no network either.
  expect((await page.goto(`${place.site.origin}/social/index.png`))?.status()).toBe(404);
  for (const route of oneOfEach) {
    const response = await page.goto(`${place.site.origin}${route}`);
    expect([route, response?.status()]).toEqual([route, 200]);
    await hydrated(page);
  }
  await opened.goto('/hardware/build/base#step-2');
  const drawing = page.locator('#step-2 figure img').first();
  await eventually(async () => expect(await drawing.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0));
  await navigate(page, '/software/protocol');
  await eventually(async () => expect(await heading()).toContain('protocol'));
  await page.keyboard.press('Control+k');
  await page.waitForSelector(`${at.dialog} input`);
  await page.keyboard.type('servo');
  await page.waitForSelector(`${at.dialog} ${at.hit}`);
  expect(await page.evaluate(async () => (await fetch('/data/joints.csv')).text())).toContain('joint');
  await opened.goto('/hardware');
  expect((await page.goto(`${place.site.origin}/no-such-page?x=1`))?.status()).toBe(404);
  await eventually(async () => expect(await heading()).toBe('Page not found'));
});

it('reads from the network what the browser has damaged', async () => {
  await keepAll(opened);
  const damaged = await page.evaluate(async () => {
    const wanted = '/page-data/software/protocol/page-data.json';
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      const key = (await cache.keys()).find(({ url }) => new URL(url).pathname === wanted);
      if (key) await cache.put(key, new Response('{"path":"/softw', { headers: { 'content-type': 'application/json' } }));
      if (key) return true;
    }
    return false;
  });
  expect(damaged).toBe(true);
  await opened.goto('/');
  await navigate(page, '/software/protocol');
  await eventually(async () => expect(await heading()).toContain('protocol'));
});

describe('a newer build', () => {
  it('is read with a network, is offered, and is taken when the reader says so', async () => {
    await keepAll(opened);
    place.deploy(place.changed(otherHome));
    await opened.goto('/');
    expect(await heading()).toBe('Other robot');
    const offer = notice().getByRole('link', { name: 'See what is new' });
    await offer.waitFor();
    await isOffline(true);
    await opened.goto('/');
    expect(await heading()).toBe('Twig');
    await isOffline(false);
    await opened.goto('/');
    await offer.click();
    await page.getByRole('button', { name: 'Get it' }).click();
    expect(await endOfKeeping(page)).toMatch(/^Done/);
    await isOffline(true);
    await opened.goto('/');
    expect(await heading()).toBe('Other robot');
  });

  it('does not reach a page of the kept one that is open, whose parts are those of its build or none', async () => {
    await keepAll(opened);
    await isOffline(true);
    await opened.goto('/search');
    place.deploy(place.changed(otherHome));
    await isOffline(false);
    await navigate(page, '/');
    await eventually(async () => expect(await heading()).toBe('Twig'));
  });

  it('takes the place of the kept one also where another tab is open, which goes on with one build', async () => {
    await keepAll(opened);
    await isOffline(true);
    await opened.goto('/search');
    await isOffline(false);
    place.deploy(place.changed(otherHome));
    const other = await opened.context.newPage();
    await other.goto(`${place.site.origin}/getting-started/offline`);
    await other.getByRole('button', { name: 'Get it' }).click();
    expect(await endOfKeeping(other)).toMatch(/^Done/);
    await navigate(page, '/');
    await eventually(async () => expect(await heading()).toBe('Other robot'));
    await isOffline(true);
    await opened.goto('/');
    expect(await heading()).toBe('Other robot');
  });

  it('is kept instead, if it is published while the one before is being kept', async () => {
    const newer = place.changed(otherHome);
    let isOver = false;
    const takeBack = place.site.answer(
      ({ pathname }) => pathname === '/page-data/index/page-data.json',
      (_response, pass) => {
        // Once its first file is asked for, the page's data is that of the other build.
        if (!isOver) place.deploy(newer);
        isOver = true;
        pass();
      },
    );
    expect(await keepAll(opened)).toMatch(/^Done/);
    takeBack();
    expect(isOver).toBe(true);
    await isOffline(true);
    await opened.goto('/');
    expect(await heading()).toBe('Other robot');
    await navigate(page, '/search');
    await navigate(page, '/');
    await eventually(async () => expect(await heading()).toBe('Other robot'));
  });
});

it('a deployment without worker and manifest ends it within one visit', async () => {
  await keepAll(opened);
  place.deploy(place.changed({ ...otherHome, 'sw.js': null, 'offline.json': null }, false));
  await opened.goto('/');
  expect(await heading()).toBe('Other robot');
  await eventually(async () => expect(await traces(page)).toMatchObject({ workers: 0, caches: 0 }));
  await opened.goto('/getting-started/glossary');
  expect(await heading()).toBe('Glossary');
});

describe('a browser that', () => {
  it('refuses storage is told of', async () => {
    await page.addInitScript(() => {
      Object.defineProperty(window, 'caches', {
        get: () => {
          throw new DOMException('Denied.', 'SecurityError');
        },
      });
    });
    await openKeeper(opened);
    expect(await page.locator('[data-offline-keeper]').innerText()).toContain('doesn’t let this site keep anything');
  });

  it('has no room is told of, and gets back what was used', async () => {
    // Some browsers don't say how much room there is, and the worker notices only when it is full.
    await page.addInitScript(() => {
      navigator.storage.estimate = () => Promise.reject(new TypeError('Not supported.'));
    });
    const session = await opened.context.newCDPSession(page);
    await session.send('Storage.overrideQuotaForOrigin', { origin: place.site.origin, quotaSize: 100_000 });
    expect(await keepAll(opened)).toContain('isn’t enough room');
    expect(await traces(page)).toEqual(noTraces);
  });

  it('takes away what was kept is told of on the next visit, until it is dismissed', async () => {
    await keepAll(opened);
    await page.evaluate(async () => Promise.all((await caches.keys()).map((name) => caches.delete(name))));
    await opened.goto('/');
    await notice().getByText('Your browser has removed').waitFor();
    await notice().getByRole('button', { name: 'Dismiss' }).click();
    expect((await traces(page)).marker).toBe(false);
    expect(await keepAll(opened)).toMatch(/^Done/);
    await isOffline(true);
    await opened.goto('/search');
  });
});

it('goes on where keeping was stopped, and leaves the focus on the button until it is gone', async () => {
  const focused = (): Promise<string | null | undefined> => page.evaluate(() => document.activeElement?.textContent);
  await openKeeper(opened);
  await page.route('**/*.svg', () => undefined);
  await page.getByRole('button', { name: 'Keep this site offline' }).press('Enter');
  await eventually(async () => expect(await focused()).toBe('Stop'));
  // Before the list of files is there, nothing is begun that could go on.
  await page.locator('[data-offline-keeper] p:has(progress)', { hasText: /MB of \d/ }).waitFor();
  await page.getByRole('button', { name: 'Stop' }).press('Enter');
  expect(await endOfKeeping(page)).toMatch(/^Stopped/);
  expect(await focused()).toBe('Resume');
  await page.unroute('**/*.svg');
  await page.keyboard.press('Enter');
  await page.getByText('This site is kept on this device.').waitFor();
  await eventually(async () => expect(await focused()).toMatch(/^Done/));
});
