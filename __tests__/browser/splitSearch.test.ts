import type { Page } from 'playwright-core';
import { indexFiles } from '../../src/search/records/indexFiles';
import { examplePublic } from '../sites/exampleSite';
import { builtRecords } from './builtRecords';
import { cleanPageForEachTest } from './cleanPageForEachTest';
import { eventually } from './eventually';
import { hold } from './hold';
import { at, fillIn, openDialog } from './searchDialog';
import type { OpenSite, SitePage } from './site';
import { say } from './siteAnswers';

let site: OpenSite;
let opened: SitePage;
let page: Page;
/** A page that is quickly there. */
const route = '/getting-started/project-overview';

/** Files of search that were asked for, by their names. */
let asked: string[];

cleanPageForEachTest((given) => ({ site, opened, page } = given));

/** The files that this site would have if it were large. */
const files = new Map(indexFiles(builtRecords(examplePublic), 0).map(({ address, text }) => [address, text]));

const isOfIndex = (url: URL): boolean => /\/search-(index|texts|terms|page)/.test(url.pathname);

const gone = say(404, '<h1>Page not found</h1>');

/** Serves the files of a large site. */
function serveLargeSite(): void {
  site.answer(isOfIndex, (response, _pass, { pathname }) => {
    const text = files.get(pathname);
    asked.push(pathname);
    return text === undefined ? gone(response) : say(200, text, 'application/json')(response);
  });
}

beforeEach(() => {
  asked = [];
});

const hits = (): Promise<(string | null)[]> => page.locator(at.hit).evaluateAll((links) => links.map((link) => link.getAttribute('href')));

/** Searches in the dialog that is open, after the results of an earlier query have gone. */
async function searchAnew(query: string): Promise<void> {
  await page.fill(at.field, '');
  await page.waitForSelector(at.hit, { state: 'detached' });
  await fillIn(page, query);
}
const marked = (): Promise<number> => page.locator(`${at.hit} mark`).count();

it('finds the same on a site whose index comes in pieces, and fetches those that it needs, when something is typed', async () => {
  const queries = ['gripper', 'DM-J4340P', 'emergancy stop'];
  const whole: unknown[] = [];
  await opened.goto(route);
  await openDialog(page);
  for (const query of queries) {
    await searchAnew(query);
    whole.push(await hits());
  }
  serveLargeSite();
  await opened.goto(route);
  const index = page.waitForResponse('**/search-index.json');
  await openDialog(page);
  await index;
  await page.waitForLoadState('networkidle');
  expect(asked).toEqual(['/search-index.json']);
  for (const query of queries) {
    await searchAnew(query);
    expect(await hits()).toEqual(whole.shift());
    expect(await marked()).toBeGreaterThan(0);
  }
  expect(asked.filter((name) => !name.includes('index')).length).toBeGreaterThan(0);
  expect(new Set(asked).size).toBeLessThan(files.size);
  expect(asked.filter((name) => name.includes('texts'))).toEqual([]);
});

it.each(['terms', 'page'])('loads the page anew where files of %s have vanished under a new deployment, and goes on', async (kind) => {
  const loads: string[] = [];
  page.on('request', (request) => request.isNavigationRequest() && loads.push(request.url()));
  serveLargeSite();
  // They vanish when all is typed: what is typed while the page is loaded anew is lost.
  const pending = hold();
  site.answer(
    ({ pathname }) => pathname.startsWith(`/search-${kind}-`),
    (response, pass) => (loads.length > 1 ? pass() : pending.released.then(() => gone(response))),
  );
  await opened.goto(route);
  await openDialog(page);
  await page.keyboard.type('gripper');
  await eventually(async () => expect(await page.inputValue(at.field)).toBe('gripper'));
  pending.release();
  await eventually(() => expect(loads).toHaveLength(2));
  await page.waitForSelector(`${at.dialog} ${at.hit}`);
  await eventually(async () => expect(await page.inputValue(at.field)).toBe('gripper'));
});

it('says that results could not be fetched where a piece cannot be had, and Retry finds', async () => {
  let broken = true;
  serveLargeSite();
  await opened.context.route('**/search-terms-*', (route) => (broken ? route.abort() : route.continue()));
  await opened.goto(route);
  await openDialog(page);
  await page.fill(at.field, 'gripper');
  const failed = page.locator(at.failed);
  await failed.getByText('Unable to fetch results').waitFor();
  broken = false;
  await failed.getByRole('button', { name: 'Retry' }).click();
  await page.waitForSelector(at.hit);
  expect(await page.inputValue(at.field)).toBe('gripper');
});

it('shows results with their sections on the results page', async () => {
  serveLargeSite();
  await opened.goto('/search?q=motor');
  await page.waitForSelector('[data-search-status="ready"]');
  const filter = page.getByRole('navigation', { name: 'Filter by section' });
  await filter.getByRole('link', { name: /^Hardware/ }).click();
  await page.waitForURL('**/search?q=motor&section=Hardware');
  await eventually(async () => {
    const found = await page.locator('main [data-result]').evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
    expect(found.length).toBeGreaterThan(0);
    expect(found.every((href) => href.startsWith('/hardware'))).toBe(true);
  });
});
