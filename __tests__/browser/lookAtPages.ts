import { bringAxe, colourRules, findViolations } from './axe';
import type { OpenSite, SitePage } from './site';

/** A look of axe at a page: with all rules in light mode, and in dark mode with those that look at colours. */
export interface Look {
  readonly width: number;
  readonly mode: 'light' | 'dark';
}

/** What is looked at on every page. */
export interface Findings {
  readonly errors: readonly string[];
  readonly headings: number;
  /** The first line that shows a value that went wrong. */
  readonly wrongValue: string;
  /** Widths at which the page is wider than the window. */
  readonly tooWide: readonly number[];
  readonly violations: readonly string[];
}

/** Findings of a page with nothing wrong. */
export const nothingWrong: Findings = { errors: [], headings: 1, wrongValue: '', tooWide: [], violations: [] };

/** Widths in px of the window. A page is loaded at the first. */
const widths = [1350, 1600, 1000, 768, 360];

async function lookAt(route: string, looks: readonly Look[], seenTexts: Set<string>, { page, errors, goto }: SitePage): Promise<Findings> {
  errors.length = 0;
  await page.setViewportSize({ width: widths[0] ?? 1350, height: 900 });
  await goto(route);
  const seen = [...errors];
  const headings = await page.locator('h1').count();
  // What a value that went wrong looks like in a sentence.
  const wrongValue = (await page.locator('body').innerText()).match(/.*(\bNaN\b|\bundefined\b|\[object ).*/)?.[0] ?? '';
  const tooWide: number[] = [];
  const violations: string[] = [];
  // The page is laid out anew for each width, so that all is asked at one width before the next.
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    if (await page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth)) tooWide.push(width);
    for (const { mode } of looks.filter((look) => look.width === width)) {
      await page.evaluate((theme) => (document.documentElement.dataset.theme = theme), mode);
      const found = await findViolations(page, mode === 'light' ? undefined : colourRules, seenTexts);
      violations.push(...found.map((violation) => `${mode}, ${width} px: ${violation}`));
    }
  }
  return { errors: seen, headings, wrongValue, tooWide, violations };
}

/** Pages that are looked at at the same time: while one is checked, the next one loads. */
const lanes = 2;

/**
 * Looks at pages one after another in a few lanes. Each is settled when it was looked at, so that a page that can't be looked at fails its
 * own test. `seenTexts` holds the kinds of text whose contrast is known.
 */
export async function lookAtPages(
  site: OpenSite,
  routes: readonly string[],
  looksAt: (route: string) => readonly Look[],
  seenTexts: Set<string>,
): Promise<ReadonlyMap<string, Promise<Findings>>> {
  const findings = new Map<string, Promise<Findings>>();
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
    await bringAxe(at.page);
    void (async () => {
      for (let route = waiting.shift(); route !== undefined; route = waiting.shift()) {
        const found = lookAt(route, looksAt(route), seenTexts, at);
        settle.get(route)?.(found);
        await found.catch(() => undefined);
      }
    })();
  }
  return findings;
}
