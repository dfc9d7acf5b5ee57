import { readFileSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { documentRoute } from '../../src/content/sources/documentFile';
import { learnRooms, writtenNames } from '../../src/content/vocabulary/vocabulary';
import { rooms } from '../../src/rooms';
import { exampleFolder, examplePublic } from '../sites/exampleSite';
import { findViolations } from './axe';
import { lookAt, nothingWrong } from './lookAt';
import { openSiteForTests } from './openSiteForTests';
import type { OpenSite } from './site';

learnRooms(rooms);

const docs = path.join(exampleFolder, 'content/docs');

/** What documents are made of besides words: components, and what Markdown has. Code looks alike in all languages, whatever it holds. */
const kinds: Readonly<Record<string, RegExp>> = {
  admonition: /^:::(\w+)/gm,
  code: /^ *(```)/gm,
  component: new RegExp(`<(?=[A-Z])(${writtenNames().join('|')})\\b`, 'g'),
  formula: /(\$)\$/g,
};

const partsOf = (text: string): string[] =>
  Object.entries(kinds).flatMap(([kind, pattern]) => [...text.matchAll(pattern)].map(([, name = '']) => `${kind} ${name}`));

/** Documents that together hold every component and every kind of block, short ones rather than long ones. */
function coveringRoutes(): string[] {
  const pages = readdirSync(docs, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.mdx'))
    .sort()
    .map((file) => {
      const text = readFileSync(path.join(docs, file), 'utf8');
      const route = documentRoute(file.replaceAll(path.sep, '/').replace(/\.mdx$/, ''));
      return { route, parts: new Set(partsOf(text)), size: statSync(path.join(examplePublic, route, 'index.html')).size };
    });
  const left = new Set(pages.flatMap(({ parts }) => [...parts]));
  const chosen: string[] = [];
  while (left.size > 0) {
    const gain = ({ parts, size }: (typeof pages)[number]): number => [...parts].filter((part) => left.has(part)).length / size;
    const best = pages.reduce((most, one) => (gain(one) > gain(most) ? one : most));
    chosen.push(best.route);
    for (const part of best.parts) left.delete(part);
  }
  return chosen;
}

/** One page of each template that no document has. */
const others = ['/category/hardware', '/blog/', '/blog/openarm-1-published'];

const routes = [...new Set([...coveringRoutes(), ...others])];

let site: OpenSite;

openSiteForTests((opened) => (site = opened));

// `npm run test:long` looks at every page of the project in the same way.
it.each(routes)('the page %s hydrates without an error, fits every width, and is accessible in both modes', async (route) => {
  expect(await lookAt(site, route)).toEqual(nothingWrong);
});

it.each([
  ['the results page', '/search?q=motor', '[data-result]'],
  ['the not-found page', '/no-such-page', 'h1'],
])('%s is accessible in a narrow and in a wide window', async (_name, address, shown) => {
  const { page, goto } = await site.newPage({ viewport: { width: 360, height: 900 } });
  await goto(address);
  await page.waitForSelector(shown);
  expect(await findViolations(page)).toEqual([]);
  await page.setViewportSize({ width: 1350, height: 900 });
  expect(await findViolations(page)).toEqual([]);
});
