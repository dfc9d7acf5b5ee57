import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { writeSite } from '../sites/buildSite';
import { documentSource, oneSection } from '../sites/smallSite';
import { openBrowser } from './browsers';

const root = path.resolve(__dirname, '../..');

const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });

let folder: string;
let origin: string;
let develop: ChildProcess;
let browser: Browser;
let output = '';

beforeAll(async () => {
  browser = await openBrowser();
  folder = writeSite({
    name: 'develop',
    files: {
      ...oneSection(['index', 'other']),
      'content/docs/index.mdx': documentSource('Home', 'The first text.'),
      'content/docs/other.mdx': documentSource('Other', 'Text.'),
    },
  });
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
  const answers = async (): Promise<boolean> => (await fetch(`${origin}/`).catch(() => undefined))?.status === 200;
  while (!(await answers())) {
    if (develop.exitCode !== null || develop.signalCode !== null) throw new Error(output);
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
});
afterAll(async () => {
  await browser.close();
  const closed = new Promise((resolve) => develop.once('close', resolve));
  if (develop.pid) process.kill(-develop.pid, 'SIGKILL');
  await closed;
});

const overlay = '#gatsby-overlay-labelledby';

/** A new page, and the errors that it throws. */
async function newPage(): Promise<{ page: Page; errors: string[] }> {
  const page = await browser.newPage();
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  return { page, errors };
}

it('npm run develop shows a page without an error, and again what a writer changes', async () => {
  const { page, errors } = await newPage();
  await page.goto(`${origin}/`, { timeout: 120_000 });
  await page.getByText('The first text.').waitFor({ timeout: 120_000 });
  await page.waitForSelector('[data-colour-mode-switch]:not([disabled])');
  await page.evaluate(() => void Object.assign(window, { sameDocument: true }));
  await page.click('a[rel="next"]');
  await page.waitForURL('**/other');
  await page.goBack();
  await page.getByText('The first text.').waitFor();

  const file = path.join(folder, 'content/docs/index.mdx');
  writeFileSync(file, readFileSync(file, 'utf8').replace('The first text.', 'The second text.'));
  await page.getByText('The second text.').waitFor({ timeout: 120_000 });
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
  expect(errors).toEqual([]);
  expect(await page.locator(overlay).count()).toBe(0);
  expect((await page.request.get(`${origin}/___graphql`)).status()).toBe(200);
});

it('npm run develop lists the pages where an address is unknown', async () => {
  const { page, errors } = await newPage();
  await page.goto(`${origin}/nothing`);
  await page.getByRole('link', { name: '/other', exact: true }).waitFor({ timeout: 120_000 });
  expect(errors).toEqual([]);
  expect(await page.locator(overlay).count()).toBe(0);
});
