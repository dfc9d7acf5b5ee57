import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { Page, Route } from 'playwright-core';
import { eventually } from './eventually';
import { hold } from './hold';
import { newPageForEachTest } from './newPageForEachTest';
import { at, isLazyScript } from './searchDialog';
import { hydrated } from './site';
import type { OpenSite, SitePage } from './site';
import { withoutPrefetch } from './withoutPrefetch';
import { navigate } from './navigate';

let site: OpenSite;
let opened: SitePage;
let page: Page;

newPageForEachTest((given) => ({ site, opened, page } = given));
beforeEach(async () => {
  // Prefetching would load pieces before they vanish.
  await withoutPrefetch(page);
});

const folder = process.env.SITE_DIR ?? path.resolve(__dirname, '../../public');
const scripts = readdirSync(folder).filter((file) => file.endsWith('.js'));

/** Asks whether a request is for the script that holds a text. */
const scriptWith = (text: string): ((url: URL) => boolean) => {
  const files = scripts.filter((file) => readFileSync(path.join(folder, file), 'utf8').includes(text));
  return ({ pathname }) => files.some((file) => pathname.endsWith(file));
};

type Answer = (route: Route) => Promise<void>;

const answers: Readonly<Record<string, Answer>> = {
  'are not found': (route) => route.fulfill({ status: 404, contentType: 'text/html', body: '<h1>Page not found</h1>' }),
  'are answered with a page': (route) => route.fulfill({ status: 200, contentType: 'text/html', body: '<h1>Home</h1>' }),
};

/** Paths of the documents that are loaded from now on. */
function documents(): string[] {
  const seen: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) seen.push(new URL(request.url()).pathname);
  });
  return seen;
}

const pieces: readonly (readonly [string, (url: URL) => boolean])[] = [
  ['the dialog', scriptWith('DocSearch-Modal')],
  ['the engine', scriptWith('The search engine could not be loaded.')],
  ['the worker of the engine', scriptWith('was answered with status')],
  ['the index', ({ pathname }) => pathname.endsWith('/search-index.json')],
  ['the texts', ({ pathname }) => pathname.includes('/search-texts-')],
];

const cases = pieces.flatMap(([name, isGone]) =>
  Object.entries(answers)
    // That an answer may be a page is one question for code, and one for data.
    .filter(([what]) => what === 'are not found' || name === 'the dialog' || name === 'the index')
    .map(([what, answer]) => [name, what, isGone, answer] as const),
);

/** Opens the dialog where the pieces of the search are held back, types, and lets the answer come. */
async function searchDuringDeployment(isGone: (url: URL) => boolean, answer: Answer): Promise<void> {
  const pending = hold(answer);
  // Before the page is loaded: a renderer that is busy takes up a new route a moment after it was confirmed.
  await opened.context.route(isGone, pending.handler);
  await opened.goto('/software/can');
  await page.keyboard.press('Control+k');
  await page.waitForSelector(`${at.dialog} input`);
  await page.keyboard.type('gripper');
  await eventually(async () => expect(await page.inputValue(`${at.dialog} input`)).toBe('gripper'));
  pending.release();
}

describe('pieces of the search that vanish under a new deployment', () => {
  it.each(cases)('%s: when they %s, the page is loaded anew, and the search goes on', async (_name, _what, isGone, answer) => {
    const loads = documents();
    await searchDuringDeployment(isGone, (route) => (loads.length > 1 ? route.continue() : answer(route)));
    await page.waitForSelector(`${at.dialog} ${at.hit}`);
    await eventually(() => expect(loads).toEqual(['/software/can', '/software/can']));
    await page.waitForSelector(`${at.dialog} ${at.hit}`);
    await eventually(async () => expect(await page.inputValue(at.field)).toBe('gripper'));
    // What was typed is kept for one reload.
    await page.reload();
    await hydrated(page);
    expect(await page.locator(at.dialog).count()).toBe(0);
  });

  it.each(cases.filter(([name, what]) => name !== 'the texts' && what === 'are not found'))(
    '%s: when they %s for good, an error says so, and Retry finds them when they are back',
    async (_name, _what, isGone, answer) => {
      const loads = documents();
      await searchDuringDeployment(isGone, answer);
      const retry = page.locator(`${at.dialog} [role="alert"] button`, { hasText: 'Retry' });
      await retry.waitFor();
      await eventually(() => expect(loads).toHaveLength(2));
      await retry.click();
      await retry.waitFor();
      expect(loads).toHaveLength(2);
      await opened.context.unroute(isGone);
      await retry.click();
      await page.waitForSelector(`${at.dialog} ${at.hit}`);
      await eventually(async () => expect(await page.inputValue(at.field)).toBe('gripper'));
      expect(loads).toHaveLength(2);
    },
  );

  it('do not load the page anew where the network is gone: Retry is enough', async () => {
    const loads = documents();
    const isPiece = (url: URL): boolean => pieces.some(([, isGone]) => isGone(url));
    await searchDuringDeployment(isPiece, (route) => route.abort());
    const retry = page.locator(`${at.dialog} [role="alert"] button`, { hasText: 'Retry' });
    await retry.waitFor();
    await opened.context.unroute(isPiece);
    await retry.click();
    await page.waitForSelector(`${at.dialog} ${at.hit}`);
    expect(loads).toHaveLength(1);
  });

  it('do not load the page anew while the reader has not asked for them', async () => {
    const loads = documents();
    await opened.goto('/software/can');
    await opened.context.route(isLazyScript, (route) => route.fulfill({ status: 404, body: '' }));
    const asked = page.waitForResponse((response) => isLazyScript(new URL(response.url())));
    await page.hover(at.button);
    await asked;
    await page.click('[data-colour-mode-switch]');
    await eventually(async () => expect(await page.evaluate(() => document.documentElement.dataset.theme)).toBe('dark'));
    expect(loads).toHaveLength(1);
  });
});

describe('the tools of a table of parts that vanish under a new deployment', () => {
  const list = '/hardware/bill-of-materials/gripper';
  const isTools = scriptWith('text/csv');
  const go = () => navigate(page, list);

  it('load the page anew, once', async () => {
    const loads = documents();
    await opened.goto('/');
    await opened.context.route(isTools, (route) => (loads.length > 1 ? route.continue() : route.fulfill({ status: 404, body: '' })));
    await go();
    await page.waitForSelector('[data-parts-table][data-ready]');
    expect(loads).toEqual(['/', list]);
  });

  it('say so where that does not help, and Retry loads them', async () => {
    const loads = documents();
    await opened.goto('/');
    await opened.context.route(isTools, (route) => route.fulfill({ status: 404, body: '' }));
    await go();
    const retry = page.locator('[data-parts-table] [role="alert"] button').first();
    await eventually(() => expect(loads).toEqual(['/', list]));
    await retry.waitFor();
    await opened.context.unroute(isTools);
    await retry.click();
    await page.waitForSelector('[data-parts-table][data-ready]');
    expect(loads).toHaveLength(2);
  });
});

describe('a page whose code has vanished', () => {
  const code = '**/component---src-templates-document-tsx-*.js';
  const gone: Answer = (route) => route.fulfill({ status: 404, body: '' });

  it('is loaded whole when the reader clicks to it from a page of another template', async () => {
    const loads = documents();
    await opened.goto('/category/hardware');
    await page.route(code, (route) => (loads.length > 1 ? route.continue() : gone(route)));
    await page.click('header nav a[href="/teleop/"]');
    await page.waitForURL('**/teleop/');
    await hydrated(page);
    expect(loads).toEqual(['/category/hardware', '/teleop/']);
    await eventually(async () => expect(await page.locator('h1').innerText()).toContain('eleop'));
  });

  it('is loaded whole when the reader goes back to it', async () => {
    await opened.goto('/teleop/');
    await navigate(page, '/category/hardware');
    await page.waitForURL('**/category/hardware');
    await page.reload();
    await hydrated(page);
    const loads = documents();
    await page.route(code, (route) => (loads.length > 0 ? route.continue() : gone(route)));
    // Coming near the link asks for the page, in vain.
    await page.evaluate(async () => {
      const { ___loader } = window as unknown as { ___loader: { loadPage: (path: string) => Promise<unknown> } };
      await ___loader.loadPage('/teleop/');
    });
    await page.goBack();
    await page.waitForURL('**/teleop/');
    await hydrated(page);
    await eventually(async () => expect(await page.locator('h1').innerText()).toContain('eleop'));
    expect(loads).toEqual(['/teleop/']);
  });
});

describe.each([500, 503])('a server that fails with %d', (status) => {
  const fail: Answer = (route) => route.fulfill({ status, contentType: 'text/plain', body: 'no' });
  const box = () => page.locator('[data-route-status="failed"]');

  function asked(): string[] {
    const seen: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/page-data/')) seen.push(new URL(request.url()).pathname);
    });
    return seen;
  }

  it('is asked once for the data of the first page, which can be read; a box says what is missing, and Retry loads it', async () => {
    await page.route('**/page-data/**', fail);
    const requests = asked();
    await page.goto(`${site.origin}/hardware/`);
    await box().waitFor();
    await page.waitForTimeout(500);
    expect(requests.sort()).toEqual(['/page-data/app-data.json', '/page-data/hardware/page-data.json']);
    expect(await page.locator('h1').innerText()).not.toBe('');
    await page.unroute('**/page-data/**');
    await box().locator('button', { hasText: 'Retry' }).click();
    await page.waitForSelector('html[data-settled]', { state: 'attached' });
    expect(await box().count()).toBe(0);
  });

  it('leaves the first page with its colours, menus and search', async () => {
    await page.route('**/page-data/hardware/page-data.json', fail);
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
    await page.waitForSelector('html[data-settled]', { state: 'attached' });
  });

  it('is asked once for the data of the next page, and once more with that page', async () => {
    await opened.goto('/');
    await page.route('**/page-data/**', fail);
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
    await page.route('**/page-data/**', fail);
    await page.route('**/teleop/', fail);
    const requests = asked();
    await page.click('header nav a[href="/teleop/"]');
    await box().waitFor();
    expect(new URL(page.url()).pathname).toBe('/');
    expect(requests.length).toBeLessThanOrEqual(2);
    await page.unroute('**/page-data/**');
    await page.unroute('**/teleop/');
    await box().locator('button', { hasText: 'Retry' }).click();
    await page.waitForURL('**/teleop/');
    await hydrated(page);
  });

  it('matters to nobody where only the number of the build is missing', async () => {
    await page.route('**/page-data/app-data.json', fail);
    const requests = asked();
    await opened.goto('/');
    expect(requests.filter((file) => file.includes('app-data'))).toHaveLength(1);
    await page.click('header nav a[href="/teleop/"]');
    await page.waitForURL('**/teleop/');
    await hydrated(page);
    await eventually(async () => expect(await page.locator('h1').innerText()).toContain('eleop'));
  });
});
