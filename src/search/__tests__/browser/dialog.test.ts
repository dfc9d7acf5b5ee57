import type { Page } from 'playwright-core';
import { newPageForEachTest } from '../../../../__tests__/browser/newPageForEachTest';
import { eventually } from '../../../../__tests__/browser/eventually';
import { hold } from '../../../../__tests__/browser/hold';
import { at, hasFocus, isLazyScript, isOpen, openDialog, searchFor } from '../../../../__tests__/browser/searchDialog';
import { hydrated } from '../../../../__tests__/browser/site';
import type { OpenSite, SitePage } from '../../../../__tests__/browser/site';

let site: OpenSite;
let opened: SitePage;
let page: Page;

newPageForEachTest((given) => ({ site, opened, page } = given));

/** A page that scrolls. */
const light = '/software/protocol';

const closed = () => eventually(async () => expect(await isOpen(page)).toBe(false));

it('a page loads only the button and the empty dialog until the reader comes near', async () => {
  opened = await site.newPage({ prefetch: true });
  page = opened.page;
  const paths: string[] = [];
  page.on('request', (request) => paths.push(new URL(request.url()).pathname));
  await page.goto(`${site.origin}/software/protocol`, { waitUntil: 'networkidle' });
  const content = await page.content();
  expect(content).not.toMatch(/docsearch-modal|DocSearch-/);
  // No trace of questions to an agent, because none is configured.
  expect(content).not.toMatch(/algolia|\bAI\b/);
  expect(paths.filter((file) => /search/.test(file))).toEqual([]);
  const scripts = paths.filter((file) => file.endsWith('.js'));
  expect(scripts.length).toBeGreaterThan(2);
  for (const script of scripts) {
    const text = await page.evaluate(async (file) => (await fetch(file)).text(), script);
    expect(text).not.toMatch(/DocSearch-|docsearch-input|MiniSearch|algolia\.net/);
  }

  const index = page.waitForResponse((response) => response.url().includes('search-index'));
  await page.hover(at.button);
  expect((await index).status()).toBe(200);
  await page.waitForTimeout(300);
  expect(await isOpen(page)).toBe(false);
});

describe('the dialog', () => {
  const ready = async (): Promise<void> => {
    await page.waitForSelector(at.field);
    await eventually(async () => expect(await hasFocus(page, at.field)).toBe(true));
    await eventually(async () => expect(await page.inputValue(at.field)).toBe(''));
  };

  it('opens on click and keys, keeps the scroll position, returns the focus, and lets readers turn "/" off', async () => {
    await opened.goto(light);
    await page.click(at.button);
    await ready();
    await eventually(async () => expect(await page.getAttribute(at.field, 'placeholder')).toBe('Search docs'));
    await page.keyboard.press('Escape');
    await eventually(async () => expect(await hasFocus(page, at.button)).toBe(true));
    await page.waitForTimeout(300);
    expect(await isOpen(page)).toBe(false);

    await page.evaluate(() => window.scrollTo(0, 500));
    for (const close of [() => page.click('.DocSearch-Close'), () => page.mouse.click(20, 400), () => page.keyboard.press('Control+k')]) {
      await openDialog(page);
      await close();
      await closed();
    }
    await eventually(async () => expect(await page.evaluate(() => window.scrollY)).toBe(500));
    // It opens the browser's console.
    await page.keyboard.press('Control+Shift+K');
    await page.waitForTimeout(100);
    expect(await isOpen(page)).toBe(false);
    // "/" works on another button, too.
    for (const [keys, place] of [
      ['Meta+k', 'header nav a[href="/purchase/"]'],
      ['/', '[data-colour-mode-switch]'],
    ] as const) {
      await page.focus(place);
      await page.keyboard.press(keys);
      await ready();
      await page.keyboard.press('Escape');
      await closed();
      await eventually(async () => expect(await hasFocus(page, place)).toBe(true));
    }

    await openDialog(page);
    const setting = page.getByRole('checkbox', { name: 'The “/” key opens search on every page' });
    await setting.uncheck();
    await page.keyboard.press('Escape');
    await closed();
    await page.reload();
    await hydrated(page);
    await page.keyboard.press('/');
    await page.waitForTimeout(300);
    expect(await isOpen(page)).toBe(false);
    await openDialog(page);
    await setting.check();
    await page.keyboard.press('Escape');
    await closed();
    await page.keyboard.press('/');
    await page.waitForSelector(at.field);
  });

  it('has a role and a name, its container has none, and Tab stays inside in both directions', async () => {
    await opened.goto(light);
    await searchFor(page, 'tweezer');
    await eventually(async () => expect(await page.getByRole('dialog', { name: 'Search' }).count()).toBe(1));
    const container = page.locator('.DocSearch-Container');
    for (const attribute of ['role', 'tabindex', 'aria-expanded']) expect(await container.getAttribute(attribute)).toBeNull();

    // After the last element the focus leaves the page for the browser, and enters the dialog again.
    const focused = () => page.evaluate((dialog) => document.activeElement?.closest(`${dialog}, body`)?.tagName, at.dialog);
    for (const [key, target] of [
      ['Shift+Tab', '[data-all-results]'],
      ['Tab', at.field],
    ] as const)
      for (let press = 0; !(await hasFocus(page, target)); press += 1) {
        expect(press).toBeLessThan(20);
        await page.keyboard.press(key);
        expect(await focused()).toBe((await hasFocus(page, 'body')) ? 'BODY' : 'DIALOG');
      }
  });

  it('opens with its query again on the way back from a result, and only once', async () => {
    await opened.goto(light);
    await searchFor(page, 'motor');
    const from = page.url();
    await page.locator(at.hit).first().click();
    await page.waitForURL((url) => url.href !== from);
    await closed();
    await page.goBack();
    await eventually(async () => expect(await page.inputValue(at.field)).toBe('motor'));
    await page.keyboard.press('Escape');
    await closed();
    await page.goForward();
    await page.waitForURL((url) => url.href !== from);
    await page.goBack();
    await page.waitForURL(from);
    await page.waitForTimeout(300);
    expect(await isOpen(page)).toBe(false);
  });

  it('opens with its query again for a reader who is back before the result was rendered', async () => {
    await opened.goto(light);
    await searchFor(page, 'motor');
    await page.evaluate(() => {
      const requestAnimationFrame = window.requestAnimationFrame.bind(window);
      const push = window.history.pushState.bind(window.history);
      window.history.pushState = (...args) => {
        push(...args);
        // Reach Router renders a location in a frame.
        const frames: FrameRequestCallback[] = [];
        window.requestAnimationFrame = (frame) => frames.push(frame);
        const release = (): void => {
          window.requestAnimationFrame = requestAnimationFrame;
          for (const frame of frames) requestAnimationFrame(frame);
        };
        window.addEventListener('popstate', () => setTimeout(release), { once: true });
        window.history.back();
      };
    });
    await page.locator(at.hit).first().click();
    await closed();
    await page.waitForSelector(at.field);
    expect(await page.inputValue(at.field)).toBe('motor');
  });
});

describe('typing on the button', () => {
  it('loses no letter, space or correction while the code loads', async () => {
    await opened.goto(light);
    const code = hold();
    await opened.context.route(isLazyScript, code.handler);
    await page.focus(at.button);
    await page.keyboard.type('CAN setupp', { delay: 25 });
    await page.keyboard.press('Backspace');
    expect(await page.$(at.field)).toBeNull();
    await page.locator(`${at.dialog} [data-spinner]`).waitFor();
    code.release();
    await page.waitForSelector(at.field);
    await page.keyboard.type(' x');
    await eventually(async () => expect(await page.inputValue(at.field)).toBe('CAN setup x'));
  });

  it('shows that the code could not be loaded; Retry keeps what was typed, Escape discards it', async () => {
    await opened.goto(light);
    await opened.context.route(isLazyScript, (route) => route.abort());
    const retry = page.locator(`${at.dialog} [role="alert"] button`, { hasText: 'Retry' });
    await page.focus(at.button);
    await page.keyboard.type('arm');
    await retry.waitFor();
    await page.keyboard.press('Escape');
    await closed();
    await eventually(async () => expect(await hasFocus(page, at.button)).toBe(true));
    await page.keyboard.type('motor');
    await retry.waitFor();
    await opened.context.unroute(isLazyScript);
    await retry.click();
    await page.waitForSelector(at.field);
    await eventually(async () => expect(await page.inputValue(at.field)).toBe('motor'));
  });
});

it('on a phone, the button is large enough, the dialog fills the window, and the page keeps its scroll position', async () => {
  opened = await site.newPage({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });
  page = opened.page;
  await opened.goto(light);
  const box = await page.locator(at.button).boundingBox();
  expect(box).toMatchObject({ width: 44, height: 44 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);

  await page.evaluate(() => window.scrollTo(0, 600));
  // By position: Playwright's tap on an element would scroll the page.
  const icon = await page.locator(at.button).boundingBox();
  await page.touchscreen.tap((icon?.x ?? 0) + 20, (icon?.y ?? 0) + 20);
  await page.waitForSelector(at.field);
  const modal = page.locator('.DocSearch-Modal');
  await eventually(async () => expect(await modal.boundingBox()).toMatchObject({ x: 0, y: 0, width: 360, height: 740 }));
  await page.locator(at.start).waitFor();
  expect(await modal.evaluate((element) => element.scrollWidth <= element.clientWidth)).toBe(true);
  const boxes = await page
    .locator(`${at.start} li > *`)
    .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON() as DOMRect));
  expect(Math.max(...boxes.map(({ right }) => right))).toBeLessThanOrEqual(360);
  expect(Math.min(...boxes.flatMap(({ width, height }) => [width, height]))).toBeGreaterThanOrEqual(44);
  await page.tap('.DocSearch-Close');
  await closed();
  await eventually(async () => expect(await page.evaluate(() => window.scrollY)).toBe(600));
});
