import type { Page } from 'playwright-core';
import { builtSite } from '../sites/buildSite';
import { hostileSite } from '../sites/hostileSite';
import { eventually } from './eventually';
import { movedSoFar } from './movedSoFar';
import { openSite } from './site';
import type { OpenSite, SitePage } from './site';
import { withoutFonts } from './withoutFonts';

const guide = '/hardware/assembly-guide/j1-j2-sub-assembly';

let site: OpenSite;
let at: SitePage;

beforeAll(async () => {
  site = await openSite(builtSite(hostileSite).publicFolder);
});
afterAll(() => site.close());
afterEach(() => site.closePages());

const tick = (page: Page, step: number) => page.locator(`#step-${step} input[type="checkbox"]`);
const progress = (page: Page) => page.locator('[data-build-progress] [role="status"]').innerText();
const goOn = (page: Page) => page.locator('[data-build-progress] a');

describe('ticks in a build guide', () => {
  it('are counted, lead to the place to go on, survive a reload, and are cleared by one button', async () => {
    at = await site.newPage();
    const { page } = at;
    await at.goto(guide);
    expect(await progress(page)).toBe('Right arm: 0 of 3 steps done');
    expect(await goOn(page).count()).toBe(0);
    await tick(page, 1).check();
    await tick(page, 3).check();
    await eventually(async () => expect(await progress(page)).toBe('Right arm: 2 of 3 steps done'));
    await eventually(async () => expect(await page.evaluate(() => localStorage.getItem('build-j1-j2.right'))).toBe('1,3'));
    await at.goto(guide);
    await eventually(async () => expect(await tick(page, 1).isChecked()).toBe(true));
    await eventually(async () => expect(await tick(page, 2).isChecked()).toBe(false));
    await eventually(async () => expect(await tick(page, 3).isChecked()).toBe(true));
    await eventually(async () => expect(await page.locator('.step-next').count()).toBe(1));
    await eventually(async () => expect(await page.locator('#step-2 .step-next').isVisible()).toBe(true));
    await goOn(page).click();
    await eventually(() => expect(new URL(page.url()).hash).toBe('#step-2'));
    await page.getByRole('button', { name: 'Clear ticks' }).click();
    await eventually(async () => expect(await progress(page)).toBe('Right arm: 0 of 3 steps done'));
    await eventually(async () => expect(await tick(page, 1).isChecked()).toBe(false));
    await eventually(async () => expect(await page.evaluate(() => localStorage.getItem('build-j1-j2.right'))).toBeNull());
    await page.getByRole('button', { name: 'Bring back 2 ticks' }).click();
    await eventually(async () => expect(await progress(page)).toBe('Right arm: 2 of 3 steps done'));
    await eventually(async () => expect(await page.evaluate(() => localStorage.getItem('build-j1-j2.right'))).toBe('1,3'));
    expect(at.errors).toEqual([]);
  });

  it('are the same in another tab, gone when that clears what the browser keeps, and can be set again', async () => {
    at = await site.newPage();
    await at.goto(guide);
    const other = await at.context.newPage();
    await other.goto(site.origin + guide);
    await other.locator('#step-1 input:not([disabled])').check();
    await at.page.waitForSelector('#step-1[data-done="true"]');
    await eventually(async () => expect(await progress(at.page)).toBe('Right arm: 1 of 3 steps done'));
    await other.getByRole('button', { name: 'Clear ticks' }).click();
    await at.page.waitForSelector('#step-1[data-done="false"]');

    await tick(at.page, 1).check();
    await eventually(async () => expect(await progress(at.page)).toBe('Right arm: 1 of 3 steps done'));
    await other.evaluate(() => localStorage.clear());
    await eventually(async () => expect(await progress(at.page)).toBe('Right arm: 0 of 3 steps done'));
    await eventually(async () => expect(await tick(at.page, 1).isChecked()).toBe(false));
    await tick(at.page, 2).check();
    await eventually(async () => expect(await progress(at.page)).toBe('Right arm: 1 of 3 steps done'));
    await eventually(async () => expect(await at.page.evaluate(() => localStorage.getItem('build-j1-j2.right'))).toBe('2'));
    expect(at.errors).toEqual([]);
  });

  it('move nothing when they are restored, are read in any order, without what is no step, and kept in order', async () => {
    at = await site.newPage();
    await at.page.setViewportSize({ width: 360, height: 780 });
    await withoutFonts(at.page);
    await at.page.addInitScript(() => {
      if (!localStorage.getItem('build-j1-j2.right')) localStorage.setItem('build-j1-j2.right', '3,nonsense,1,0,,1,1e1,{}');
    });
    await at.goto(guide);
    await eventually(async () => expect(await progress(at.page)).toBe('Right arm: 2 of 3 steps done'));
    await eventually(async () => expect(await tick(at.page, 3).isChecked()).toBe(true));
    await eventually(async () => expect(await at.page.locator('#step-2 .step-next').isVisible()).toBe(true));
    expect(await movedSoFar(at.page)).toBe(0);
    await tick(at.page, 2).check();
    await eventually(async () => expect(await progress(at.page)).toBe('Right arm: 3 of 3 steps done'));
    await eventually(async () => expect(await at.page.evaluate(() => localStorage.getItem('build-j1-j2.right'))).toBe('1,2,3'));
    expect(at.errors).toEqual([]);
  });
});

describe('a step of a build guide', () => {
  it('is linked by its number, and its parts, which are numbered as in its drawing, by their rows', async () => {
    at = await site.newPage();
    await at.goto(`${guide}#step-3`);
    await at.page.waitForFunction(() => {
      const { top } = document.querySelector('#step-3')!.getBoundingClientRect();
      return top >= 0 && top < 300;
    });
    expect(await at.page.locator('#step-1 .item-number').allInnerTexts()).toEqual(['1', '2', '3']);
    expect(await at.page.locator('#step-3 .item-number').allInnerTexts()).toEqual(['1', '2']);
    const [number, ground] = await at.page
      .locator('#step-1 .item-number')
      .first()
      .evaluate((circle) => [getComputedStyle(circle).color, getComputedStyle(circle).backgroundColor]);
    expect(number).not.toBe(ground);
    await at.page.click('#step-3 .step-parts a:has-text("M5×10")');
    await at.page.waitForURL('**/arm-off-the-shelf#CBE5-10');
  });
});

describe('the bench sheet', () => {
  it('has the tray, and an empty box for each step whatever is ticked on the screen', async () => {
    at = await site.newPage();
    const { page } = at;
    await at.goto(guide);
    await tick(page, 1).check();
    await page.emulateMedia({ media: 'print' });
    expect(await page.locator('[aria-label="What you need on the bench"]').isVisible()).toBe(true);
    for (const selector of ['[data-build-progress]', '.step-tick', '.step-next', '[data-section-sidebar]'])
      for (const found of await page.locator(selector).all()) expect(await found.isVisible()).toBe(false);
    const boxes = await page.locator('li[id^="step-"]').evaluateAll((steps) =>
      steps.map((step) => {
        const { content, width, borderTopStyle, backgroundColor } = getComputedStyle(step, '::before');
        return { content, width: parseFloat(width) > 10, borderTopStyle, backgroundColor };
      }),
    );
    const empty = { content: '""', width: true, borderTopStyle: 'solid', backgroundColor: 'rgba(0, 0, 0, 0)' };
    expect(boxes).toEqual([empty, empty, empty]);

    // It keeps every drawing on one page.
    const drawings = await page.locator('figure img').evaluateAll((images) =>
      images.map((image) => {
        const whole = [image.closest('li'), image.closest('figure')?.parentElement].some(
          (around) => around && getComputedStyle(around).breakInside === 'avoid',
        );
        // Three steps of usual length fit on a sheet of A4, which has 27 cm between its margins.
        const limit = image.closest('li') ? 8 : 27;
        return { whole, fits: image.getBoundingClientRect().height <= (limit / 2.54) * 96 + 1 };
      }),
    );
    expect(drawings).toHaveLength(5);
    for (const drawing of drawings) expect(drawing).toEqual({ whole: true, fits: true });
  });
});

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
