import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { smallTargets } from './smallTargets';

const axeSource = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');
const program = `(() => { ${axeSource} })()`;

/** Rules of axe that depend on the colour mode. */
export const colourRules = ['color-contrast', 'link-in-text-block'];

/** Rules that don't run: level AAA of WCAG, which the site doesn't claim, experimental rules, and deprecated ones. */
const skippedTags = ['wcag2aaa', 'experimental', 'deprecated'];

/** Elements without a role of their own: screen readers needn't read a name given to them. Axe lets some of them pass. */
const withoutRole = ':is(div, span, p, pre, code, b, i, em, strong, small, kbd, sub, sup, time, mark, figcaption, caption, legend)';

/** The first elements that have a name, and no role that could have one. */
const unreadNames = (page: Page): Promise<string[]> =>
  page
    .locator(`${withoutRole}:is([aria-label], [aria-labelledby]):not([role])`)
    .evaluateAll((named) =>
      named.slice(0, 3).map((element) => `name without a role: ${element.localName} "${element.getAttribute('aria-label') ?? ''}"`),
    );

/** What axe finds on a page, a line for each rule with the first places: with all rules, best practices included, or with those named. */
export async function findViolations(page: Page, rules?: readonly string[]): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(program);
  const violations = await page.evaluate(
    async ({ only, skipped }) => {
      interface Violation {
        readonly id: string;
        readonly nodes: readonly { readonly target: readonly unknown[] }[];
      }
      const { axe } = window as unknown as {
        axe: {
          run(this: void, context: Document, options: object): Promise<{ violations: Violation[] }>;
          getRules(this: void): { ruleId: string; tags: string[] }[];
        };
      };
      const all = axe.getRules().filter(({ tags }) => !tags.some((tag) => skipped.includes(tag)));
      const values = all.map(({ ruleId }) => ruleId).filter((id) => only === undefined || only.includes(id));
      // The link to the top moves with the window, and may cover a text for a moment.
      const top = document.querySelector<HTMLElement>('a[title="Back to the top"]');
      if (top) top.style.visibility = 'hidden';
      const result = await axe.run(document, {
        runOnly: { type: 'rule', values },
        resultTypes: ['violations'],
        preload: { assets: ['media'] },
      });
      if (top) top.style.visibility = '';
      return result.violations.map(({ id, nodes }) => {
        const places = nodes.slice(0, 3).map(({ target }) => target.join(' '));
        return `${id}: ${places.join(' | ')}${nodes.length > 3 ? ` and ${nodes.length - 3} more` : ''}`;
      });
    },
    { only: rules, skipped: skippedTags },
  );
  return rules ? violations : [...violations, ...(await unreadNames(page))];
}

/**
 * What is wrong on a narrow page in both colour modes: what axe finds, targets too small for a finger, and sideways scrolling. `show` scrolls to
 * what is tested, after the switch of the mode has been pressed.
 */
export async function problemsOnPhone(page: Page, show?: () => Promise<unknown>): Promise<string[]> {
  const problems: string[] = [];
  for (const mode of ['light', 'dark']) {
    if ((await page.evaluate(() => document.documentElement.dataset.theme)) !== mode) {
      await page.locator('[data-colour-mode-switch]').first().click();
      await page.waitForSelector(`[data-theme="${mode}"]`);
    }
    await show?.();
    const excess = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    const found = [...(await findViolations(page, mode === 'dark' ? colourRules : undefined)), ...(await smallTargets(page))];
    problems.push(...[...found, ...(excess > 0 ? [`scrolls ${excess} px sideways`] : [])].map((words) => `${mode}: ${words}`));
  }
  return problems;
}
