import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { examplePublic } from '../sites/exampleSite';
import { eventually } from './eventually';
import { hold } from './hold';
import { at, hasFocus, isLazyScript, isOpen, openDialog, searchFor } from './searchDialog';
import { openSite } from './site';
import type { OpenSite, SitePage } from './site';

let site: OpenSite;
let opened: SitePage;
let page: Page;

beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

/** A page that is quickly there. */
const light = '/getting-started/project-overview';

async function open(route = light, options: Parameters<OpenSite['newPage']>[0] = {}): Promise<void> {
  opened = await site.cleanPage(options);
  page = opened.page;
  await opened.goto(route);
}
afterEach(() => site.closePages());

describe('what a page loads of search', () => {
  it('is the button and the empty dialog, until the reader comes near', async () => {
    opened = await site.newPage();
    page = opened.page;
    const paths: string[] = [];
    page.on('request', (request) => paths.push(new URL(request.url()).pathname));
    await page.goto(`${site.origin}/software/can`, { waitUntil: 'networkidle' });
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

  it.each(['focus', 'touchstart'])('loads the rest on %s', async (event) => {
    await open();
    const code = page.waitForRequest((request) => isLazyScript(new URL(request.url())));
    const index = page.waitForRequest((request) => request.url().includes('search-index'));
    if (event === 'focus') await page.focus(at.button);
    else await page.dispatchEvent(at.button, event);
    await Promise.all([code, index]);
    expect(await isOpen(page)).toBe(false);
  });

  it('carries no trace of questions to an agent, because none is configured', () => {
    const folder = examplePublic;
    const read = (file: string): string => readFileSync(path.join(folder, file), 'utf8');
    const files = readdirSync(folder).filter((file) => file.endsWith('.js'));
    const html = read('index.html');
    // The runtime knows the hashes of all scripts; files of earlier builds may lie beside them.
    const known = html + read(files.find((file) => file.startsWith('webpack-runtime-') && html.includes(file)) ?? '');
    const scripts = files.filter((file) => known.includes(/[0-9a-f]{20}/.exec(file)?.[0] ?? 'no hash'));
    expect(scripts.length).toBeGreaterThan(6);
    const told = /agent-studio|generated with AI|Ask another question|DocSearch-AskAiScreen/;
    expect(scripts.filter((script) => told.test(read(script)))).toEqual([]);
  });
});

describe('the dialog', () => {
  const closed = () => eventually(async () => expect(await isOpen(page)).toBe(false));
  const ready = async (): Promise<void> => {
    await page.waitForSelector(at.field);
    await eventually(async () => expect(await hasFocus(page, at.field)).toBe(true));
    await eventually(async () => expect(await page.inputValue(at.field)).toBe(''));
  };

  it('opens on a click, with the field ready, and once: closing gives the focus back to the button', async () => {
    await open();
    await page.click(at.button);
    await ready();
    await eventually(async () => expect(await page.getAttribute(at.field, 'placeholder')).toBe('Search docs'));
    await page.keyboard.press('Escape');
    await eventually(async () => expect(await hasFocus(page, at.button)).toBe(true));
    await page.waitForTimeout(300);
    expect(await isOpen(page)).toBe(false);

    // It closes on its button and on a press outside, too.
    await openDialog(page);
    await page.click('.DocSearch-Close');
    await closed();
    await openDialog(page);
    await page.mouse.click(20, 400);
    await closed();
  });

  it('opens on keys, keeps the page behind it where it is, and gives the focus back to where it was', async () => {
    await open();
    await page.evaluate(() => window.scrollTo(0, 500));
    await openDialog(page);
    await page.keyboard.press('Control+k');
    await closed();
    await eventually(async () => expect(await page.evaluate(() => window.scrollY)).toBe(500));
    for (const keys of ['Control+k', 'Meta+k', '/']) {
      await page.focus('header nav a[href="/teleop/"]');
      await page.keyboard.press(keys);
      await ready();
      await page.keyboard.press('Escape');
      await closed();
      await eventually(async () => expect(await hasFocus(page, 'header nav a[href="/teleop/"]')).toBe(true));
    }
    // "/" while another button has the focus.
    await page.focus('[data-colour-mode-switch]');
    await page.keyboard.press('/');
    await page.waitForSelector(at.field);
  });

  it('leaves "/" alone where text is typed', async () => {
    await open('/search');
    await page.focus('main input[type="search"]');
    await page.keyboard.type('a/b');
    await eventually(async () => expect(await page.inputValue('main input[type="search"]')).toBe('a/b'));
    expect(await isOpen(page)).toBe(false);
  });

  it('has a role and a name, the box inside claims none, and it holds the focus in both directions', async () => {
    await open();
    await searchFor(page, 'gripper');
    await eventually(async () => expect(await page.getByRole('dialog', { name: 'Search' }).count()).toBe(1));
    const container = page.locator('.DocSearch-Container');
    for (const attribute of ['role', 'tabindex', 'aria-expanded']) expect(await container.getAttribute(attribute)).toBeNull();

    const focused = () =>
      page.evaluate((dialog) => {
        const { activeElement } = document;
        return { isInside: document.querySelector(dialog)?.contains(activeElement), name: activeElement?.className ?? '' };
      }, at.dialog);
    for (const key of ['Tab', 'Shift+Tab']) {
      const seen = new Set<string>();
      await page.focus(at.field);
      for (let step = 0; step < 40; step += 1) {
        await page.keyboard.press(key);
        await eventually(async () => {
          const { isInside, name } = await focused();
          expect(isInside).toBe(true);
          seen.add(name);
        });
      }
      expect(seen).toContain('DocSearch-Input');
    }
  });
});

describe('typing on the button', () => {
  it('loses no letter while the code is slow, and spaces and corrections count', async () => {
    await open();
    const code = hold();
    await opened.context.route(isLazyScript, code.handler);
    await page.focus(at.button);
    await page.keyboard.type('CAN setupp', { delay: 25 });
    await page.keyboard.press('Backspace');
    expect(await page.$(at.field)).toBeNull();
    code.release();
    await page.waitForSelector(at.field);
    await page.keyboard.type(' x');
    await eventually(async () => expect(await page.inputValue(at.field)).toBe('CAN setup x'));
  });

  it('shows a spinner after 200 ms, and Escape takes it back', async () => {
    await open();
    await opened.context.route(isLazyScript, hold().handler);
    // Measured in the page, so that a busy machine does not blur it.
    const wait = await page.locator(at.button).evaluate(
      (button: HTMLElement, dialog) =>
        new Promise<number>((resolve) => {
          const start = performance.now();
          new MutationObserver(() => {
            if (document.querySelector(`${dialog} [data-spinner]`)) resolve(performance.now() - start);
          }).observe(document.documentElement, { childList: true, subtree: true, attributes: true });
          button.focus();
          button.click();
        }),
      at.dialog,
    );
    expect(wait).toBeGreaterThanOrEqual(199);
    await page.keyboard.press('Escape');
    await eventually(async () => expect(await isOpen(page)).toBe(false));
    await eventually(async () => expect(await hasFocus(page, at.button)).toBe(true));
  });

  it('tells that the code could not be loaded, and Retry keeps what was typed', async () => {
    await open();
    await opened.context.route(isLazyScript, (route) => route.abort());
    await page.focus(at.button);
    await page.keyboard.type('motor');
    const retry = page.locator(`${at.dialog} [role="alert"] button`, { hasText: 'Retry' });
    await retry.waitFor();
    await opened.context.unroute(isLazyScript);
    await retry.click();
    await page.waitForSelector(at.field);
    await eventually(async () => expect(await page.inputValue(at.field)).toBe('motor'));
  });
});

describe('on a phone', () => {
  it('the button is large enough for a finger, a tap opens the dialog over the whole window, and the page keeps its place', async () => {
    await open(light, { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });
    const box = await page.locator(at.button).boundingBox();
    expect(box?.width).toBe(44);
    expect(box?.height).toBe(44);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);

    await page.evaluate(() => window.scrollTo(0, 600));
    // By its place: Playwright's tap on an element would scroll the page first.
    const icon = await page.locator(at.button).boundingBox();
    await page.touchscreen.tap((icon?.x ?? 0) + 20, (icon?.y ?? 0) + 20);
    await page.waitForSelector(at.field);
    const whole = { x: 0, y: 0, width: 360, height: 740 };
    await eventually(async () => expect(await page.locator('.DocSearch-Modal').boundingBox()).toMatchObject(whole));
    await page.tap('.DocSearch-Close');
    await eventually(async () => expect(await isOpen(page)).toBe(false));
    await eventually(async () => expect(await page.evaluate(() => window.scrollY)).toBe(600));
  });
});

describe('without JavaScript', () => {
  it('there is no button that does nothing', async () => {
    opened = await site.cleanPage({ javaScriptEnabled: false });
    page = opened.page;
    await opened.goto(light);
    expect(await page.locator(at.button).isVisible()).toBe(false);
  });
});
