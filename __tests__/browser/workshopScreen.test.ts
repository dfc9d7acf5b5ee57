import type { Page } from 'playwright-core';
import { colourRules, findViolations } from './axe';
import { eventually } from './eventually';
import { button, guide, isOpen, phone, readOn, showStep } from './openStep';
import { openSiteForTests } from './openSiteForTests';
import { smallTargets } from './smallTargets';
import type { OpenSite, SitePage } from './site';

let site: OpenSite;
let at: SitePage;

openSiteForTests((opened) => (site = opened));

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
    at = await site.newPage();
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

  it('shows that its words go on below, and is done after their end was in view', async () => {
    at = await site.newPage({ viewport: { width: 360, height: 560 }, hasTouch: true, reducedMotion: 'reduce' });
    const { page, context } = at;
    await (await context.newCDPSession(page)).send('Page.setFontSizes', { fontSizes: { standard: 24, fixed: 24 } });
    await at.goto(`${guide}?step=2`);
    await isOpen(page, '2');
    const more = page.getByRole('button', { name: 'More below' });
    const done = page.getByRole('button', { name: /^Done, next/ });
    await more.waitFor();
    expect(await done.count()).toBe(0);
    await eventually(async () => {
      // In one go, because the button becomes another one.
      await page.evaluate(() => {
        const main = document.querySelector<HTMLButtonElement>('[data-open-step] > footer > button:nth-of-type(2)');
        if (main?.textContent?.startsWith('More below')) main.click();
      });
      expect(await done.count()).toBe(1);
    });
    await isOpen(page, '2');
    await done.click();
    await isOpen(page, '3');
  });

  it('of a reader whose text is large has each of its buttons alone, and whole', async () => {
    at = await site.newPage({ viewport: { width: 360, height: 640 }, hasTouch: true });
    const { page, context } = at;
    const session = await context.newCDPSession(page);
    await at.goto(`${guide}?step=2`);
    await isOpen(page, '2');
    for (const size of [20, 24, 32]) {
      await session.send('Page.setFontSizes', { fontSizes: { standard: size, fixed: size } });
      await page.waitForFunction((text) => getComputedStyle(document.documentElement).fontSize === text, `${size}px`);
      const wrong = await page.evaluate(() => {
        const buttons = [...document.querySelectorAll('[data-open-step] > :is(header, footer) > button, [data-stage] [data-turn]')];
        const boxes = buttons.map((one) => ({ name: one.textContent, box: one.getBoundingClientRect() }));
        const meet = (a: DOMRect, b: DOMRect) =>
          a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1;
        return boxes
          .filter(({ box }) => box.left < 0 || box.right > innerWidth || boxes.some((other) => other.box !== box && meet(other.box, box)))
          .map(({ name }) => name);
      });
      expect({ size, wrong }).toEqual({ size, wrong: [] });
    }
  });

  it('gives the drawing most of it, and keys for a thumb, at any size', async () => {
    const sizes = [
      [320, 640],
      [360, 640],
      [390, 844],
      [640, 360],
      [1350, 900],
    ] as const;
    at = await site.newPage({ viewport: { width: 360, height: 640 }, hasTouch: true });
    const { page } = at;
    // Where the screen can't be kept awake, a note is in the way once.
    await withLocks(page);
    await at.goto(`${guide}?step=4`);
    await isOpen(page, '4');
    for (const [width, height] of sizes) {
      await page.setViewportSize({ width, height });
      await page.locator('[data-stage] img').first().scrollIntoViewIfNeeded();
      const boxes = await page.evaluate(() => {
        const rect = (selector: string) => document.querySelector(selector)!.getBoundingClientRect();
        const stage = rect('[data-stage]');
        const bar = rect('[data-open-step] > header');
        const title = rect('[data-open-step] > .step-title');
        const isBeside = stage.width < innerWidth;
        const words = { left: isBeside ? stage.right : 0, top: isBeside ? bar.bottom : stage.bottom };
        const meet = (a: DOMRect, b: DOMRect) =>
          a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1;
        const keys = [...document.querySelectorAll('[data-open-step] > footer > button')].map((key) => key.getBoundingClientRect());
        const controls = [...document.querySelectorAll('[data-open-step] > header > :not([hidden]), [data-stage] [data-turn]')];
        const drawings = [...document.querySelectorAll('[data-stage] img')].filter((drawing) => drawing.getClientRects().length > 0);
        return {
          covered: controls
            .filter((control) => drawings.some((drawing) => meet(control.getBoundingClientRect(), drawing.getBoundingClientRect())))
            .map((control) => control.textContent),
          // As much as the words leave it, and never less than a third.
          isLarge: stage.width * stage.height >= 0.36 * innerWidth * innerHeight,
          inside: [stage, title, bar, ...keys].every(
            ({ left, right, top, bottom }) => left >= 0 && top >= 0 && right <= innerWidth + 0.5 && bottom <= innerHeight + 0.5,
          ),
          apart: title.left >= words.left && title.top >= words.top - 1,
          words: Math.min(...keys.map(({ top }) => top)) - words.top > 90 && innerWidth - words.left > 200,
          keys: keys.length > 0 && keys.every((key) => key.height >= 56 && key.width >= 56),
        };
      });
      expect({ width, ...boxes }).toEqual({ width, covered: [], isLarge: true, inside: true, apart: true, words: true, keys: true });
    }
    // The danger comes before all that is done.
    expect(await page.locator('#step-4 > :nth-child(2)').getAttribute('class')).toContain('admonition');
    for (const [width, height] of sizes) {
      await page.setViewportSize({ width, height });
      expect({ width, small: await smallTargets(page) }).toEqual({ width, small: [] });
    }
  });

  it('shows the step in one column at a zoom of 400 %, marks the key that goes on in forced colours, and is the whole page on paper', async () => {
    at = await site.newPage();
    const { page } = at;
    await page.setViewportSize({ width: 360, height: 640 });
    await at.goto(`${guide}?step=4`);
    await isOpen(page, '4');
    await page.setViewportSize({ width: 320, height: 256 });
    const words = await page.locator('[data-open-step]').boundingBox();
    expect(words?.width).toBe(320);
    expect(await page.locator('[data-open-step]').evaluate((step) => step.scrollWidth)).toBeLessThanOrEqual(320);

    await page.setViewportSize({ width: 1350, height: 900 });
    await page.emulateMedia({ forcedColors: 'active' });
    const ground = (name: string | RegExp) => button(page, name).evaluate((key) => getComputedStyle(key).backgroundColor);
    expect(await ground(/Done, next/)).not.toBe(await ground('Previous step'));

    await page.emulateMedia({ forcedColors: 'none', media: 'print' });
    expect(await page.locator('h1').isVisible()).toBe(true);
    expect(await page.locator('#step-2 h3').isVisible()).toBe(true);
    for (const part of ['header', 'footer']) expect(await page.locator(`[data-open-step] > ${part}`).isVisible()).toBe(false);
    expect(await page.locator('#step-4').evaluate((step) => getComputedStyle(step).position)).toBe('relative');
  });

  it('holds one step only for who hears it, without mistakes that axe finds', async () => {
    at = await site.newPage();
    const { page } = at;
    const withoutMistakes = async (): Promise<void> => {
      expect(await findViolations(page)).toEqual([]);
      await page.evaluate(() => (document.documentElement.dataset.theme = 'dark'));
      expect(await findViolations(page, colourRules)).toEqual([]);
      await page.evaluate(() => (document.documentElement.dataset.theme = 'light'));
    };
    await at.goto(`${guide}?step=4`);
    await isOpen(page, '4');
    const session = await at.context.newCDPSession(page);
    const { nodes } = await session.send('Accessibility.getFullAXTree');
    const shown = nodes.filter(({ ignored }) => !ignored);
    const withRole = (name: string) => shown.filter(({ role }) => role?.value === name);
    const title = await page.locator('#step-4 h3').evaluate((heading) => heading.lastChild?.textContent);
    expect(withRole('heading').map(({ name, description }) => [`${name?.value}`, `${description?.value}`])).toEqual([
      [title, 'Step 4 of 5'],
    ]);
    expect(withRole('navigation')).toEqual([]);
    // Keys stay in the step, too.
    for (let press = 0; press < 30; press += 1) {
      await page.keyboard.press('Tab');
      expect(await page.evaluate(() => document.activeElement?.closest('[data-open-step], body')?.id)).toMatch(/^(step-4)?$/);
    }
    await withoutMistakes();
    await showStep(page, 'end');
    await page.getByRole('heading', { name: 'The end of the steps' }).waitFor();
    await withoutMistakes();
  });
});

describe('a drawing that fills the stage', () => {
  it('turns in 3D, and so do the steps that follow', async () => {
    at = await site.newPage(phone);
    const { page } = at;
    await at.goto(`${guide}?step=4`);
    await isOpen(page, '4');
    await page.locator('[data-stage] [data-turn]').tap();
    const canvas = page.locator('[data-stage] canvas');
    await canvas.waitFor();
    await eventually(async () => expect((await canvas.boundingBox())?.height).toBeGreaterThan(300));
    await readOn(page);
    await button(page, /Done, next/).tap();
    await isOpen(page, '5');
    await canvas.waitFor();
    expect(await page.locator('[data-step-solid]').count()).toBe(1);
    expect(at.errors).toEqual([]);
  });
});
