import { atRest, framesPass } from './atRest';
import { newPageForEachTest } from './newPageForEachTest';
import { eventually } from './eventually';
import { hydrated } from './site';
import type { OpenSite, SitePage } from './site';
import { say } from './siteAnswers';
import { navigate } from './navigate';

let site: OpenSite;
let at: SitePage;

newPageForEachTest((given) => ({ site, opened: at } = given));

const purchaseData = '**/page-data/purchase/page-data.json';
const isPurchaseData = ({ pathname }: URL): boolean => pathname === '/page-data/purchase/page-data.json';
const click = () => at.page.click('header nav a[href="/purchase/"]');
const failed = () => at.page.locator('[data-route-status="failed"]');
const path = () => new URL(at.page.url()).pathname;
const documents = (): string[] => {
  const seen: string[] = [];
  at.page.on('request', (request) => {
    if (request.isNavigationRequest()) seen.push(new URL(request.url()).pathname);
  });
  return seen;
};

describe('a page that fails to load', () => {
  it('shows an error while offline, and loads on Retry once online', async () => {
    await at.goto('/');
    await at.context.setOffline(true);
    await click();
    await failed().waitFor();
    expect(await failed().innerText()).toContain('The page could not be loaded. Check your network connection.');
    expect(path()).toBe('/');
    await failed().locator('button', { hasText: 'Retry' }).click();
    await failed().waitFor();
    await at.context.setOffline(false);
    await failed().locator('button', { hasText: 'Retry' }).click();
    await at.page.waitForURL('**/purchase/');
    await hydrated(at.page);
    await eventually(async () => expect(await at.page.locator('h1').innerText()).not.toBe(''));
  });

  it.each(['back', 'forward'] as const)('shows an error when going %s offline, and Retry loads it', async (way) => {
    const [elsewhere, shown] = ['/purchase/', '/'];
    const [from, to] = way === 'back' ? [elsewhere, shown] : [shown, elsewhere];
    await at.goto(from);
    await navigate(at.page, to);
    await at.page.waitForURL(site.origin + to);
    if (way === 'forward') await at.page.goBack();
    await at.page.waitForURL(site.origin + shown);
    // A reload drops other pages from memory.
    await at.page.reload();
    await hydrated(at.page);
    const title = await at.page.locator('h1').innerText();
    await at.context.setOffline(true);
    const [go, goBack] = way === 'back' ? [-1, 1] : [1, -1];
    const traverse = (steps: number) => at.page.evaluate((by) => window.history.go(by), steps);
    await traverse(go);
    await failed().waitFor();
    expect(await failed().innerText()).toContain('The page could not be loaded. Check your network connection.');
    expect(await at.page.locator('h1').innerText()).toBe(title);
    await traverse(goBack);
    await failed().waitFor({ state: 'detached' });
    expect(await at.page.locator('h1').innerText()).toBe(title);
    await traverse(go);
    await failed().waitFor();
    await at.context.setOffline(false);
    await failed().locator('button', { hasText: 'Retry' }).click();
    await eventually(async () => expect(await at.page.locator('h1').innerText()).toContain('Buy'));
    await hydrated(at.page);
    expect(await failed().count()).toBe(0);
    expect(path()).toBe(elsewhere);
  });

  it('shows the 404 page when going back to an unknown address', async () => {
    await at.page.goto(`${site.origin}/nope`);
    await hydrated(at.page);
    const loads = documents();
    for (const isLoadedAnew of [false, true]) {
      await at.page.click('main a[href="/"]');
      await at.page.waitForURL(`${site.origin}/`);
      if (isLoadedAnew) await at.page.reload();
      await hydrated(at.page);
      await at.page.goBack();
      await eventually(async () => expect(await at.page.locator('h1').innerText()).toBe('Page not found'));
      await at.page.locator('[data-route-status]').waitFor({ state: 'detached' });
    }
    expect(loads).toEqual(['/']);
  });

  it.each([
    ['404', say(404, 'gone')],
    ['500', say(500, 'broken')],
    ['garbage', say(200, '{"no', 'application/json')],
  ])('reloads once when its data answers %s after a deployment', async (_name, answer) => {
    await at.goto('/');
    site.answer(isPurchaseData, answer);
    const loads = documents();
    await click();
    await at.page.waitForURL('**/purchase/');
    await hydrated(at.page);
    await atRest(at.page);
    // The page is readable and doesn't reload in a loop.
    expect(loads).toEqual(['/purchase/']);
    await eventually(async () => expect(await at.page.locator('h1').innerText()).toContain('Buy'));
  });

  it('reloads once for a script, each time for a reader, and doesn’t blame the network', async () => {
    await at.goto('/');
    site.answer(isPurchaseData, say(500, 'broken'));
    site.answer(
      ({ pathname }) => pathname === '/purchase/',
      (response) => response.writeHead(302, { Location: '/' }).end(),
    );
    const loads = documents();
    await navigate(at.page, '/purchase/');
    await eventually(() => expect(loads).toEqual(['/purchase/', '/']));
    await hydrated(at.page);
    await navigate(at.page, '/purchase/');
    await failed().waitFor();
    expect(await failed().innerText()).toMatch(/The page could not be loaded\.(?! Check)/);
    expect(loads).toHaveLength(2);
    await click();
    await eventually(() => expect(loads).toEqual(['/purchase/', '/', '/purchase/', '/']));
  });

  it('shows an error when its data hangs', async () => {
    await at.page.clock.install();
    await at.goto('/');
    await at.page.route(purchaseData, () => undefined);
    await at.page.route('**/purchase/', (route) => route.abort());
    await click();
    await at.page.clock.fastForward(21_000);
    await failed().waitFor();
  });
});

describe('a failing server', () => {
  const fail = say(503, 'no', 'text/plain');
  const isData = ({ pathname }: URL): boolean => pathname.startsWith('/page-data/');

  /** Collects requests for page data from now on. */
  function asked(): string[] {
    const seen: string[] = [];
    at.page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (pathname.startsWith('/page-data/')) seen.push(pathname);
    });
    return seen;
  }

  it('gets one request for data of the first page, which stays readable, and Retry loads the data', async () => {
    const takeBack = site.answer(isData, fail);
    const requests = asked();
    await at.page.goto(`${site.origin}/hardware/`);
    await failed().waitFor();
    await framesPass(at.page);
    expect(requests.sort()).toEqual(['/page-data/app-data.json', '/page-data/hardware/page-data.json']);
    expect(await at.page.locator('h1').innerText()).not.toBe('');
    takeBack();
    await failed().locator('button', { hasText: 'Retry' }).click();
    await atRest(at.page);
    expect(await failed().count()).toBe(0);
  });

  it('keeps the reader on the old page; Escape closes the error and focuses the link', async () => {
    await at.goto('/');
    const takenBack = [isData, ({ pathname }: URL) => pathname === '/purchase/'].map((isAsked) => site.answer(isAsked, fail));
    const requests = asked();
    await click();
    await failed().waitFor();
    await eventually(async () => expect(await failed().locator(':focus').innerText()).toBe('Retry'));
    await at.page.keyboard.press('Escape');
    await failed().waitFor({ state: 'detached' });
    const link = at.page.locator('header nav a[href="/purchase/"]');
    await eventually(async () => expect(await link.evaluate((element) => element === document.activeElement)).toBe(true));
    expect(path()).toBe('/');
    expect(requests.length).toBeLessThanOrEqual(2);
    for (const takeBack of takenBack) takeBack();
    await click();
    await at.page.waitForURL('**/purchase/');
    await hydrated(at.page);
  });
});

describe('a new deployment', () => {
  it('reloads the page once when its compilation differs, never in a loop', async () => {
    site.answer(
      ({ pathname }) => pathname === '/page-data/app-data.json',
      say(200, '{"webpackCompilationHash":"another"}', 'application/json'),
    );
    const loads = documents();
    await at.page.goto(`${site.origin}/`);
    await eventually(() => expect(loads).toEqual(['/', '/']));
    await hydrated(at.page);
    await atRest(at.page);
    expect(loads).toEqual(['/', '/']);
  });
});
