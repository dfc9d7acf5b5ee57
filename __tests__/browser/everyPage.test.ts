import { readFileSync } from 'node:fs';
import path from 'node:path';
import { openSite } from './site';
import type { OpenSite } from './site';

const axeSource = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');
const sitemap = readFileSync(path.resolve(__dirname, '../../public/sitemap-0.xml'), 'utf8');
const routes = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname);

let site: OpenSite;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

/** Ids and targets of what axe finds wrong. */
interface Violation {
  readonly id: string;
  readonly nodes: readonly { readonly target: readonly string[] }[];
}

describe('the sitemap', () => {
  it('names every page once, in its canonical spelling', () => {
    expect(new Set(routes).size).toBe(routes.length);
    expect(routes).toEqual(expect.arrayContaining(['/', '/hardware/', '/software/can', '/category/hardware']));
    expect(routes.filter((route) => route.includes('404') || route.startsWith('/search'))).toEqual([]);
  });
});

describe.each(routes)('the page %s', (route) => {
  it('hydrates without an error, fits every width, and is accessible in both modes', async () => {
    const { page, context, errors, goto } = await site.newPage();
    await goto(route);
    expect(errors).toEqual([]);
    expect(await page.locator('h1').count()).toBe(1);
    // What a value that went wrong looks like in a sentence.
    expect((await page.locator('body').innerText()).match(/.*(\bNaN\b|\bundefined\b|\[object ).*/)?.[0] ?? '').toBe('');
    for (const width of [360, 768, 1000, 1350, 1600]) {
      await page.setViewportSize({ width, height: 900 });
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
      expect({ width, overflow }).toEqual({ width, overflow: 0 });
    }
    await page.setViewportSize({ width: 1350, height: 900 });
    await page.evaluate(axeSource);
    for (const mode of ['light', 'dark']) {
      await page.evaluate((theme) => (document.documentElement.dataset.theme = theme), mode);
      const violations = await page.evaluate(async () => {
        const tested = window as unknown as {
          axe: { run(this: void, context: Document, options: object): Promise<{ violations: Violation[] }> };
        };
        const result = await tested.axe.run(document, { runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa'] });
        return result.violations.map(
          ({ id, nodes }) =>
            `${id}: ${nodes
              .map(({ target }) => target.join(' '))
              .slice(0, 3)
              .join(' | ')}`,
        );
      });
      expect({ mode, violations }).toEqual({ mode, violations: [] });
    }
    await context.close();
  });
});
