import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { putSiteAside } from '../../src/gatsby/publishedSite';
import { writeSite } from '../sites/buildSite';
import { documentSource, oneSection, tablesSource } from '../sites/smallSite';
import { openBrowser } from './browsers';
import type { OpenBrowser } from './browsers';
import { hold } from './hold';

const root = path.resolve(__dirname, '../..');

const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });

/** Files of an earlier build, where Gatsby looks first: folders of pages were redirected to and fro for ever. */
const leftByBuild = Object.fromEntries(
  ['index.html', 'other.html', 'other/index.html', 'hardware.html', 'hardware/index.html', 'data/motors.csv', 'search-index.json'].map(
    (file) => [`public/${file}`, 'left by a build'],
  ),
);

let folder: string;
let origin: string;
let develop: ChildProcess;
let browser: OpenBrowser;
let output = '';

beforeAll(async () => {
  browser = await openBrowser();
  folder = writeSite({
    name: 'develop',
    files: {
      ...oneSection(['index', 'other', 'hardware/index']),
      'src/site/tableDefinitions.ts': tablesSource(
        "motors: { title: 'Motors', key: 'joint', columns: { joint: { label: 'Joint', type: 'text' } } },",
      ),
      'content/data/motors.csv': 'joint\nJ1\n',
      'content/docs/index.mdx': documentSource('Home', 'The first text.\n\n<DataTable name="motors" />', 'tables: [motors]\n'),
      'content/docs/other.mdx': documentSource('Other', 'Text.'),
      'content/docs/hardware/index.mdx': documentSource('Hardware', 'Text.'),
      ...leftByBuild,
    },
  });
  putSiteAside(folder, 'develop');
  const port = await freePort();
  origin = `http://127.0.0.1:${port}`;
  const env = { ...process.env, NODE_ENV: 'development', GATSBY_TELEMETRY_DISABLED: '1', CI: 'true', NO_COLOR: '1' };
  // In a group of its own, so that its workers end with it.
  develop = spawn(path.join(root, 'node_modules/.bin/gatsby'), ['develop', '--host', '127.0.0.1', '--port', String(port)], {
    cwd: folder,
    env,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  for (const stream of [develop.stdout, develop.stderr]) stream?.on('data', (text) => (output += String(text)));
  const answers = async (address: string): Promise<boolean> => (await fetch(origin + address).catch(() => undefined))?.status === 200;
  // Files of `static` come after the first page.
  while (!(await answers('/')) || !(await answers('/favicon.svg'))) {
    if (develop.exitCode !== null || develop.signalCode !== null) throw new Error(output);
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
});
afterAll(async () => {
  await browser.close();
  // It has ended by itself where the site could not be served.
  if (!develop.pid || develop.exitCode !== null || develop.signalCode !== null) return;
  const closed = new Promise((resolve) => develop.once('close', resolve));
  process.kill(-develop.pid, 'SIGKILL');
  await closed;
});

const overlay = '#gatsby-overlay-labelledby';

const photo = 'on-its-side.jpg';

/** Waits until React has taken over a page, which takes longer here. */
const ready = (page: Page) => page.waitForSelector('[data-colour-mode-switch]:not([disabled])');

/** A new page, and what it throws and reports. */
async function newPage(): Promise<{ page: Page; errors: string[] }> {
  const page = await browser.browser.newPage();
  // What is asked for first is compiled first.
  page.setDefaultTimeout(120_000);
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  return { page, errors };
}

function change(name: string, from: string, to: string): void {
  const file = path.join(folder, name);
  writeFileSync(file, readFileSync(file, 'utf8').replace(from, to));
}

describe('a page of npm run develop', () => {
  let page: Page;
  let errors: string[];

  // Once for all: what is sent to it is not made small.
  beforeAll(async () => {
    ({ page, errors } = await newPage());
    await page.goto(`${origin}/`);
    await ready(page);
    await page.evaluate(() => void Object.assign(window, { sameDocument: true }));
  });
  afterEach(() => expect(errors).toEqual([]));
  const isSameDocument = () => page.evaluate(() => 'sameDocument' in window);

  it('shows what a writer changes', async () => {
    await page.getByText('The first text.').waitFor();
    await page.click('a[rel="next"]');
    await page.waitForURL('**/other');
    await page.goBack();
    await page.getByText('The first text.').waitFor();

    change('content/docs/index.mdx', 'The first text.', 'The second text.');
    await page.getByText('The second text.').waitFor();
    expect(await isSameDocument()).toBe(true);
    expect(await page.locator(overlay).count()).toBe(0);
    expect((await page.request.get(`${origin}/___graphql`)).status()).toBe(200);
  });

  it('shows the not-found page of the site at any other path', async () => {
    const other = await newPage();
    for (const address of ['/nowhere', '/hardware/nowhere.html']) {
      expect((await other.page.goto(origin + address))?.status()).toBe(404);
      await ready(other.page);
      expect(await other.page.locator('h1').innerText()).toBe('Page not found');
    }
    // The browser itself says that an address is unknown.
    expect(other.errors.filter((error) => !/status of 404/.test(error))).toEqual([]);
    expect(await other.page.locator(overlay).count()).toBe(0);
    await other.page.close();
  });

  it('shows a changed component where it stands', async () => {
    change('src/theme/layout/Layout.tsx', '<footer', '<footer data-changed');
    await page.waitForSelector('footer[data-changed]');
    expect(await isSameDocument()).toBe(true);
  });

  it('shows the progress bar of the site, once, on the way back to a page that is slow', async () => {
    if (!page.url().endsWith('/other')) await page.click('a[rel="next"]');
    await page.waitForURL('**/other');
    const first = hold();
    await page.route('**/page-data/index/page-data.json', first.handler);
    await page.reload();
    await ready(page);
    await page.evaluate(() => history.back());
    await page.locator('#nprogress').waitFor({ state: 'attached' });
    expect(await page.locator('#nprogress-styles').allTextContents()).toEqual([expect.stringContaining('background: var(--accent)')]);
    first.release();
  });
});

describe('a mistake in the sources, while the site is developed', () => {
  let page: Page;
  beforeAll(async () => {
    ({ page } = await newPage());
    await page.goto(`${origin}/other`);
    await ready(page);
  });

  // A text with frontmatter that cannot be read is no node of Gatsby until it can.
  it.each([
    ['an unknown component', 'content/docs/other.mdx', 'Text.', '<Tipp />', 'content/docs/other.mdx:6: unknown component <Tipp>'],
    [
      'a tag that is not closed',
      'content/docs/other.mdx',
      'Text.',
      '<Details summary="More">',
      'content/docs/other.mdx:6: <Details> is not closed',
    ],
    ['frontmatter that is no YAML', 'content/docs/other.mdx', 'title: Other', 'title: [Other', 'frontmatter is not valid YAML'],
    [
      'a column that is not declared',
      'content/data/motors.csv',
      'joint',
      'joints',
      'content/data/motors.csv:1: column "joints" is not declared',
    ],
    ['a cell that is never closed', 'content/data/motors.csv', 'J1', '"J1', "content/data/motors.csv:2: can't be read"],
  ])('is shown with its file and line until it is mended: %s', async (_, file, right, wrong, message) => {
    change(file, right, wrong);
    await page.getByText(message).first().waitFor();
    change(file, wrong, right);
    await page.locator(overlay).waitFor({ state: 'detached' });
    await page.getByRole('heading', { name: 'Other' }).waitFor();
    await page.getByText('Text.', { exact: true }).waitFor();
  });
});

it('shows a new page with its photo once the sidebar names it, and a changed navbar, without a restart', async () => {
  const { page } = await newPage();
  await page.goto(`${origin}/other`);
  await ready(page);
  copyFileSync(path.join(__dirname, '../fixtures/photos', photo), path.join(folder, 'content/docs/third.jpg'));
  writeFileSync(path.join(folder, 'content/docs/third.mdx'), documentSource('Third', '![What it shows](third.jpg "A caption")'));
  await page.getByText('content/docs/third.mdx').first().waitFor();
  change('src/site/sidebars.ts', '"other"', '"other","third"');
  await page.locator(overlay).waitFor({ state: 'detached' });
  await page.locator('a[href="/third"]').first().waitFor({ state: 'attached' });
  await page.goto(`${origin}/third`);
  await page.getByRole('heading', { name: 'Third' }).waitFor();
  await page.locator('article img').first().waitFor();
  change('src/site/navbar.ts', "label: 'docsSidebar'", "label: 'Documents'");
  await page.getByRole('link', { name: 'Documents' }).first().waitFor({ state: 'attached' });
  // A definition that can't be read is a mistake like others.
  change('src/site/navbar.ts', "label: 'Documents'", "label: 'Documents");
  await page.getByText('src/site/navbar.ts:').first().waitFor();
  change('src/site/navbar.ts', "label: 'Documents", "label: 'Documents'");
  await page.locator(overlay).waitFor({ state: 'detached' });
  await page.close();
});

it('npm run develop answers as a build does: tables, search, and the canonical spelling of an address', async () => {
  const { page, errors } = await newPage();
  const get = async (address: string): Promise<string> => (await page.request.get(`${origin}${address}`)).text();
  expect(await get('/data/motors.csv')).toBe('joint\nJ1\n');
  expect(JSON.parse(await get('/data/motors.json'))).toMatchObject({ name: 'motors', rows: [{ joint: 'J1' }] });
  const { texts } = JSON.parse(await get('/search-index.json')) as { readonly texts: string };
  expect(await get(`/${texts}`)).toContain('Text.');
  await page.goto(`${origin}/other.html`);
  await page.getByRole('heading', { name: 'Other' }).waitFor();
  expect(page.url()).toBe(`${origin}/other`);
  await page.goto(`${origin}/search?q=text`);
  await page.waitForSelector('[data-result]');
  expect(errors).toEqual([]);
});

it.each([
  ['/', '/'],
  ['/index.html', '/'],
  ['/other', '/other'],
  ['/other/', '/other'],
  ['/other.html', '/other'],
  ['/hardware', '/hardware/'],
  ['/hardware/', '/hardware/'],
  ['/hardware/index.html', '/hardware/'],
])('npm run develop answers %s at %s, after a build, too', async (asked, canonical) => {
  const answer = await fetch(origin + asked);
  expect([answer.status, answer.url]).toEqual([200, origin + canonical]);
  expect(await answer.text()).not.toContain('left by a build');
});
