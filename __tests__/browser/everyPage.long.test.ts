import { readFileSync } from 'node:fs';
import path from 'node:path';
import { bringAxe, colourRules, findViolations } from './axe';
import { openSite } from './site';
import type { OpenSite, SitePage } from './site';

/** The project's own build: all its pages are looked at, whatever they say. */
const publicFolder = path.resolve(__dirname, '../../public');
const sitemap = readFileSync(path.join(publicFolder, 'sitemap-0.xml'), 'utf8');
const routes = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname);

/** What is looked at on every page. */
interface Findings {
  readonly errors: readonly string[];
  readonly headings: number;
  /** The first line that shows a value that went wrong. */
  readonly wrongValue: string;
  readonly overflows: readonly { readonly width: number; readonly overflow: number }[];
  /** By the mode. */
  readonly violations: Readonly<Record<string, readonly string[]>>;
}

/** Widths in px of the window. A page is loaded at the first. */
const widths = [1350, 1600, 1000, 768, 360];
const modes = ['light', 'dark'];

/** Templates, by the addresses of their pages. */
const templates: readonly RegExp[] = [/^\/category\//, /^\/blog\/$/, /^\/blog\/./, /./];

/** How axe looks at the pages of a template in turn: with all rules in light mode, and with those that look at colours in dark mode. */
const turns = [
  [1350, 360],
  [360, 1350],
] as const;

/** Width in px at which each page is looked at in light mode, and in dark mode. `npm run audit:access` looks at all at both. */
const axeWidths = new Map(
  templates
    .map((template, index) => routes.filter((route) => templates.findIndex((other) => other.test(route)) === index && template.test(route)))
    .flatMap((pages) => pages.map((route, index) => [route, turns[index % turns.length] ?? turns[0]] as const)),
);

/** Modes in which a page is looked at: every second one in both, because colours are those of the components on it. */
const modesOf = (route: string): readonly string[] => (routes.indexOf(route) % 2 === 0 ? modes : modes.slice(0, 1));

/** Kinds of text whose contrast was looked at, on any page and in any mode. */
const seenTexts = new Set<string>();

async function lookAt(route: string, { page, errors, goto }: SitePage): Promise<Findings> {
  errors.length = 0;
  await page.setViewportSize({ width: widths[0] ?? 1350, height: 900 });
  await goto(route);
  const seen = [...errors];
  const headings = await page.locator('h1').count();
  // What a value that went wrong looks like in a sentence.
  const wrongValue = (await page.locator('body').innerText()).match(/.*(\bNaN\b|\bundefined\b|\[object ).*/)?.[0] ?? '';
  const overflows = [];
  const violations: Record<string, readonly string[]> = {};
  // The page is laid out anew for each width, so that all is asked at one width before the next.
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    overflows.push({ width, overflow });
    for (const [index, mode] of modesOf(route).entries()) {
      if (axeWidths.get(route)?.[index] !== width) continue;
      await page.evaluate((theme) => (document.documentElement.dataset.theme = theme), mode);
      violations[mode] = await findViolations(page, mode === 'light' ? undefined : colourRules, seenTexts);
    }
  }
  return { errors: seen, headings, wrongValue, overflows, violations };
}

/** Pages that are looked at at the same time: while one is checked, the next one loads. */
const lanes = 2;

let site: OpenSite;
const findings = new Map<string, Promise<Findings>>();

beforeAll(async () => {
  site = await openSite(publicFolder);
  const waiting = [...routes];
  const settle = new Map<string, (found: Promise<Findings>) => void>();
  for (const route of routes) {
    const found = new Promise<Findings>((resolve) => settle.set(route, resolve));
    findings.set(route, found);
    // A page that cannot be looked at fails its own test, which comes later.
    found.catch(() => undefined);
  }
  for (let lane = 0; lane < lanes; lane += 1) {
    const at = await site.cleanPage();
    await bringAxe(at.page);
    void (async () => {
      for (let route = waiting.shift(); route !== undefined; route = waiting.shift()) {
        const found = lookAt(route, at);
        settle.get(route)?.(found);
        await found.catch(() => undefined);
      }
    })();
  }
});
afterAll(() => site.close());

describe('the sitemap', () => {
  it('names every page once, in its canonical spelling', () => {
    expect(new Set(routes).size).toBe(routes.length);
    expect(routes).toEqual(expect.arrayContaining(['/', '/hardware/', '/software/can', '/category/hardware']));
    expect(routes.filter((route) => route.includes('404') || route.startsWith('/search'))).toEqual([]);
  });
});

describe.each(routes)('the page %s', (route) => {
  it('hydrates without an error, fits every width, and is accessible in both modes', async () => {
    expect(await findings.get(route)).toEqual({
      errors: [],
      headings: 1,
      wrongValue: '',
      overflows: widths.map((width) => ({ width, overflow: 0 })),
      violations: Object.fromEntries(modesOf(route).map((mode) => [mode, []])),
    });
  });
});

describe.each([
  ['the results page', '/search?q=motor', '[data-result]'],
  ['the not-found page', '/no-such-page', 'h1'],
])('%s', (_name, address, shown) => {
  it('is accessible in a narrow and in a wide window', async () => {
    const { page, context, goto } = await site.newPage({ viewport: { width: 360, height: 900 } });
    await goto(address);
    await page.waitForSelector(shown);
    expect(await findViolations(page, undefined, seenTexts)).toEqual([]);
    await page.setViewportSize({ width: 1350, height: 900 });
    expect(await findViolations(page, undefined, seenTexts)).toEqual([]);
    await context.close();
  });
});
