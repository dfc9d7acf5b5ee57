import { openSite } from './site';
import type { OpenSite, SitePage } from './site';

let site: OpenSite;
let at: SitePage;

beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());
afterEach(() => at.context.close());

const category = () => at.page.locator('[data-section-sidebar] details', { has: at.page.locator('summary', { hasText: 'ROS2' }) }).first();
const isOpen = () => category().evaluate((element) => (element as HTMLDetailsElement).open);
const animation = () =>
  category().evaluate((element) => {
    const [running] = element.querySelector(':scope > div')?.getAnimations() ?? [];
    const timing = running?.effect?.getComputedTiming();
    return { easing: timing?.easing, duration: timing?.duration, height: element.querySelector(':scope > div')?.scrollHeight };
  });

describe('a collapsible section', () => {
  it('opens and closes with an eased animation that fits its height', async () => {
    at = await site.newPage();
    await at.goto('/software/can');
    expect(await isOpen()).toBe(false);
    await category().locator('summary').click();
    const { easing, duration, height } = await animation();
    expect(easing).toBe('ease-in-out');
    const share = (height ?? 0) / 36;
    // The height is rounded to whole pixels, so the duration may differ by a few milliseconds.
    expect(Math.abs(Number(duration) - (4 + 15 * share ** 0.25 + share / 5) * 10)).toBeLessThan(6);
    await at.page.waitForTimeout(Number(duration) + 100);
    expect(await isOpen()).toBe(true);
    await category().locator('summary').click();
    await at.page.waitForFunction(
      () =>
        ![...document.querySelectorAll('[data-section-sidebar] details')].some(
          (element) => element.textContent?.startsWith('ROS2') && (element as HTMLDetailsElement).open,
        ),
    );
  });

  it('takes 1 ms where the reader asked for reduced motion', async () => {
    at = await site.newPage({ reducedMotion: 'reduce' });
    await at.goto('/software/can');
    const durations = await category().evaluate(async (element) => {
      const content = element.querySelector<HTMLElement>(':scope > div');
      if (!content) return [];
      const seen: unknown[] = [];
      const original = content.animate.bind(content);
      content.animate = (frames, options) => {
        seen.push(typeof options === 'object' ? options.duration : options);
        return original(frames, options);
      };
      element.querySelector('summary')?.click();
      await new Promise((resolve) => setTimeout(resolve, 50));
      return seen;
    });
    expect(durations).toEqual([1]);
    expect(await isOpen()).toBe(true);
  });

  it('opens and closes by keyboard', async () => {
    at = await site.newPage();
    await at.goto('/software/can');
    await category().locator('summary').focus();
    await at.page.keyboard.press('Enter');
    await category().locator('a').first().waitFor({ state: 'visible' });
    await at.page.waitForTimeout(500);
    await at.page.keyboard.press('Space');
    await category().locator('a').first().waitFor({ state: 'hidden' });
  });

  it('opens when the reader goes to a page that it holds', async () => {
    at = await site.newPage();
    await at.goto('/software/can');
    await at.page.click('main a[href="/software/setup/can-setup"] >> nth=0');
    await at.page.waitForURL('**/software/setup/can-setup');
    await at.page.waitForSelector('[data-section-sidebar] a[aria-current="page"]:visible');
  });
});
