import type { BrowserContextOptions, CDPSession, Page } from 'playwright-core';
import { findViolations } from './axe';
import { eventually } from './eventually';
import { openSite } from './site';
import { smallTargets } from './smallTargets';
import type { OpenSite, SitePage } from './site';

const guide = '/hardware/assembly-guide/j4-j5-sub-assembly';
const steps = 5;

let site: OpenSite;
let at: SitePage;

beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());
afterEach(() => site.closePages());

const phone: BrowserContextOptions = { viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true };

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const kept = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key);
const stepOf = (page: Page) => new URL(page.url()).searchParams.get('step');
const isOpen = (page: Page, step: string) => page.locator(`#step-${step}[data-open-step]`).waitFor();
const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent ?? '');

describe('a guide is built to its end', () => {
  it('by the keyboard alone', async () => {
    at = await site.cleanPage();
    const { page } = at;
    await at.goto(guide);
    await button(page, 'Start building').focus();
    await page.keyboard.press('Enter');
    await eventually(async () => expect(await focused(page)).toBe('What are you building?'));
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await eventually(async () => expect(await focused(page)).toBe('Left arm'));
    await page.keyboard.press('Enter');
    for (let step = 1; step <= steps; step += 1) {
      await isOpen(page, String(step));
      const title = await page.locator(`#step-${step} h3`).innerText();
      await eventually(async () => expect(await focused(page)).toContain(title));
      await page.keyboard.press(' ');
    }
    await eventually(async () => expect(await focused(page)).toBe('All 5 steps done (left arm)'));
    expect(await kept(page, 'build-j4-j5.left')).toBe('1,2,3,4,5');
    await page.keyboard.press('ArrowLeft');
    await isOpen(page, '5');
    await page.keyboard.press('ArrowLeft');
    await isOpen(page, '4');
    await page.keyboard.press('ArrowRight');
    await isOpen(page, '5');
    await page.keyboard.press('Escape');
    await eventually(() => expect(stepOf(page)).toBeNull());
    await eventually(async () =>
      expect(await page.locator('[data-build-progress] [role="status"]').innerText()).toBe('Left arm: 5 of 5 steps done'),
    );
    expect(at.errors).toEqual([]);
  });

  it('by touch alone on a narrow phone, with swipes to look back', async () => {
    at = await site.newPage(phone);
    const { page } = at;
    await at.goto(guide);
    await button(page, 'Start building').tap();
    await page.locator('[data-step-frame]').getByRole('button', { name: 'Right arm', exact: true }).tap();
    const session = await page.context().newCDPSession(page);
    for (let step = 1; step <= steps; step += 1) {
      await isOpen(page, String(step));
      if (step === 3) {
        await swipe(session, 60, 300);
        await isOpen(page, '2');
        await swipe(session, 300, 60);
        await isOpen(page, '3');
      }
      await button(page, 'Done, next').tap();
    }
    await page.getByRole('heading', { name: 'All 5 steps done (right arm)' }).waitFor();
    expect(await kept(page, 'build-j4-j5.right')).toBe('1,2,3,4,5');
    await button(page, 'Build it again: left arm').tap();
    await isOpen(page, '1');
    await button(page, 'Done, next').tap();
    await isOpen(page, '2');
    expect(await kept(page, 'build-j4-j5.left')).toBe('1');
    await button(page, 'Leave, back to the page').tap();
    await eventually(() => expect(stepOf(page)).toBeNull());
    expect(at.errors).toEqual([]);
  });
});

async function swipe(session: CDPSession, from: number, to: number): Promise<void> {
  const y = 560;
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x: from, y }] });
  await session.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [{ x: to, y }] });
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

describe('the place in a guide', () => {
  it('is kept by the address, and for each arm by the browser', async () => {
    at = await site.cleanPage();
    const { page } = at;
    await page.addInitScript(() => localStorage.setItem('tabs-arm-side', 'right'));
    await at.goto(guide);
    const entries = await page.evaluate(() => history.length);
    await button(page, 'Start building').click();
    await isOpen(page, '1');
    for (const step of ['2', '3']) {
      await page.keyboard.press('ArrowRight');
      await isOpen(page, step);
    }
    expect(stepOf(page)).toBe('3');
    await page.reload();
    await isOpen(page, '3');
    await page.goBack();
    await eventually(() => expect(stepOf(page)).toBeNull());
    await eventually(async () => expect(await page.locator('[data-step-frame]').count()).toBe(0));
    expect(new URL(page.url()).pathname).toBe(guide);
    await page.goForward();
    await isOpen(page, '3');
    await button(page, 'Leave, back to the page').click();
    await eventually(() => expect(stepOf(page)).toBeNull());
    // Leaving shows the step in the page, where the reader was.
    await eventually(async () =>
      expect(await page.locator('#step-3').evaluate((step) => step.getBoundingClientRect().top)).toBeLessThan(300),
    );
    await button(page, 'Start building').click();
    await isOpen(page, '3');
    expect(await page.evaluate(() => history.length)).toBeLessThanOrEqual(entries + 1);
    expect(at.errors).toEqual([]);
  });

  it('is left for the page before by "back" where a link has led to it', async () => {
    at = await site.cleanPage();
    const { page } = at;
    await at.goto('/hardware/progress');
    await page.getByRole('link', { name: 'Start building' }).click();
    await page.locator('#step-1[data-open-step]').waitFor();
    await page.goBack();
    await page.getByRole('heading', { name: 'Build progress' }).waitFor();
    expect(await page.locator('[data-step-frame]').count()).toBe(0);
    await page.goForward();
    await isOpen(page, '1');
    await button(page, 'Leave, back to the page').click();
    await page.getByRole('heading', { name: 'Pedestal assembly' }).first().waitFor();
    expect(stepOf(page)).toBeNull();
    expect(at.errors).toEqual([]);
  });

  it.each(['0', '99', 'nonsense', 'constructor'])('is the page as it is where the address asks for the step %s', async (step) => {
    at = await site.cleanPage();
    await at.goto(`${guide}?step=${step}`);
    await at.page.waitForTimeout(500);
    expect(await at.page.locator('[data-step-frame]').count()).toBe(0);
    expect(await at.page.locator('h1').isVisible()).toBe(true);
    expect(at.errors).toEqual([]);
  });

  it('moves nothing while the page loads, with a step in the address or without', async () => {
    for (const address of [guide, `${guide}?step=4`]) {
      at = await site.newPage(phone);
      await at.page.addInitScript(() => {
        Object.assign(window, { shift: 0 });
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) {
            const counted = window as unknown as { shift: number }; // set above
            counted.shift += (entry as PerformanceEntry & { value: number }).value;
          }
        }).observe({ type: 'layout-shift', buffered: true });
      });
      await at.page.route('**/*.woff2', (route) => route.abort());
      await at.goto(address);
      if (address !== guide) await isOpen(at.page, '4');
      await at.page.waitForTimeout(800);
      expect({ address, shift: await at.page.evaluate(() => (window as unknown as { shift: number }).shift) }).toEqual({
        address,
        shift: 0,
      });
    }
  });
});

describe('ticks', () => {
  it('of two arms are kept apart, also in another tab', async () => {
    at = await site.cleanPage();
    const { page } = at;
    await at.goto(guide);
    const status = page.locator('[data-build-progress] [role="status"]');
    const side = (name: string) => page.locator('[data-build-progress]').getByRole('button', { name });
    await page.locator('#step-1 input').check();
    await page.locator('#step-2 input').check();
    await side('Left arm').click();
    await eventually(async () => expect(await status.innerText()).toBe('Left arm: 0 of 5 steps done'));
    await page.locator('#step-3 input').check();
    const other = await at.context.newPage();
    await other.goto(`${site.origin}${guide}?step=3`);
    await isOpen(other, '3');
    await button(other, 'Done').click();
    await isOpen(other, '4');
    await button(other, 'Done, next').click();
    await eventually(async () => expect(await status.innerText()).toBe('Left arm: 2 of 5 steps done'));
    await side('Right arm').click();
    await eventually(async () => expect(await status.innerText()).toBe('Right arm: 2 of 5 steps done'));
    expect([await kept(page, 'build-j4-j5.right'), await kept(page, 'build-j4-j5.left')]).toEqual(['1,2', '3,4']);
    expect(at.errors).toEqual([]);
  });

  it('from before arms were told apart belong to the arm that was chosen', async () => {
    at = await site.cleanPage();
    await at.page.addInitScript(() => {
      if (sessionStorage.getItem('set')) return;
      sessionStorage.setItem('set', '1');
      localStorage.setItem('build-j4-j5', '1,2');
      localStorage.setItem('tabs-arm-side', 'left');
    });
    await at.goto(guide);
    await eventually(async () => expect(await kept(at.page, 'build-j4-j5.left')).toBe('1,2'));
    expect([await kept(at.page, 'build-j4-j5'), await kept(at.page, 'build-j4-j5.right')]).toEqual([null, null]);
  });
});

describe('the screen', () => {
  const withLocks = (page: Page) =>
    page.addInitScript(() => {
      const log: string[] = [];
      const request = () => {
        log.push('asked');
        const lock = { released: false, release: () => Promise.resolve(void log.push('released')) };
        Object.assign(window, { lock });
        return Promise.resolve(lock);
      };
      Object.assign(window, { locks: log });
      Object.defineProperty(navigator, 'wakeLock', { value: { request }, configurable: true });
    });
  const locks = (page: Page) => page.evaluate(() => (window as unknown as { locks: string[] }).locks);

  it('is kept awake from the first step on, asked for again when the page comes back, and released at the end', async () => {
    at = await site.cleanPage();
    const { page } = at;
    await withLocks(page);
    await at.goto(guide);
    expect(await locks(page)).toEqual([]);
    await at.goto(`${guide}?step=2`);
    await isOpen(page, '2');
    await eventually(async () => expect(await locks(page)).toEqual(['asked']));
    await page.getByText('The screen stays awake.').waitFor({ state: 'attached' });
    await page.keyboard.press('ArrowRight');
    await isOpen(page, '3');
    const comeBack = () => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await comeBack();
    expect(await locks(page)).toEqual(['asked']);
    // A browser gives it up while the page is hidden.
    await page.evaluate(() => Object.assign((window as unknown as { lock: object }).lock, { released: true })); // set above
    await comeBack();
    await eventually(async () => expect(await locks(page)).toEqual(['asked', 'asked']));
    await page.keyboard.press('Escape');
    await eventually(async () => expect((await locks(page)).at(-1)).toBe('released'));
  });

  it('is said to go dark where the browser cannot keep it awake', async () => {
    at = await site.cleanPage();
    const { page } = at;
    await page.addInitScript(() => Object.defineProperty(navigator, 'wakeLock', { value: undefined, configurable: true }));
    await at.goto(`${guide}?step=2`);
    await page.getByText('Your screen may go dark').waitFor();
    await button(page, 'OK').click();
    await eventually(async () => expect(await page.getByText('Your screen may go dark').count()).toBe(0));
    expect(at.errors).toEqual([]);
  });

  it.each([
    [320, 640],
    [360, 640],
    [390, 844],
    [640, 360],
    [1350, 900],
  ])('of %i × %i px gives the drawing most of it, and keys for a thumb', async (width, height) => {
    at = await site.newPage({ viewport: { width, height }, hasTouch: true });
    const { page } = at;
    await at.goto(`${guide}?step=4`);
    await isOpen(page, '4');
    await page.locator('[data-stage] img').first().scrollIntoViewIfNeeded();
    const boxes = await page.evaluate(() => {
      const rect = (selector: string) => document.querySelector(selector)!.getBoundingClientRect();
      const stage = rect('[data-stage]');
      const words = rect('[data-open-step]');
      const keys = [...document.querySelectorAll('[data-step-frame] footer button')].map((key) => key.getBoundingClientRect());
      return {
        share: (stage.width * stage.height) / (innerWidth * innerHeight),
        inside: [stage, words, ...keys].every(
          ({ left, right, top, bottom }) => left >= 0 && top >= 0 && right <= innerWidth + 0.5 && bottom <= innerHeight + 0.5,
        ),
        apart: words.left >= stage.right - 1 || words.top >= stage.bottom - 1,
        words: words.height > 90 && words.width > 200,
        keys: keys.every((key) => key.height >= 56 && key.width >= 56),
      };
    });
    expect(boxes.share).toBeGreaterThanOrEqual(0.6);
    expect(boxes).toMatchObject({ inside: true, apart: true, words: true, keys: true });
    // The danger comes before all that is done.
    expect(await page.locator('#step-4 > :nth-child(2)').getAttribute('class')).toContain('admonition');
    await button(page, 'OK')
      .click({ timeout: 1000 })
      .catch(() => undefined);
    expect(await smallTargets(page)).toEqual([]);
  });

  it('shows the step at a zoom of 400 %, in one column', async () => {
    at = await site.newPage({ viewport: { width: 320, height: 256 } });
    await at.goto(`${guide}?step=4`);
    await isOpen(at.page, '4');
    const words = await at.page.locator('[data-open-step]').boundingBox();
    expect(words?.width).toBe(320);
    expect(await at.page.locator('[data-open-step]').evaluate((step) => step.scrollWidth)).toBeLessThanOrEqual(320);
  });

  it.each(['light', 'dark'])('holds one step only for who hears it, without mistakes that axe finds, %s', async (mode) => {
    at = await site.newPage();
    const { page } = at;
    await page.addInitScript((theme) => localStorage.setItem('theme', theme), mode);
    await at.goto(`${guide}?step=4`);
    await isOpen(page, '4');
    await eventually(async () =>
      expect(await page.getByRole('heading').allInnerTexts()).toEqual([await page.locator('#step-4 h3').innerText()]),
    );
    await page.locator('[data-step-frame] [role="status"]', { hasText: 'Step 4 of 5' }).waitFor({ state: 'attached' });
    expect(await findViolations(page)).toEqual([]);
    await at.goto(`${guide}?step=end`);
    await page.getByRole('heading', { name: 'The end of the steps' }).waitFor();
    expect(await findViolations(page)).toEqual([]);
  });

  it('marks the key that goes on where the reader’s own colours are forced', async () => {
    at = await site.newPage({ forcedColors: 'active' });
    await at.goto(`${guide}?step=4`);
    const ground = (name: string | RegExp) => button(at.page, name).evaluate((key) => getComputedStyle(key).backgroundColor);
    expect(await ground(/Done, next/)).not.toBe(await ground('Step back'));
  });

  it('is the whole page on paper', async () => {
    at = await site.cleanPage();
    await at.goto(`${guide}?step=4`);
    await isOpen(at.page, '4');
    await at.page.emulateMedia({ media: 'print' });
    expect(await at.page.locator('h1').isVisible()).toBe(true);
    expect(await at.page.locator('#step-2 h3').isVisible()).toBe(true);
    expect(await at.page.locator('[data-step-frame]').isVisible()).toBe(false);
  });
});

describe('a drawing that fills the stage', () => {
  it('opens large above the step, and "back" closes only that', async () => {
    at = await site.cleanPage();
    const { page } = at;
    await at.goto(`${guide}?step=4`);
    await isOpen(page, '4');
    await page.locator('[data-stage]').getByRole('link', { name: 'Open the drawing large' }).click();
    await page.locator('dialog.large-drawing img').waitFor();
    await page.goBack();
    await eventually(async () => expect(await page.locator('dialog.large-drawing').count()).toBe(0));
    await isOpen(page, '4');
  });

  it('turns in 3D, and so do the steps that follow', async () => {
    at = await site.newPage(phone);
    const { page } = at;
    await at.goto(`${guide}?step=4`);
    await isOpen(page, '4');
    await page.locator('[data-stage] [data-turn]').tap();
    const canvas = page.locator('[data-stage] canvas');
    await canvas.waitFor();
    await eventually(async () => expect((await canvas.boundingBox())?.height).toBeGreaterThan(300));
    await button(page, /Done, next/).tap();
    await isOpen(page, '5');
    await canvas.waitFor();
    expect(await page.locator('[data-step-solid]').count()).toBe(1);
    expect(at.errors).toEqual([]);
  });
});

describe('a procedure', () => {
  it('is shown one step at a time, without ticks, and leads back to the page behind its end', async () => {
    at = await site.cleanPage();
    const { page } = at;
    await at.goto('/software/setup/motor-id');
    const list = page.locator('ol[data-steps="procedure"]').first();
    const count = await list.locator(':scope > li').count();
    await button(page, 'One step at a time').first().click();
    for (let step = 1; step < count; step += 1) {
      await page.getByText(`${step} of ${count}`, { exact: true }).waitFor();
      await button(page, /^Next/).click();
    }
    expect(stepOf(page)).toBe(await list.locator(':scope > li').last().getAttribute('id'));
    await page.reload();
    await button(page, /^Finish/).click();
    await eventually(() => expect(stepOf(page)).toBeNull());
    expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => /^(build|place)-/.test(key)))).toEqual([]);
    expect(at.errors).toEqual([]);
  });
});
