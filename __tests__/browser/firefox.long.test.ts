import { readFileSync } from 'node:fs';
import path from 'node:path';
import { createSiteServer, listenLocally } from '../../scripts/siteServer';
import { builtRoutes } from '../../src/outputs/sitemap';
import { eventually } from './eventually';
import { openFirefox } from './firefox';
import type { Firefox } from './firefox';
import { at } from './searchDialog';

/** The project's own build, whatever its pages say. */
const publicFolder = path.resolve(__dirname, '../../public');

const htmlOf = (route: string): string => readFileSync(path.join(publicFolder, route, 'index.html'), 'utf8');

/** The first page with something in its HTML. */
const pageWith = (markup: string): string => builtRoutes(publicFolder).find((route) => htmlOf(route).includes(markup)) ?? '';

let firefox: Firefox;
let server: Awaited<ReturnType<typeof listenLocally>> | undefined;

beforeAll(async () => {
  firefox = await openFirefox();
  server = await listenLocally(createSiteServer(publicFolder, ''));
});
afterAll(async () => {
  await server?.close();
  await firefox.close();
});

/** Opens a page and waits until it has hydrated, which enables the colour switch. */
async function open(address: string): Promise<void> {
  await firefox.goto(`${server?.origin}${address}`);
  await eventually(async () =>
    expect(await firefox.run(`return document.querySelector('[data-colour-mode-switch]:not([disabled])') !== null`)).toBe(true),
  );
}

/** Width in px of the picture that a selector finds, in its file. */
const pictureWidth = (selector: string): Promise<unknown> =>
  firefox.run(
    `const picture = document.querySelector('${selector}'); picture.scrollIntoView(); return picture.complete ? picture.naturalWidth : 0;`,
  );

it('shows the home page with its picture, and changes the colour mode', async () => {
  await open('/');
  await eventually(async () => expect(await pictureWidth('main img')).toBeGreaterThan(0));
  const ground = `return getComputedStyle(document.body).backgroundColor`;
  const before = await firefox.run(ground);
  await firefox.run(`document.querySelector('[data-colour-mode-switch]').click()`);
  await eventually(async () => expect(await firefox.run(ground)).not.toBe(before));
});

it('shows the drawing of a build step, and remembers that it is done', async () => {
  const route = pageWith('id="step-1"');
  await open(route);
  await eventually(async () => expect(await pictureWidth('#step-1 figure img')).toBeGreaterThan(0));
  const isDone = () => firefox.run(`return document.querySelector('#step-1').dataset.done`);
  expect(await isDone()).toBe('false');
  await firefox.run(`document.querySelector('#step-1 input[type="checkbox"]').click()`);
  await open(route);
  await eventually(async () => expect(await isDone()).toBe('true'));
});

it('finds pages', async () => {
  await open('/');
  const [, title = ''] = /<h1[^>]*>(.*?)<\/h1>/s.exec(htmlOf('/')) ?? [];
  const word =
    title
      .replaceAll(/<[^>]*>/g, '')
      .split(' ')
      .at(-1) ?? '';
  await firefox.run(`document.querySelector('${at.button}').click()`);
  await eventually(async () => expect(await firefox.run(`return document.querySelector('${at.field}') !== null`)).toBe(true));
  await firefox.type(at.field, word);
  await eventually(async () => expect(await firefox.run(`return document.querySelectorAll('${at.hit}').length`)).toBeGreaterThan(0));
});

it('reads CAN frames in a worker', async () => {
  const frames = '(1763775300.000000) can0 001#FFFFFFFFFFFFFFFC\n(1763775300.000400) can0 011#117EEB8007E81E1C';
  await open(`${pageWith('data-can-bench=""')}?bench.frames=${encodeURIComponent(frames)}`);
  await eventually(async () => expect(await firefox.run(`return document.querySelectorAll('[data-can-bench] ol > li').length`)).toBe(2));
});
