import path from 'node:path';
import { builtRoutes } from '../../src/outputs/sitemap';
import { lookAtPages, nothingWrong } from './lookAtPages';
import type { Findings, Look } from './lookAtPages';
import { openSite } from './site';
import type { OpenSite } from './site';

/** The project's own build: all its pages are looked at, whatever they say. */
const publicFolder = path.resolve(__dirname, '../../public');

const routes = builtRoutes(publicFolder);

/** Axe looks at each page at both widths, in light mode and in dark mode. */
const looks: readonly Look[] = [1350, 360].flatMap((width) => [
  { width, mode: 'light' },
  { width, mode: 'dark' },
]);

let site: OpenSite;
let findings: ReadonlyMap<string, Promise<Findings>>;

beforeAll(async () => {
  site = await openSite(publicFolder);
  findings = await lookAtPages(site, routes, () => looks, new Set());
});
afterAll(() => site.close());

it('the sitemap names every page once, in its canonical spelling', () => {
  expect(new Set(routes).size).toBe(routes.length);
  expect(routes).toContain('/');
  expect(routes.filter((route) => route.includes('404') || route.startsWith('/search'))).toEqual([]);
});

it.each(routes)('the page %s hydrates without an error, fits every width, and is accessible in both modes', async (route) => {
  expect(await findings.get(route)).toEqual(nothingWrong);
});
