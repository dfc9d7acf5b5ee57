import { colourRules, findViolations } from './axe';
import type { OpenSite } from './site';

/** What is looked at on every page. */
export interface Findings {
  readonly errors: readonly string[];
  readonly headings: number;
  /** The first line that shows a value that went wrong. */
  readonly wrongValue: string;
  /** Widths at which the page scrolls sideways. */
  readonly tooWide: readonly number[];
  readonly violations: readonly string[];
}

/** Findings of a page with nothing wrong. */
export const nothingWrong: Findings = { errors: [], headings: 1, wrongValue: '', tooWide: [], violations: [] };

/** Widths in px of the window. A page is loaded at the first. */
const widths = [1350, 1600, 1000, 768, 360];

/** Widths at which axe looks at a page, in both colour modes. */
const widthsOfAxe = [1350, 360];

/** Opens a page in a new context, looks at it at each width, and closes it. */
export async function lookAt(site: OpenSite, route: string): Promise<Findings> {
  const { page, context, errors, goto } = await site.newPage();
  await goto(route);
  const seen = [...errors];
  const headings = await page.locator('h1').count();
  const wrongValue = (await page.locator('body').innerText()).match(/.*(\bNaN\b|\bundefined\b|\[object ).*/)?.[0] ?? '';
  const tooWide: number[] = [];
  const violations: string[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    if (await page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth)) tooWide.push(width);
    if (!widthsOfAxe.includes(width)) continue;
    for (const mode of ['light', 'dark']) {
      await page.evaluate((theme) => (document.documentElement.dataset.theme = theme), mode);
      const found = await findViolations(page, mode === 'light' ? undefined : colourRules);
      violations.push(...found.map((violation) => `${mode}, ${width} px: ${violation}`));
    }
  }
  await context.close();
  return { errors: seen, headings, wrongValue, tooWide, violations };
}
