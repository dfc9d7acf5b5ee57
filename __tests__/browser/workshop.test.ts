import type { CDPSession, Page } from 'playwright-core';
import { framesPass } from './atRest';
import { eventually } from './eventually';
import { button, guide, isOpen, phone, readOn, showStep } from './openStep';
import { openSiteForTests } from './openSiteForTests';
import type { OpenSite, SitePage } from './site';

const steps = 5;

let site: OpenSite;
let at: SitePage;

openSiteForTests((opened) => (site = opened));

const kept = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key);
const stepOf = (page: Page) => new URL(page.url()).searchParams.get('step');
const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent ?? '');

describe('a guide is built to its end', () => {
  it('by the keyboard alone', async () => {
    at = await site.newPage();
    const { page } = at;
    await at.goto(guide);
    await button(page, 'Start building').focus();
    await page.keyboard.press('Enter');
    for (let step = 1; step <= steps; step += 1) {
      await isOpen(page, String(step));
      const title = await page.locator(`#step-${step} h3`).innerText();
      await eventually(async () => expect(await focused(page)).toContain(title));
      await readOn(page);
      await page.keyboard.press(' ');
    }
    await eventually(async () => expect(await focused(page)).toBe('All 5 steps done'));
    expect(await kept(page, 'build-arm.twig')).toBe('1,2,3,4,5');
    await page.keyboard.press('ArrowLeft');
    await isOpen(page, '5');
    await page.keyboard.press('ArrowLeft');
    await isOpen(page, '4');
    await page.keyboard.press('ArrowRight');
    await isOpen(page, '5');
    await page.keyboard.press('Escape');
    await eventually(() => expect(stepOf(page)).toBeNull());
    await eventually(async () => expect(await page.locator('[data-build-progress] [role="status"]').innerText()).toBe('5 of 5 steps done'));
    // The reader goes on where they were, also by ear.
    expect(await page.evaluate(() => document.activeElement?.closest('li')?.id)).toBe('step-5');
    await button(page, 'Clear ticks').press('Enter');
    await eventually(async () => expect(await focused(page)).toBe('Bring back 5 ticks'));
    expect(at.errors).toEqual([]);
  });

  it('after a pause, from the home page or the first screen of the guide', async () => {
    at = await site.newPage(phone);
    const { page } = at;
    const link = page.locator('[data-continue] a');
    await at.goto('/');
    expect(await link.count()).toBe(0);
    await at.goto(guide);
    await page.locator('#step-1 input').check();
    await eventually(async () => expect(await link.innerText()).toMatch(/^Continue: .+, step 2, /));
    for (const route of ['/', guide]) {
      await at.goto(route);
      const { y = NaN } = (await link.boundingBox()) ?? {};
      expect(y).toBeLessThan(780);
    }
    await at.goto('/');
    await link.click();
    await isOpen(page, '2');
    // A finished build is none to continue.
    await at.goto(guide);
    for (let step = 2; step <= steps; step += 1) await page.locator(`#step-${step} input`).check();
    await eventually(async () => expect(await link.count()).toBe(0));
    expect(at.errors).toEqual([]);
  });

  it('by touch alone on a narrow phone, with swipes to look back', async () => {
    at = await site.newPage(phone);
    const { page } = at;
    await at.goto(guide);
    await button(page, 'Start building').tap();
    const session = await page.context().newCDPSession(page);
    for (let step = 1; step <= steps; step += 1) {
      await isOpen(page, String(step));
      if (step === 3) {
        await swipe(session, 60, 300);
        await isOpen(page, '2');
        await swipe(session, 300, 60);
        await isOpen(page, '3');
      }
      await readOn(page);
      await button(page, 'Done, next').tap();
    }
    await page.getByRole('heading', { name: 'All 5 steps done' }).waitFor();
    expect(await kept(page, 'build-arm.twig')).toBe('1,2,3,4,5');
    await button(page, 'Close and return to the page').tap();
    await eventually(() => expect(stepOf(page)).toBeNull());
    expect(at.errors).toEqual([]);
  });
});

async function swipe(session: CDPSession, from: number, to: number): Promise<void> {
  const y = 560;
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x: from, y }] });
  // A finger that rests before it leaves throws nothing: the browser would take the next tap for the end of a throw.
  for (const x of [(from + to) / 2, to, to, to]) {
    await session.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [{ x, y }] });
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

describe('the place in a guide', () => {
  it('is kept by the address, and by the browser', async () => {
    at = await site.newPage();
    const { page } = at;
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
    await eventually(async () => expect(await page.locator('[data-open-step]').count()).toBe(0));
    expect(new URL(page.url()).pathname).toBe(guide);
    await page.goForward();
    await isOpen(page, '3');
    await button(page, 'Close and return to the page').click();
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

  it('is the page as it is where the address asks for a step that it has not', async () => {
    at = await site.newPage();
    const { page } = at;
    await at.goto(`${guide}?step=constructor`);
    for (const step of ['constructor', '0', '99', 'nonsense']) {
      if (step !== 'constructor') await showStep(page, step);
      await framesPass(page);
      expect({ step, shown: await page.locator('[data-open-step]').count() }).toEqual({ step, shown: 0 });
      expect(await page.locator('h1').isVisible()).toBe(true);
    }
    // One that it has is shown on the same way.
    await showStep(page, '2');
    await isOpen(page, '2');
    expect(at.errors).toEqual([]);
  });
});

describe('a procedure', () => {
  it('is shown one step at a time, without ticks, and leads back to the page behind its end', async () => {
    at = await site.newPage();
    const { page } = at;
    await at.goto('/software/setup');
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
