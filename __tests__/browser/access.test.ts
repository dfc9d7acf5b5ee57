import type { Page } from 'playwright-core';
import { eventually } from './eventually';
import { openSiteForTests } from './openSiteForTests';
import { smallTargets } from './smallTargets';
import type { OpenSite, SitePage } from './site';

let site: OpenSite;

openSiteForTests((opened) => (site = opened));

const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

describe('with a finger', () => {
  const phone = { viewport: { width: 360, height: 780 }, hasTouch: true, isMobile: true };

  it.each([
    ['the home page', '/'],
    ['a list of parts', '/hardware/parts'],
    ['a build guide', '/hardware/build/base'],
    ['a guide with code and tabs', '/software/setup'],
    ['a page with a drawing whose labels are links', '/hardware/'],
    ['the results', '/search?q=servo'],
  ])('everything on %s can be hit: 44 px', async (_name, address) => {
    const { page, goto } = await site.newPage(phone);
    await goto(address);
    if (address.startsWith('/search')) await page.waitForSelector('[data-result]');
    expect(await smallTargets(page)).toEqual([]);
    await page.click('[data-menu-button]');
    await page.waitForSelector('dialog[open]');
    await eventually(async () => expect(await smallTargets(page)).toEqual([]));
  });

  // An iPhone enlarges the page for a field with smaller letters, and leaves it so.
  it('fields have letters of 16 px, and fit', async () => {
    const { page, goto } = await site.newPage(phone);
    for (const address of ['/hardware/parts', '/getting-started/troubleshooting', '/purchase/', '/search']) {
      await goto(address);
      const sizes = await page
        .locator('input:not([type="checkbox"], [type="radio"]), select, textarea')
        .evaluateAll((fields) => fields.map((each) => parseFloat(getComputedStyle(each).fontSize)));
      expect([address, sizes.filter((size) => size < 16)]).toEqual([address, []]);
      expect(sizes.length).toBeGreaterThan(0);
      expect([address, await overflow(page)]).toEqual([address, 0]);
    }
  });
});

describe('enlarged', () => {
  const spacing = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
    p { margin-bottom: 2em !important }`;

  it('four times, and with the text further apart, no page scrolls sideways', async () => {
    const { page, goto } = await site.newPage({ viewport: { width: 320, height: 256 } });
    for (const address of ['/', '/software/protocol', '/hardware/parts', '/software/setup', '/blog/twigctl-2-1']) {
      await goto(address);
      expect([address, await overflow(page)]).toEqual([address, 0]);
      await page.evaluate((styles) => {
        const sheet = new CSSStyleSheet();
        sheet.replaceSync(styles);
        document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
      }, spacing);
      expect([address, 'spaced', await overflow(page)]).toEqual([address, 'spaced', 0]);
    }
  });

  /** Has the reader's browser write in another size, on the page that is there, too. */
  const writeIn = async ({ page, context }: SitePage): Promise<(size: number) => Promise<void>> => {
    const session = await context.newCDPSession(page);
    return async (size) => {
      await session.send('Page.setFontSizes', { fontSizes: { standard: size, fixed: size } });
      await eventually(async () =>
        expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe(`${size}px`),
      );
    };
  };

  // Text alone, as a phone or Firefox does it. The menu button had no width left, and what stands at the right was off the screen.
  it.each([false, true])(
    'to 20, 24 and 32 px, the text of a phone leaves everything in the navbar within reach; with a finger: %s',
    async (hasTouch) => {
      const at = await site.newPage({ viewport: { width: 360, height: 740 }, hasTouch, isMobile: hasTouch });
      const { page, goto } = at;
      const write = await writeIn(at);
      await write(20);
      const sizes = [20, 24, 32];
      for (const address of ['/', '/software/protocol', '/purchase/']) {
        await goto(address);
        for (const size of sizes) {
          await write(size);
          const edges = await page.getByRole('banner').evaluate((header) =>
            [...header.querySelectorAll('button, a')]
              .map((pressed) => pressed.getBoundingClientRect())
              .filter(({ height }) => height > 0)
              .map(({ left, right }) => [left, right]),
          );
          expect([address, size, edges.length]).toEqual([address, size, 5]);
          for (const [left = 0, right = 0] of edges) {
            expect(right - left).toBeGreaterThanOrEqual(hasTouch ? 43.5 : 28);
            expect(right).toBeLessThanOrEqual(360);
          }
          expect([address, size, await overflow(page)]).toEqual([address, size, 0]);
          // The strip of key figures cuts what doesn't fit.
          const figures = await page.locator('main dd').evaluateAll((all) => all.filter((each) => each.scrollWidth > each.clientWidth));
          expect([address, size, figures.length]).toEqual([address, size, 0]);
        }
        // The next page is loaded in the size that this one has come to, and goes through the others the other way.
        sizes.reverse();
      }
    },
  );
});

describe('told by more than a hue', () => {
  it('the section in the navbar, and the place in the contents', async () => {
    const { page, goto } = await site.newPage();
    await goto('/hardware/#payload');
    const line = (selector: string) =>
      page
        .locator(selector)
        .first()
        .evaluate((link) => getComputedStyle(link).textDecorationLine);
    expect(await line('[data-sections] a[aria-current]')).toBe('underline');
    expect(await line('[data-sections] a:not([aria-current])')).toBe('none');
    await page.waitForSelector('[data-toc] a[aria-current]');
    expect(await line('[data-toc] a[aria-current]')).toBe('underline');
    expect(await line('[data-toc] a:not([aria-current])')).toBe('none');
  });
});

it('more contrast is given to who asks for it', async () => {
  const { page, goto } = await site.newPage({ contrast: 'more' });
  await goto('/category/hardware');
  const colours = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => getComputedStyle(element).color);
  expect(await colours('article header p')).toBe(await colours('body'));
});

describe('on a long page', () => {
  let at: SitePage;
  beforeEach(async () => {
    at = await site.newPage({ viewport: { width: 997, height: 800 } });
  });
  const top = () => at.page.locator('a[aria-label="Back to the top"]');

  it('contents stand beside the text from 997 px on, else folded above it', async () => {
    await at.goto('/software/protocol');
    const text = await at.page.locator('article').boundingBox();
    const contents = await at.page.locator('[data-toc]').boundingBox();
    expect(contents?.x).toBeGreaterThan((text?.x ?? Infinity) + (text?.width ?? 0));
    expect(await overflow(at.page)).toBe(0);
    await at.page.setViewportSize({ width: 996, height: 800 });
    await eventually(async () => expect(await at.page.locator('[data-toc]').isVisible()).toBe(false));
    await at.page.evaluate(() => window.scrollTo(0, 1500));
    await at.page.locator('article summary', { hasText: 'On this page' }).waitFor({ state: 'visible' });
  });

  it('a way back to the top appears behind the second window, and leads there', async () => {
    await at.goto('/software/protocol');
    const inWindow = () =>
      top().evaluate((link) => {
        const { top: upper, bottom } = link.getBoundingClientRect();
        return upper >= 0 && bottom <= window.innerHeight;
      });
    expect(await inWindow()).toBe(false);
    await at.page.evaluate(() => window.scrollTo(0, 2500));
    await eventually(async () => expect(await inWindow()).toBe(true));
    await top().click();
    await eventually(async () => expect(await at.page.evaluate(() => window.scrollY)).toBeLessThan(5));
  });
});

it('the keyboard skips to the text, and to the pages of the section, which come after it', async () => {
  const at = await site.newPage();
  for (const [tabs, within] of [
    [1, 'main'],
    [2, '[data-section-sidebar]'],
  ] as const) {
    await at.goto('/software/protocol');
    for (let pressed = 0; pressed < tabs; pressed += 1) await at.page.keyboard.press('Tab');
    await at.page.keyboard.press('Enter');
    await at.page.keyboard.press('Tab');
    expect(await at.page.locator(`${within} a:focus`).count()).toBe(1);
  }
});

it('the keyboard stops at tables and code that scroll, and at no others', async () => {
  const { page, goto } = await site.newPage({ viewport: { width: 360, height: 780 } });
  const wrong = (): Promise<string[]> =>
    page
      .locator('main :is(.scroll-table, figure[data-language] > pre):visible')
      .evaluateAll((boxes) =>
        boxes
          .filter((box) => ((box as HTMLElement).tabIndex === 0) !== box.scrollWidth > box.clientWidth)
          .map((box) => `${box.localName} ${box.getAttribute('aria-label')}`),
      );
  await goto('/software/protocol');
  await eventually(async () => expect(await wrong()).toEqual([]));
  expect(await page.locator('main pre[tabindex="0"]').count()).toBeGreaterThan(0);
  await page.setViewportSize({ width: 1350, height: 780 });
  await eventually(async () => expect(await wrong()).toEqual([]));
  expect(await page.locator('main pre:not([tabindex])').count()).toBeGreaterThan(0);
});

it('long lines of code wrap at a press, and no longer at the next', async () => {
  const { page, goto } = await site.newPage({ viewport: { width: 360, height: 780 } });
  await goto('/software/protocol');
  const block = page.locator('figure[data-language]:visible').first();
  const hidden = () => block.locator('pre').evaluate((pre) => pre.scrollWidth - pre.clientWidth);
  expect(await hidden()).toBeGreaterThan(0);
  const wrap = block.getByRole('button', { name: 'Wrap long lines' });
  await wrap.click();
  await eventually(async () => expect(await hidden()).toBe(0));
  expect(await wrap.getAttribute('aria-pressed')).toBe('true');
  await wrap.click();
  await eventually(async () => expect(await hidden()).toBeGreaterThan(0));
});
