import { readdirSync } from 'node:fs';
import path from 'node:path';
import { documentRoute } from '../../src/content/sources/documentFile';
import { exampleFolder } from '../sites/exampleSite';
import { findViolations } from './axe';
import { lookAt, nothingWrong } from './lookAt';
import { openSiteForTests } from './openSiteForTests';
import type { OpenSite } from './site';

/** Every document, and one page of each template that no document has. */
const routes = [
  ...readdirSync(path.join(exampleFolder, 'content/docs'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.mdx'))
    .sort()
    .map((file) => documentRoute(file.replaceAll(path.sep, '/').replace(/\.mdx$/, ''))),
  '/category/hardware',
  '/blog/',
  '/blog/first-twig',
];

let site: OpenSite;

openSiteForTests((opened) => (site = opened));

// The example shows every component. `npm run test:long` looks at every page of the project in the same way.
it.each(routes)('the page %s hydrates without an error, fits every width, and is accessible in both modes', async (route) => {
  expect(await lookAt(site, route)).toEqual(nothingWrong);
});

it.each([
  ['the results page', '/search?q=servo', '[data-result]'],
  ['the not-found page', '/no-such-page', 'h1'],
])('%s is accessible in a narrow and in a wide window', async (_name, address, shown) => {
  const { page, goto } = await site.newPage({ viewport: { width: 360, height: 900 } });
  await goto(address);
  await page.waitForSelector(shown);
  expect(await findViolations(page)).toEqual([]);
  await page.setViewportSize({ width: 1350, height: 900 });
  expect(await findViolations(page)).toEqual([]);
});
