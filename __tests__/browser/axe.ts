import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';

const axeSource = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

/** Ids and targets of what axe finds wrong. */
interface Violation {
  readonly id: string;
  readonly nodes: readonly { readonly target: readonly unknown[] }[];
}

/** Of axe's rules those that look at what the colour mode changes. */
export const colourRules = ['color-contrast', 'color-contrast-enhanced', 'link-in-text-block'];

/**
 * Rules that axe keeps for itself until asked: WCAG's level AAA, which the site does not claim everywhere, and rules that are
 * still experimental or stand for old ones. Everything else runs, best practices included.
 */
const levelsLeftOut = ['wcag2aaa', 'experimental', 'deprecated'];

/**
 * What axe finds wrong on the page as it stands, a line for each rule with the first places: with all rules, best practices
 * included, or with those named.
 */
export async function findViolations(page: Page, rules?: readonly string[]): Promise<string[]> {
  await page.evaluate(`window.axe || (() => { ${axeSource} })()`);
  return page.evaluate(
    async ({ only, leftOut }) => {
      const { axe } = window as unknown as {
        axe: {
          run(this: void, context: Document, options: object): Promise<{ violations: Violation[] }>;
          getRules(this: void): { ruleId: string; tags: string[] }[];
        };
      };
      const all = axe.getRules().filter(({ tags }) => !tags.some((tag) => leftOut.includes(tag)));
      const values = all.map(({ ruleId }) => ruleId).filter((id) => only === undefined || only.includes(id));
      // It moves with the window: what it happens to stand before at this moment is not covered for long.
      const top = document.querySelector<HTMLElement>('a[title="Back to the top"]');
      if (top) top.style.visibility = 'hidden';
      const { violations } = await axe.run(document, { runOnly: { type: 'rule', values }, resultTypes: ['violations'] });
      if (top) top.style.visibility = '';
      return violations.map(
        ({ id, nodes }) =>
          `${id}: ${nodes
            .map(({ target }) => target.join(' '))
            .slice(0, 3)
            .join(' | ')}${nodes.length > 3 ? ` and ${nodes.length - 3} more` : ''}`,
      );
    },
    { only: rules, leftOut: levelsLeftOut },
  );
}
