import { openSiteForTests } from './openSiteForTests';
import type { OpenSite } from './site';

let site: OpenSite;

openSiteForTests((opened) => (site = opened));

/** Opens the first section that a selector names, and tells how it unfolds. */
async function unfold(selector: string, reducedMotion: 'reduce' | 'no-preference' = 'no-preference') {
  const at = await site.cleanPage();
  await at.page.emulateMedia({ reducedMotion });
  await at.goto('/software/setup/can-setup');
  return at.page
    .locator(selector)
    .first()
    .evaluate((element: HTMLDetailsElement) => {
      element.querySelector('summary')?.click();
      // Reading the height starts the transitions.
      void element.offsetHeight;
      const heights = document.getAnimations().filter(({ effect }) => {
        const { target, pseudoElement } = effect as KeyframeEffect;
        return target === element && pseudoElement === '::details-content';
      });
      const of = (property: string) =>
        heights
          .find((animation) => animation instanceof CSSTransition && animation.transitionProperty === property)
          ?.effect?.getComputedTiming();
      const { easing, duration } = of('block-size') ?? of('height') ?? {};
      return { open: element.open, easing, duration };
    });
}

/** A category of the sidebar, a symptom, and folded text. */
const sections = ['[data-section-sidebar] details:not([open])', 'main li > details'];

describe('a folded section', () => {
  it.each(sections)('opens with an eased height: %s', async (section) => {
    expect(await unfold(section)).toEqual({ open: true, easing: 'ease-in-out', duration: 200 });
  });

  it('takes 1 ms where the reader asked for reduced motion', async () => {
    expect((await unfold(sections[1] ?? '', 'reduce')).duration).toBe(1);
  });

  it('of the sidebar opens when the reader goes to a page that it holds', async () => {
    const at = await site.cleanPage();
    await at.goto('/software/can');
    await at.page.click('main a[href="/software/setup/can-setup"] >> nth=0');
    await at.page.waitForURL('**/software/setup/can-setup');
    await at.page.waitForSelector('[data-section-sidebar] a[aria-current="page"]:visible');
  });
});
