import type { Page } from 'playwright-core';
import { colourRules, findViolations } from './axe';
import { eventually } from './eventually';
import { button, guide, isOpen, phone, showStep } from './openStep';
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
    await at.goto(`${guide}?step=start`);
    const choices = page.locator('.bench-units > button');
    await choices.first().waitFor();
    expect(await page.getByText('Your screen may go dark').count()).toBe(0);
    await choices.first().click();
    await page.getByText('Your screen may go dark').waitFor();
    await button(page, 'OK').click();
    await eventually(async () => expect(await page.getByText('Your screen may go dark').count()).toBe(0));
    expect(at.errors).toEqual([]);
  });

  it('of a reader whose text is large has each of its buttons alone, and whole', async () => {
    at = await site.cleanPage({ viewport: { width: 360, height: 640 }, hasTouch: true });
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

  it('lets a finger pan where the page is enlarged, and stays at its step', async () => {
    at = await site.cleanPage(phone);
    const { page, context } = at;
    const session = await context.newCDPSession(page);
    await at.goto(`${guide}?step=2`);
    await isOpen(page, '2');
    const left = () => page.evaluate(() => visualViewport?.pageLeft);
    const drag = async (y: number) => {
      const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number) =>
        session.send('Input.dispatchTouchEvent', { type, touchPoints: x === undefined ? [] : [{ x, y }] });
      await touch('touchStart', 300);
      for (let x = 290; x >= 60; x -= 23) await touch('touchMove', x);
      await page.waitForTimeout(100);
      await touch('touchEnd');
    };
    await session.send('Emulation.setPageScaleFactor', { pageScaleFactor: 2 });
    await page.waitForFunction(() => visualViewport?.scale === 2);
    // First on the picture.
    await drag(150);
    await eventually(async () => expect(await left()).toBeGreaterThan(50));
    expect(await page.locator('[data-open-step]').getAttribute('id')).toBe('step-2');
    await session.send('Emulation.setPageScaleFactor', { pageScaleFactor: 1 });
    await page.waitForFunction(() => visualViewport?.scale === 1);
    await drag(500);
    await isOpen(page, '3');
  });

  it('shows that the model could not be loaded, with the way to try again', async () => {
    at = await site.cleanPage();
    const { page, context } = at;
    await at.goto(`${guide}?step=2`);
    await isOpen(page, '2');
    await button(page, 'Turn it in 3D').first().waitFor();
    await context.setOffline(true);
    await page.locator('[data-stage] [data-turn]').click();
    const retry = page.locator('[data-stage]').getByRole('button', { name: 'Retry' });
    await retry.waitFor();
    const isOnTop = () =>
      retry.evaluate((one) => {
        const { left, right, top, bottom } = one.getBoundingClientRect();
        return one.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2));
      });
    /** Whether all of the drawing is above the message. */
    const isDrawingWhole = () =>
      retry.evaluate((one) => {
        const image = one.closest('figure')?.querySelector('img');
        const message = one.closest('[role="alert"]');
        if (!image || !message) return false;
        return image.getBoundingClientRect().bottom <= message.getBoundingClientRect().top + 1;
      });
    for (const [width, height] of [
      [360, 640],
      [640, 360],
      [1280, 800],
    ] as const) {
      await page.setViewportSize({ width, height });
      await eventually(async () => expect({ width, isOnTop: await isOnTop() }).toEqual({ width, isOnTop: true }));
      expect({ width, isDrawingWhole: await isDrawingWhole() }).toEqual({ width, isDrawingWhole: true });
    }
    await page.locator('[data-stage]').getByRole('button', { name: 'Dismiss' }).click();
    await retry.waitFor({ state: 'detached' });
  });

  it('gives the drawing most of it, and keys for a thumb, at any size', async () => {
    const sizes = [
      [320, 640],
      [360, 640],
      [390, 844],
      [640, 360],
      [1350, 900],
    ] as const;
    at = await site.cleanPage({ viewport: { width: 360, height: 640 }, hasTouch: true });
    const { page } = at;
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
          isLarge: stage.width * stage.height >= 0.6 * innerWidth * innerHeight,
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
    // What else is on the screen, once, has a button of its own.
    await button(page, 'OK')
      .click({ timeout: 1000 })
      .catch(() => undefined);
    for (const [width, height] of sizes) {
      await page.setViewportSize({ width, height });
      expect({ width, small: await smallTargets(page) }).toEqual({ width, small: [] });
    }
  });

  it('says that the drawing shows the right arm to who builds another one', async () => {
    at = await site.cleanPage(phone);
    const { page } = at;
    const wiring = '/hardware/wiring-and-casing-guide/arm-wiring';
    for (const [arm, isSaid] of [
      ['Left arm', true],
      ['Right arm', false],
    ] as const) {
      await (arm === 'Left arm' ? at.goto(`${wiring}?step=start`) : showStep(page, 'start'));
      await page.locator('[data-open-step]').getByRole('button', { name: arm, exact: true }).click();
      for (const [step, words] of [
        ['4', isSaid],
        // It has a drawing for each arm.
        ['10', false],
      ] as const) {
        await showStep(page, step);
        await isOpen(page, step);
        const said = page.locator('[data-stage]').getByText('The drawing shows the right arm.');
        expect({ arm, step, said: await said.isVisible() }).toEqual({ arm, step, said: words });
      }
    }
  });

  it('keeps the drawing in view beside its words, and scrolls it with them where the text is large', async () => {
    at = await site.cleanPage({ viewport: { width: 360, height: 740 }, hasTouch: true });
    const { page, context } = at;
    await at.goto(`${guide}?step=4`);
    await isOpen(page, '4');
    const session = await context.newCDPSession(page);
    /** Height in px that is left of drawing and words at the end of the step, between bars that stay. */
    const atEnd = async (size: number) => {
      await session.send('Page.setFontSizes', { fontSizes: { standard: size, fixed: size } });
      await page.waitForFunction((text) => getComputedStyle(document.documentElement).fontSize === text, `${size}px`);
      return page.locator('#step-4').evaluate((step) => {
        step.scrollTo(0, step.scrollHeight);
        const edges = (selector: string) => step.querySelector(`:scope > ${selector}`)!.getBoundingClientRect();
        return { drawing: Math.max(0, edges('[data-stage]').bottom), words: edges('footer').top - Math.max(0, edges('header').bottom) };
      });
    };
    await button(page, 'OK')
      .click({ timeout: 1000 })
      .catch(() => undefined);
    const usual = await atEnd(16);
    expect(usual.drawing).toBeGreaterThan(740 * 0.6);
    const large = await atEnd(32);
    expect(large.drawing).toBeLessThan(740 * 0.4);
    expect(large.words).toBeGreaterThan(740 * 0.85);
    await page.setViewportSize({ width: 740, height: 360 });
    expect((await atEnd(16)).words).toBeGreaterThan(360 * 0.75);
  });

  it('has words without a drawing in the middle of a large screen', async () => {
    at = await site.cleanPage();
    await at.page.setViewportSize({ width: 1350, height: 900 });
    await at.goto('/software/setup/can-setup?step=look-at-its-state');
    const title = at.page.locator('[data-open-step] .step-title');
    await title.waitFor();
    const { x, width } = (await title.boundingBox()) ?? { x: 0, width: 0 };
    expect(x).toBeGreaterThan(250);
    expect(Math.abs(x - (1350 - x - width))).toBeLessThan(20);
  });

  it('shows the step in one column at a zoom of 400 %, marks the key that goes on in forced colours, and is the whole page on paper', async () => {
    at = await site.cleanPage();
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
    at = await site.cleanPage();
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
    at = await site.cleanPage(phone);
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
