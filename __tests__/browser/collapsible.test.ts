import { eventually } from './eventually';
import { openSiteForTests } from './openSiteForTests';
import type { OpenSite, SitePage } from './site';

let site: OpenSite;
let at: SitePage;

openSiteForTests((opened) => (site = opened));

const category = () => at.page.locator('[data-section-sidebar] details', { has: at.page.locator('summary', { hasText: 'ROS 2' }) }).first();
const isOpen = () => category().evaluate((element) => (element as HTMLDetailsElement).open);

/** Presses the category's label so many times at once; whether it is open when it has come to rest. */
async function afterPresses(presses: number): Promise<boolean> {
  await category().evaluate((element, count) => {
    for (let press = 0; press < count; press += 1) element.querySelector('summary')?.click();
  }, presses);
  const animations = () => category().evaluate((element) => element.querySelector(':scope > div')?.getAnimations().length);
  await eventually(async () => expect(await animations()).toBe(0));
  return isOpen();
}

/** Presses the category's label and tells the animation that it starts, however long the machine takes to look. */
const startedAnimation = () =>
  category().evaluate(async (element) => {
    const content = element.querySelector<HTMLElement>(':scope > div');
    if (!content) throw new Error('The category has no content.');
    const original = content.animate.bind(content);
    const started = new Promise<Animation>((resolve) => {
      content.animate = (frames, options) => {
        const animation = original(frames, options);
        resolve(animation);
        return animation;
      };
    });
    element.querySelector('summary')?.click();
    const { easing, duration } = (await started).effect?.getComputedTiming() ?? {};
    return { easing, duration, height: content.scrollHeight };
  });

describe('a collapsible section', () => {
  it('opens and closes with an eased animation that fits its height', async () => {
    at = await site.cleanPage();
    await at.goto('/software/can');
    expect(await isOpen()).toBe(false);
    const { easing, duration, height } = await startedAnimation();
    expect(easing).toBe('ease-in-out');
    const share = height / 36;
    // The height is rounded to whole pixels, so the duration may differ by a few milliseconds.
    expect(Math.abs(Number(duration) - (4 + 15 * share ** 0.25 + share / 5) * 10)).toBeLessThan(6);
    await eventually(async () => expect(await isOpen()).toBe(true));
    await category().locator('summary').click();
    await at.page.waitForFunction(
      () =>
        ![...document.querySelectorAll('[data-section-sidebar] details')].some(
          (element) => element.textContent?.startsWith('ROS 2') && (element as HTMLDetailsElement).open,
        ),
    );
  });

  it('turns back when it is pressed again on its way, and opens and closes by keyboard', async () => {
    at = await site.cleanPage();
    await at.goto('/software/can');
    expect(await afterPresses(2)).toBe(false);
    expect(await afterPresses(1)).toBe(true);
    expect(await afterPresses(2)).toBe(true);
    expect(await afterPresses(3)).toBe(false);

    // By keyboard, too.
    await category().locator('summary').focus();
    await at.page.keyboard.press('Enter');
    await category().locator('a').first().waitFor({ state: 'visible' });
    await at.page.waitForTimeout(500);
    await at.page.keyboard.press('Space');
    await category().locator('a').first().waitFor({ state: 'hidden' });
  });

  it('takes 1 ms where the reader asked for reduced motion', async () => {
    at = await site.cleanPage();
    await at.page.emulateMedia({ reducedMotion: 'reduce' });
    await at.goto('/software/can');
    expect((await startedAnimation()).duration).toBe(1);
    await eventually(async () => expect(await isOpen()).toBe(true));
  });

  it('opens when the reader goes to a page that it holds', async () => {
    at = await site.cleanPage();
    await at.goto('/software/can');
    await at.page.click('main a[href="/software/setup/can-setup"] >> nth=0');
    await at.page.waitForURL('**/software/setup/can-setup');
    await at.page.waitForSelector('[data-section-sidebar] a[aria-current="page"]:visible');
  });
});
