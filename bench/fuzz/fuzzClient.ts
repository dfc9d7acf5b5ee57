import type { Page, Request } from 'playwright-core';
import { hydrated } from '../../__tests__/browser/site';
import { brokenEscapes, runningTexts } from '../../__tests__/fixtures/hostile';
import type { OpenSite } from '../../__tests__/browser/site';
import { createRandom } from '../random';

const script = 'window.__ran=1';

const texts = [
  ...brokenEscapes,
  ...runningTexts(script),
  ...['', '%25', '\0', '\x7f', '\u2028', '🤖', '\ud800', '__proto__', `{{constructor}}`],
  ...['//elsewhere.example/', 'https://elsewhere.example/', '/\\elsewhere.example', ':uri', '*', '/:path', '?', '#', '&', '=', 'a b'],
  ...['null', 'true', '-1', '1e99', '[]', '{}', '[null]', '{"a":', '"', '1,2,3', 'dark', 'light', 'system', 'a'.repeat(10_000)],
];

const keys = [
  ...[
    'theme',
    'announcement',
    'typeface',
    'docs-preferred-version-default',
    'tabs-can-tool',
    'build-j1-j2',
    'build-j1-j2.right',
    'place-j1-j2.right',
    'typed-search',
    'reloaded-for',
  ],
  ...['__DOCSEARCH_RECENT_SEARCHES__OpenArm documents', '__DOCSEARCH_FAVORITE_SEARCHES__OpenArm documents'],
  ...['@@scroll|/|initial', 'gatsby-reload-compilation-hash-match', 'length', 'hasOwnProperty'],
];

const routes = [
  '/',
  '/hardware/',
  '/software/can',
  '/search',
  '/hardware/bill-of-materials/gripper',
  '/software/setup/can-setup',
  '/blog/',
  '/404',
];

const parameters = ['q', 'section', 'page', 'gripper.q', 'gripper.sort', 'gripper.n', 'gripper.set', '__proto__', 'highlight'];

/** What a reader, or whoever gave the reader a link, may bring along. */
interface ClientState {
  readonly address: string;
  /** Set on the page that stands. */
  readonly fragment: string;
  readonly stored: readonly (readonly [key: string, value: string])[];
  readonly searches: boolean;
}

/** States by a seed; the same ones for the same seed. */
function clientStates(count: number, seed: number): ClientState[] {
  const { next, below, pick: oneOf } = createRandom(seed);
  const several = <T>(most: number, make: () => T): T[] => Array.from({ length: below(most + 1) }, make);
  const text = (): string => several(2, () => oneOf(texts)).join('') || oneOf(texts);
  const search = (): object => ({
    objectID: text(),
    url: oneOf([text(), '/software/can']),
    type: oneOf(['lvl1', 'content', 'askAI', text()]),
    content: oneOf([null, text()]),
    hierarchy: oneOf([null, { lvl0: text(), lvl1: text(), lvl2: oneOf([null, {}, text()]) }]),
    _snippetResult: { hierarchy: { lvl1: { value: text() } } },
  });
  const value = (): string => (next() < 0.4 ? JSON.stringify(several(3, () => oneOf([search, () => null, text])())) : text());
  const path = (): string => (next() < 0.8 ? oneOf(routes) : `/${encodeURI(oneOf(texts).replace(/[\ud800-\udfff%]/g, '')).slice(0, 2000)}`);
  const query = (): string => several(3, () => `${oneOf(parameters)}=${oneOf([text(), encodeURIComponent('a&b=c')])}`).join('&');
  return Array.from({ length: count }, () => ({
    address: `${path()}?${query().slice(0, 6000)}#${text()}`,
    fragment: text(),
    stored: several(5, () => [oneOf(keys), value()] as const),
    searches: next() < 0.4,
  }));
}

/** Goes through one state. Throws where the page does not stand, or does not answer. */
async function visit(page: Page, origin: string, { address, fragment, stored, searches }: ClientState): Promise<void> {
  await page.evaluate((entries) => {
    for (const storage of [localStorage, sessionStorage]) {
      storage.clear();
      for (const [key, value] of entries) storage.setItem(key, value);
    }
  }, stored);
  await page.goto(origin + address, { waitUntil: 'domcontentloaded' });
  await hydrated(page);
  await page.evaluate((text) => (location.hash = text), fragment);
  if (searches) {
    // A search that was being typed may have opened it already.
    if ((await page.locator('dialog[open]').count()) === 0) await page.keyboard.press('Control+k');
    await page.waitForSelector('#docsearch-input');
    await page.fill('#docsearch-input', '');
    await page.keyboard.press('Escape');
    await page.waitForSelector('dialog[open]', { state: 'detached' });
  }
  if ((await page.locator('main h1').first().innerText()) === '') throw new Error('The page is blank.');
  if (await page.evaluate(() => '__ran' in window)) throw new Error('Something of the state has run.');
  if (new URL(page.url()).origin !== origin) throw new Error(`The page has been left for ${page.url()}.`);
}

/** Opens the built site in odd states and says in a line each what went wrong. */
export async function fuzzClient(site: OpenSite, count: number, seed: number): Promise<string[]> {
  const faults: string[] = [];
  // What a page loads in advance depends on none of these states.
  const opened = await site.newPage();
  const { page, context } = opened;
  page.setDefaultTimeout(10_000);
  let uncaught: string[] = [];
  page.on('pageerror', (error) => uncaught.push(String(error)));
  context.on('request', (request: Request) => {
    if (/^(http|ws)/.test(request.url()) && new URL(request.url()).origin !== site.origin) uncaught.push(`asked ${request.url()}`);
  });
  await opened.goto('/');
  for (const [number, state] of clientStates(count, seed).entries()) {
    uncaught = [];
    await visit(page, site.origin, state).catch((error: unknown) => uncaught.push(String(error).split('\n')[0] ?? ''));
    for (const fault of uncaught) faults.push(`state ${number}: ${fault}: ${JSON.stringify(state).slice(0, 600)}`);
    if (uncaught.length > 0) await opened.goto('/');
  }
  await context.close();
  return faults;
}
