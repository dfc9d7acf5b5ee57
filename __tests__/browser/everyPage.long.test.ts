import path from 'node:path';
import { builtRoutes } from '../../src/outputs/sitemap';
import { lookAt, nothingWrong } from './lookAt';
import { openSite } from './site';
import type { OpenSite } from './site';

/** The project's own build: all its pages are looked at, whatever they say. */
const publicFolder = path.resolve(__dirname, '../../public');

const routes = builtRoutes(publicFolder);

let site: OpenSite;

beforeAll(async () => {
  site = await openSite(publicFolder);
});
afterAll(() => site.close());

it('the sitemap names every page once, in its canonical spelling', () => {
  expect(new Set(routes).size).toBe(routes.length);
  expect(routes).toContain('/');
  expect(routes.filter((route) => route.includes('404') || route.startsWith('/search'))).toEqual([]);
});

it.each(routes)('the page %s hydrates without an error, fits every width, and is accessible in both modes', async (route) => {
  expect(await lookAt(site, route)).toEqual(nothingWrong);
});
