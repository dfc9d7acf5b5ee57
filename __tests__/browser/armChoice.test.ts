import { builtSite } from '../sites/buildSite';
import { hostileGuideSite } from '../sites/hostilePages';
import { eventually } from './eventually';
import { openSite } from './site';
import type { OpenSite, SitePage } from './site';
import { withoutFonts } from './withoutFonts';

const guide = '/hardware/assembly-guide/j1-j2-sub-assembly';

let site: OpenSite;
let at: SitePage;

beforeAll(async () => {
  site = await openSite(builtSite(hostileGuideSite).publicFolder);
});
afterAll(() => site.close());
afterEach(() => site.closePages());

describe('the arm that the reader builds', () => {
  const drawing = (arm: string) => at.page.locator(`#step-2 figure[data-for-arm="${arm}"]`);
  const shown = async (): Promise<string[]> => {
    const seen: string[] = [];
    for (const arm of ['right', 'left']) if (await drawing(arm).isVisible()) seen.push(arm);
    return seen;
  };
  const button = (place: string, name: string) => at.page.locator(place).getByRole('button', { name });

  it('is the right one at first; a press in a step shows the other drawing at full width, in all tabs, and is kept', async () => {
    // Wider windows have the drawing beside the step.
    at = await site.newPage({ viewport: { width: 1100, height: 900 } });
    await at.goto(guide);
    expect(await shown()).toEqual(['right']);
    expect(await at.page.locator('.arm-choice').innerText()).toContain('Step 2 differs between the right and the left arm.');
    const step = await at.page.locator('#step-2 .step-parts').boundingBox();
    expect((await drawing('right').boundingBox())?.width).toBeCloseTo(step?.width ?? 0, 0);
    const other = await at.context.newPage();
    await other.goto(site.origin + guide);
    await button('#step-2', 'Left arm').click();
    await eventually(async () => expect(await shown()).toEqual(['left']));
    expect(await button('#step-2', 'Left arm').evaluate((pressed) => document.activeElement === pressed)).toBe(true);
    await eventually(async () => expect(await button('.arm-choice', 'Left arm').getAttribute('aria-pressed')).toBe('true'));
    await other.waitForFunction(() => document.documentElement.dataset.arm === 'left');
    expect(at.errors).toEqual([]);
  });

  it('is shown before anything else is loaded, and nothing moves when the page is taken over', async () => {
    at = await site.newPage({ viewport: { width: 360, height: 780 } });
    const { page } = at;
    await withoutFonts(page);
    await page.addInitScript(() => localStorage.setItem('tabs-arm-side', 'left'));
    await page.route('**/*.js', (route) => route.abort());
    await page.goto(site.origin + guide);
    expect(await shown()).toEqual(['left']);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    await page.unroute('**/*.js');
    await page.addInitScript(() => {
      const seen = new Set<string>();
      Object.assign(window, { seenArms: seen });
      new MutationObserver(() => seen.add(document.documentElement.dataset.arm ?? '')).observe(document, {
        attributes: true,
        subtree: true,
        attributeFilter: ['data-arm'],
      });
    });
    await at.goto(guide);
    await eventually(async () => expect(await button('#step-2', 'Left arm').getAttribute('aria-pressed')).toBe('true'));
    expect(await page.evaluate(() => [...(window as unknown as { seenArms: Set<string> }).seenArms])).toEqual(['left']); // set above
    expect(await shown()).toEqual(['left']);
  });

  it('is both side by side under their names on paper and without JavaScript, with no choice that does nothing', async () => {
    const looks = async (): Promise<void> => {
      expect(await shown()).toEqual(['right', 'left']);
      const [right, left] = await Promise.all(['right', 'left'].map((arm) => drawing(arm).boundingBox()));
      expect(right?.y).toBe(left?.y);
      expect(right?.x).toBeLessThan(left?.x ?? 0);
      expect(await drawing('left').locator('figcaption').innerText()).toBe('Left arm');
      for (const hidden of await at.page.locator('.arm-switch').all()) expect(await hidden.isVisible()).toBe(false);
    };
    at = await site.newPage({ javaScriptEnabled: false });
    await at.page.goto(site.origin + guide);
    await looks();
    await site.closePages();
    at = await site.newPage();
    await at.goto(guide);
    await at.page.emulateMedia({ media: 'print' });
    await looks();
  });
});
