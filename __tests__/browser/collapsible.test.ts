import { openSiteForTests } from './openSiteForTests';
import type { OpenSite } from './site';

let site: OpenSite;

openSiteForTests((opened) => (site = opened));

/** Opens the first section that a selector names, and tells how it unfolds: its curve and duration, and its height on the way and at the end. */
async function unfold(selector: string, reducedMotion: 'reduce' | 'no-preference' = 'no-preference') {
  const at = await site.cleanPage();
  await at.page.emulateMedia({ reducedMotion });
  await at.goto('/software/setup/can-setup');
  return at.page
    .locator(selector)
    .first()
    .evaluate(async (element: HTMLDetailsElement) => {
      const content = () => getComputedStyle(element, '::details-content');
      const height = () => Number.parseFloat(content().blockSize);
      element.querySelector('summary')?.click();
      await new Promise((resolve) => void requestAnimationFrame(() => requestAnimationFrame(resolve)));
      const onTheWay = height();
      await new Promise((resolve) => void setTimeout(resolve, 400));
      const [curve] = content().transitionTimingFunction.split(', ');
      return { open: element.open, curve, duration: content().transitionDuration.split(', ')[0], onTheWay, atTheEnd: height() };
    });
}

/** A category of the sidebar, a symptom, and folded text. */
const sections = ['[data-section-sidebar] details:not([open])', 'main li > details'];

describe('a folded section', () => {
  it.each(sections)('opens with an eased height: %s', async (section) => {
    const { onTheWay, atTheEnd, ...rest } = await unfold(section);
    expect(rest).toEqual({ open: true, curve: 'ease-in-out', duration: '0.2s' });
    expect(onTheWay).toBeLessThan(atTheEnd);
  });

  it('takes 1 ms where the reader asked for reduced motion', async () => {
    expect((await unfold(sections[1] ?? '', 'reduce')).duration).toBe('0.001s');
  });

  it('of the sidebar opens when the reader goes to a page that it holds', async () => {
    const at = await site.cleanPage();
    await at.goto('/software/can');
    await at.page.click('main a[href="/software/setup/can-setup"] >> nth=0');
    await at.page.waitForURL('**/software/setup/can-setup');
    await at.page.waitForSelector('[data-section-sidebar] a[aria-current="page"]:visible');
  });
});
