import { readFileSync } from 'node:fs';
import path from 'node:path';
import { openSite } from './site';
import type { OpenSite, SitePage } from './site';

const axeSource = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');
const sitemap = readFileSync(path.resolve(__dirname, '../../public/sitemap-0.xml'), 'utf8');
const routes = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname);

/** Ids and targets of what axe finds wrong. */
interface Violation {
  readonly id: string;
  readonly nodes: readonly { readonly target: readonly string[] }[];
}

/** What is looked at on every page. */
interface Findings {
  readonly errors: readonly string[];
  readonly headings: number;
  /** The first line that shows a value that went wrong. */
  readonly wrongValue: string;
  readonly overflows: readonly { readonly width: number; readonly overflow: number }[];
  readonly violations: readonly { readonly mode: string; readonly violations: readonly string[] }[];
}

const widths = [360, 768, 1000, 1350, 1600];
const modes = ['light', 'dark'];

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa'];

async function lookAt(route: string, { page, errors, goto }: SitePage): Promise<Findings> {
  errors.length = 0;
  await page.setViewportSize({ width: 1350, height: 900 });
  await goto(route);
  const seen = [...errors];
  const headings = await page.locator('h1').count();
  // What a value that went wrong looks like in a sentence.
  const wrongValue = (await page.locator('body').innerText()).match(/.*(\bNaN\b|\bundefined\b|\[object ).*/)?.[0] ?? '';
  const overflows = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    overflows.push({ width, overflow });
  }
  await page.setViewportSize({ width: 1350, height: 900 });
  await page.evaluate(axeSource);
  const violations = [];
  for (const mode of modes) {
    await page.evaluate((theme) => (document.documentElement.dataset.theme = theme), mode);
    // A colour changes what these two say; the other rules look at nothing that the mode changes.
    const runOnly = mode === 'light' ? standards : ['color-contrast', 'link-in-text-block'];
    const found = await page.evaluate(async (rules) => {
      const tested = window as unknown as {
        axe: { run(this: void, context: Document, options: object): Promise<{ violations: Violation[] }> };
      };
      const result = await tested.axe.run(document, { runOnly: rules, resultTypes: ['violations'] });
      return result.violations.map(
        ({ id, nodes }) =>
          `${id}: ${nodes
            .map(({ target }) => target.join(' '))
            .slice(0, 3)
            .join(' | ')}`,
      );
    }, runOnly);
    violations.push({ mode, violations: found });
  }
  return { errors: seen, headings, wrongValue, overflows, violations };
}

/** Pages that are looked at at the same time: while one is checked, the next one loads. */
const lanes = 2;

let site: OpenSite;
const findings = new Map<string, Promise<Findings>>();

beforeAll(async () => {
  site = await openSite();
  const waiting = [...routes];
  const settle = new Map<string, (found: Promise<Findings>) => void>();
  for (const route of routes) {
    const found = new Promise<Findings>((resolve) => settle.set(route, resolve));
    findings.set(route, found);
    // A page that cannot be looked at fails its own test, which comes later.
    found.catch(() => undefined);
  }
  for (let lane = 0; lane < lanes; lane += 1) {
    const at = await site.newPage();
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
      violations: modes.map((mode) => ({ mode, violations: [] })),
    });
  });
});
