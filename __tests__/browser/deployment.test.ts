import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { examplePublic } from '../sites/exampleSite';
import { eventually } from './eventually';
import { hold } from './hold';
import { newPageForEachTest } from './newPageForEachTest';
import { at } from './searchDialog';
import { hydrated } from './site';
import type { OpenSite, SitePage } from './site';
import { say } from './siteAnswers';
import type { SiteAnswer } from './siteAnswers';
import { navigate } from './navigate';

let site: OpenSite;
let opened: SitePage;
let page: Page;

newPageForEachTest((given) => ({ site, opened, page } = given));

const folder = examplePublic;
const scripts = readdirSync(folder).filter((file) => file.endsWith('.js'));

/** Matches requests for the scripts that contain a text. */
const scriptWith = (text: string): ((url: URL) => boolean) => {
  const files = scripts.filter((file) => readFileSync(path.join(folder, file), 'utf8').includes(text));
  return ({ pathname }) => files.some((file) => pathname.endsWith(file));
};

const answers: Readonly<Record<string, SiteAnswer>> = {
  'are not found': say(404, '<h1>Page not found</h1>'),
  'are answered with a page': say(200, '<h1>Home</h1>'),
  'are of another format': say(200, '{"format":0}'),
};
const gone = say(404);

/** Collects paths of loaded documents from now on. */
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

/** Test cases of these chunks. */
const cases = (what: keyof typeof answers, ...names: readonly string[]) =>
  pieces.filter(([name]) => names.includes(name)).map(([name, isGone]) => [name, what, isGone, answers[what] ?? gone] as const);

/** A short page: search works alike on all. */
const start = '/blog/first-twig';

/** Opens the dialog and types while chunks of the search are paused, then releases them. */
async function searchWhileHeld(release: () => void): Promise<void> {
  await opened.goto(start);
  await page.keyboard.press('Control+k');
  await page.waitForSelector(`${at.dialog} input`);
  await page.keyboard.type('servo');
  await eventually(async () => expect(await page.inputValue(`${at.dialog} input`)).toBe('servo'));
  release();
}

/** The same with an overridden answer of the server. Returns a function that removes it. */
async function searchDuringDeployment(isGone: (url: URL) => boolean, answer: SiteAnswer): Promise<() => void> {
  const { released, release } = hold();
  const takeBack = site.answer(isGone, (...request) => released.then(() => answer(...request)));
  await searchWhileHeld(release);
  return takeBack;
}

describe('chunks of the search that a deployment has removed', () => {
  it.each([
    ...cases('are not found', 'the dialog', 'the texts'),
    ...cases('are answered with a page', 'the dialog', 'the index'),
    ...cases('are of another format', 'the index'),
  ])('%s: when they %s, the page reloads and the search continues', async (name, _what, isGone, answer) => {
    const loads = documents();
    await searchDuringDeployment(isGone, (response, pass, url) => (loads.length > 1 ? pass() : answer(response, pass, url)));
    await page.waitForSelector(`${at.dialog} ${at.hit}`);
    await eventually(() => expect(loads).toEqual([start, start]));
    await page.waitForSelector(`${at.dialog} ${at.hit}`);
    await eventually(async () => expect(await page.inputValue(at.field)).toBe('servo'));
    // The typed text survives one reload only.
    if (name !== 'the dialog') return;
    await page.reload();
    await hydrated(page);
    expect(await page.locator(at.dialog).count()).toBe(0);
  });

  it.each(cases('are not found', 'the dialog', 'the engine', 'the worker of the engine', 'the index'))(
    '%s: when they %s for good, an error offers Retry',
    async (_name, _what, isGone, answer) => {
      const loads = documents();
      const takeBack = await searchDuringDeployment(isGone, answer);
      const retry = page.locator(`${at.dialog} [role="alert"] button`, { hasText: 'Retry' });
      await retry.waitFor();
      await eventually(() => expect(loads).toHaveLength(2));
      await retry.click();
      await retry.waitFor();
      expect(loads).toHaveLength(2);
      takeBack();
      await retry.click();
      await page.waitForSelector(`${at.dialog} ${at.hit}`);
      await eventually(async () => expect(await page.inputValue(at.field)).toBe('servo'));
      expect(loads).toHaveLength(2);
    },
  );
});

describe('controls of a parts table that a deployment has removed', () => {
  const list = '/hardware/parts';
  const isTools = scriptWith('text/csv');
  const go = () => navigate(page, list);

  it('reload the page once', async () => {
    const loads = documents();
    await opened.goto('/');
    site.answer(isTools, (response, pass) => (loads.length > 1 ? pass() : gone(response)));
    await go();
    await page.waitForSelector('[data-parts-table][data-ready]');
    expect(loads).toEqual(['/', list]);
  });
});

describe('a page whose code is gone', () => {
  const isCode = ({ pathname }: URL): boolean => /\/component---src-templates-document-tsx-.*\.js$/.test(pathname);

  it('is loaded as a document from a page of another template', async () => {
    const loads = documents();
    await opened.goto('/category/hardware');
    site.answer(isCode, (response, pass) => (loads.length > 1 ? pass() : gone(response)));
    await page.click('header nav a[href="/purchase/"]');
    await page.waitForURL('**/purchase/');
    await hydrated(page);
    expect(loads).toEqual(['/category/hardware', '/purchase/']);
    await eventually(async () => expect(await page.locator('h1').innerText()).toContain('Buy'));
  });
});
