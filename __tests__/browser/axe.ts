import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { smallTargets } from './smallTargets';

const axeSource = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');
const program = `(() => { ${axeSource} })()`;

/** Has a page bring axe along whenever it loads: to send it for each load takes longer than to start it. */
export const bringAxe = (page: Page): Promise<unknown> => page.addInitScript(program);

/** Ids and targets of what axe finds wrong. */
interface Violation {
  readonly id: string;
  readonly nodes: readonly { readonly target: readonly unknown[] }[];
}

/** Of axe's rules those that look at what the colour mode changes: all of them look at texts alone. */
export const colourRules = ['color-contrast', 'link-in-text-block'];

/**
 * Rules that axe keeps for itself until asked: WCAG's level AAA, which the site does not claim everywhere, and rules that are
 * still experimental or stand for old ones. Everything else runs, best practices included.
 */
const levelsLeftOut = ['wcag2aaa', 'experimental', 'deprecated'];

/** What decides, with the colours that a text stands on, how much contrast it has and needs. */
const looks = [
  ...['color', 'background-color', 'background-image', 'opacity', 'font-size', 'font-weight', 'text-shadow', 'text-decoration-line'],
  ...['position', 'z-index', 'visibility', 'filter', 'mix-blend-mode', '-webkit-text-fill-color'],
];

const markOfText = 'data-text-kind';

/** Elements that have no role of their own, so that a screen reader need not read a name which they are given. Axe lets some of them pass. */
const withoutRole = ':is(div, span, p, pre, code, b, i, em, strong, small, kbd, sub, sup, time, mark, figcaption, caption, legend)';

/** The first elements that have a name and no role which could have one. */
const unreadNames = (page: Page): Promise<string[]> =>
  page
    .locator(`${withoutRole}:is([aria-label], [aria-labelledby]):not([role])`)
    .evaluateAll((named) =>
      named.slice(0, 3).map((element) => `name without a role: ${element.localName} "${element.getAttribute('aria-label') ?? ''}"`),
    );

/**
 * Marks one text of each kind that is on the page and was not seen yet, and returns how many. Texts are of one kind where they and
 * all that they stand in have the same tags, classes and looks: axe finds the same contrast for each of them, and that takes half of its time.
 */
async function markTexts(page: Page, seen: Set<string>): Promise<number> {
  const found = await page.evaluate(
    ({ known, looks: properties, name }) => {
      /** A short name of a long text; two texts have the same once in 2^64. */
      const shortName = (text: string): string => {
        let [high, low] = [0xdeadbeef, 0x41c6ce57];
        for (let index = 0; index < text.length; index++) {
          high = Math.imul(high ^ text.charCodeAt(index), 2654435761);
          low = Math.imul(low ^ text.charCodeAt(index), 1597334677);
        }
        return `${high >>> 0} ${low >>> 0}`;
      };
      const hasWords = (element: Element): boolean =>
        [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim());
      const kinds = new Map<Element, string>();
      const kindOf = (element: Element): string => {
        const before = kinds.get(element);
        if (before !== undefined) return before;
        const style = getComputedStyle(element);
        const outer = element.parentElement ? kindOf(element.parentElement) : '';
        // What cannot be used needs no contrast.
        const isOff =
          element.matches('[aria-disabled="true"], :disabled') ||
          (element instanceof HTMLLabelElement && element.control?.matches(':disabled'));
        const own = [
          element.tagName,
          element.getAttribute('class'),
          isOff,
          // A link among words has to differ from them by more than its colour.
          element.tagName === 'A' && element.parentElement !== null && hasWords(element.parentElement),
          ...properties.map((property) => style.getPropertyValue(property)),
        ];
        const kind = shortName([outer, ...own].join('\n'));
        kinds.set(element, kind);
        return kind;
      };
      const hasText = (element: Element): boolean => element.matches('input, select, textarea') || hasWords(element);
      const all = new Set(known);
      for (const element of document.querySelectorAll('body, body *')) {
        element.removeAttribute(name);
        if (!hasText(element) || element.getClientRects().length === 0) continue;
        const kind = kindOf(element);
        if (all.has(kind)) continue;
        all.add(kind);
        element.setAttribute(name, '');
      }
      return [...all].slice(known.length);
    },
    { known: [...seen], looks, name: markOfText },
  );
  for (const kind of found) seen.add(kind);
  return found.length;
}

/**
 * What axe finds wrong on the page as it stands, a line for each rule with the first places: with all rules, best practices
 * included, or with those named. With `seenTexts`, the contrast of text and how links stand out are only looked at where no page before had text
 * of the same kind.
 */
export async function findViolations(page: Page, rules?: readonly string[], seenTexts?: Set<string>): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(program);
  const marked = seenTexts && (await markTexts(page, seenTexts));
  // Of what looks at texts alone nothing is left, and axe would read the whole page before it saw that.
  if (marked === 0 && rules?.every((rule) => colourRules.includes(rule))) return [];
  const unread = rules ? [] : await unreadNames(page);
  const violations = await page.evaluate(
    async ({ only, leftOut, texts, mark }) => {
      const { axe } = window as unknown as {
        axe: {
          configure(this: void, spec: object): void;
          run(this: void, context: Document, options: object): Promise<{ violations: Violation[] }>;
          getRules(this: void): { ruleId: string; tags: string[] }[];
        };
      };
      const all = axe.getRules().filter(({ tags }) => !tags.some((tag) => leftOut.includes(tag)));
      const values = all.map(({ ruleId }) => ruleId).filter((id) => only === undefined || only.includes(id));
      if (texts !== undefined)
        axe.configure({
          rules: [
            { id: 'color-contrast', selector: texts },
            { id: 'link-in-text-block', selector: `a[href]${texts}` },
          ],
        });
      // It moves with the window: what it happens to stand before at this moment is not covered for long.
      const top = document.querySelector<HTMLElement>('a[title="Back to the top"]');
      if (top) top.style.visibility = 'hidden';
      const result = await axe.run(document, {
        runOnly: { type: 'rule', values },
        resultTypes: ['violations'],
        preload: { assets: ['media'] },
      });
      if (top) top.style.visibility = '';
      return result.violations.map(
        ({ id, nodes }) =>
          `${id}: ${nodes
            .map(({ target }) => target.join(' ').replaceAll(`[${mark}=""]`, ''))
            .slice(0, 3)
            .join(' | ')}${nodes.length > 3 ? ` and ${nodes.length - 3} more` : ''}`,
      );
    },
    { only: rules, leftOut: levelsLeftOut, texts: seenTexts && `[${markOfText}]`, mark: markOfText },
  );
  return [...violations, ...unread];
}

/**
 * What is wrong on a narrow page in both colour modes: what axe finds, what is too small for a finger, and text to scroll sideways. `show`
 * brings what is looked at back into view, which pressing the switch of the mode may have scrolled away.
 */
export async function problemsOnPhone(page: Page, seenTexts = new Set<string>(), show?: () => Promise<unknown>): Promise<string[]> {
  const problems: string[] = [];
  for (const mode of ['light', 'dark']) {
    if ((await page.evaluate(() => document.documentElement.dataset.theme)) !== mode) {
      await page.locator('[data-colour-mode-switch]').first().click();
      await page.waitForSelector(`[data-theme="${mode}"]`);
    }
    await show?.();
    const excess = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    const found = [...(await findViolations(page, mode === 'dark' ? colourRules : undefined, seenTexts)), ...(await smallTargets(page))];
    problems.push(...[...found, ...(excess > 0 ? [`scrolls ${excess} px sideways`] : [])].map((words) => `${mode}: ${words}`));
  }
  return problems;
}
