import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { documentRoute } from '../../src/content/sources/documentFile';
import { exampleFolder } from '../sites/exampleSite';
import { findViolations } from './axe';
import { lookAtPages, nothingWrong } from './lookAtPages';
import type { Findings, Look } from './lookAtPages';
import { openSite } from './site';
import type { OpenSite } from './site';

const docs = path.join(exampleFolder, 'content/docs');

/** What documents are made of besides words: components, and what Markdown has. */
const kinds: Readonly<Record<string, RegExp>> = {
  admonition: /^:::(\w+)/gm,
  code: /^ *```(\w+)/gm,
  component: /<([A-Z]\w+)/g,
  formula: /(\$)\$/g,
};

const partsOf = (text: string): string[] =>
  Object.entries(kinds).flatMap(([kind, pattern]) => [...text.matchAll(pattern)].map(([, name = '']) => `${kind} ${name}`));

/** Documents that together hold every component and every kind of block, with few of them twice. */
function coveringRoutes(): string[] {
  const parts = new Map(
    readdirSync(docs, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.mdx'))
      .sort()
      .map((file) => [
        documentRoute(file.replaceAll(path.sep, '/').replace(/\.mdx$/, '')),
        new Set(partsOf(readFileSync(path.join(docs, file), 'utf8'))),
      ]),
  );
  const left = new Set([...parts.values()].flatMap((own) => [...own]));
  const chosen: string[] = [];
  while (left.size > 0) {
    const gains = [...parts].map(([route, own]) => ({ route, gain: [...own].filter((part) => left.has(part)).length }));
    const best = gains.reduce((most, one) => (one.gain > most.gain ? one : most));
    chosen.push(best.route);
    for (const part of parts.get(best.route) ?? []) left.delete(part);
  }
  return chosen;
}

/** One page of each template that no document has. */
const others = ['/category/hardware', '/blog/', '/blog/openarm-1-published', '/getting-started/changes'];

const routes = [...coveringRoutes(), ...others];

const looks: readonly Look[] = [1350, 360].flatMap((width) => [
  { width, mode: 'light' },
  { width, mode: 'dark' },
]);

/** Kinds of text whose contrast was looked at, on any page and in any mode. */
const seenTexts = new Set<string>();

let site: OpenSite;
let findings: ReadonlyMap<string, Promise<Findings>>;

beforeAll(async () => {
  site = await openSite();
  findings = await lookAtPages(site, routes, () => looks, seenTexts);
});
afterAll(() => site.close());

// `npm run test:long` looks at every page of the project in the same way.
it.each(routes)('the page %s hydrates without an error, fits every width, and is accessible in both modes', async (route) => {
  expect(await findings.get(route)).toEqual(nothingWrong);
});

it.each([
  ['the results page', '/search?q=motor', '[data-result]'],
  ['the not-found page', '/no-such-page', 'h1'],
])('%s is accessible in a narrow and in a wide window', async (_name, address, shown) => {
  const { page, context, goto } = await site.newPage({ viewport: { width: 360, height: 900 } });
  await goto(address);
  await page.waitForSelector(shown);
  expect(await findViolations(page, undefined, seenTexts)).toEqual([]);
  await page.setViewportSize({ width: 1350, height: 900 });
  expect(await findViolations(page, undefined, seenTexts)).toEqual([]);
  await context.close();
});
