import { eventually } from './eventually';
import { newPageForEachTest } from './newPageForEachTest';
import { guide } from './openStep';
import type { SitePage } from './site';

let at: SitePage;

newPageForEachTest((given) => ({ opened: at } = given));

const rightOf = (selector: string) =>
  at.page
    .locator(selector)
    .first()
    .evaluate((element) => element.getBoundingClientRect().right);
const leftOf = (selector: string) =>
  at.page
    .locator(selector)
    .first()
    .evaluate((element) => element.getBoundingClientRect().left);

const drawing = '#step-1 > div:has(> figure)';

/** Whether the drawing of the first step is beside its words. */
const isBeside = async (): Promise<boolean> => {
  const right = await rightOf(drawing);
  for (const words of ['#step-1 .step-title', '#step-1 .step-parts', '#step-1 > p', '#step-1 .step-tick'])
    if ((await leftOf(words)) < right) return false;
  return true;
};

describe('a build guide', () => {
  it('has drawings beside the words from 1200 px on, and the contents in a bar where they have no room of their own', async () => {
    for (const [width, beside, contents] of [
      [1199, false, true],
      [1200, true, false],
      [1499, true, false],
      [1500, true, true],
    ] as const) {
      await at.page.setViewportSize({ width, height: 800 });
      await at.goto(guide);
      expect({ width, beside: await isBeside() }).toEqual({ width, beside });
      expect({ width, contents: await at.page.locator('[data-toc]').isVisible() }).toEqual({ width, contents });
      expect(await at.page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    }
  });

  it('keeps a drawing in view below both bars while its step is read', async () => {
    await at.page.setViewportSize({ width: 1350, height: 700 });
    await at.goto(guide);
    // A step with more to read than the window shows.
    await at.page.locator('#step-1 .step-tick').evaluate((tick) => {
      const text = document.createElement('p');
      text.style.height = '1500px';
      tick.before(text);
    });
    const topOf = () => at.page.locator(drawing).evaluate((element) => Math.round(element.getBoundingClientRect().top));
    const scrollTo = (distance: number) =>
      at.page.evaluate((by) => {
        const step = document.getElementById('step-1');
        window.scrollTo(0, (step?.getBoundingClientRect().top ?? 0) + scrollY + by);
      }, distance);
    await scrollTo(200);
    await eventually(async () => expect(await at.page.locator('[data-folded] > details').isVisible()).toBe(true));
    const first = await topOf();
    const bars = await at.page.locator('[data-folded] > details').evaluate((bar) => bar.getBoundingClientRect().bottom);
    expect(first).toBeGreaterThanOrEqual(Math.floor(bars));
    await scrollTo(700);
    await eventually(async () => expect(await topOf()).toBe(first));
    const bottom = await at.page.locator(drawing).evaluate((element) => element.getBoundingClientRect().bottom);
    expect(bottom).toBeLessThanOrEqual(700);
  });
});
