import type { BrowserContextOptions, Page } from 'playwright-core';
import { keepPieces, noTraces, traces } from './keepOffline';
import { openSiteForTests } from './openSiteForTests';
import type { OpenSite, SitePage } from './site';

let site: OpenSite;
openSiteForTests((opened) => (site = opened));

/** What of the last test a page still has. */
const found = async ({ page, context, errors }: SitePage): Promise<object> => ({
  ...(await page.evaluate(() => ({
    // That the site's own font has come is noted when it has, soon or late.
    stored: [localStorage.length, sessionStorage.length],
    left: 'left' in window,
    entries: history.length,
    width: innerWidth,
    scrolled: window.scrollY,
    hovered: document.querySelectorAll('a:hover, button:hover').length,
    dark: document.documentElement.dataset.theme === 'dark',
  }))),
  cookies: (await context.cookies()).length,
  pages: context.pages().length,
  errors: errors.length,
});

/** Does what tests do: leaves something in each place. */
async function use({ page, context }: SitePage): Promise<void> {
  await page.click('[data-colour-mode-switch]');
  await page.evaluate(() => {
    sessionStorage.setItem('a', 'b');
    document.cookie = 'a=b';
    history.pushState(null, '', '#more');
    window.scrollTo(0, 300);
    console.error('left');
    Object.assign(window, { left: true });
  });
  await context.newPage();
  await page.setViewportSize({ width: 600, height: 500 });
  await page.hover('header a');
}

describe('a clean page', () => {
  it('is the one of the last test, and has nothing of it', async () => {
    const fresh = await site.newPage();
    await fresh.goto('/software/can');
    const expected = await found(fresh);
    const first = await site.cleanPage();
    await first.goto('/software/can');
    await use(first);
    expect(await found(first)).not.toEqual(expected);
    await site.closePages();
    const next = await site.cleanPage();
    expect(next.page).toBe(first.page);
    await next.goto('/software/can');
    expect(await found(next)).toEqual(expected);
  });

  it('has neither scripts, listeners, answers to requests, slowness nor a missing network of the last test', async () => {
    const { page, context } = await site.cleanPage();
    let heard = 0;
    page.on('request', () => (heard += 1));
    await page.addInitScript('window.left = true');
    await context.addInitScript('window.left = true');
    for (const routed of [page, context])
      await routed.route('**/*', (route) => route.fulfill({ contentType: 'text/html', body: '<h1>left</h1>' }));
    await (await context.newCDPSession(page)).send('Emulation.setUserAgentOverride', { userAgent: 'left' });
    await page.goto(`${site.origin}/robots.txt`);
    expect(await page.evaluate(() => ['left' in window, document.body.innerText, navigator.userAgent])).toEqual([true, 'left', 'left']);
    await context.setOffline(true);
    await site.closePages();
    const next = await site.cleanPage();
    expect(next.page).toBe(page);
    heard = 0;
    await page.goto(`${site.origin}/robots.txt`);
    const [left, text, agent] = await page.evaluate(() => ['left' in window, document.body.innerText, navigator.userAgent]);
    expect([left, text, agent, heard]).toEqual([false, expect.stringContaining('Sitemap'), expect.stringContaining('Chrome'), 0]);
  });

  it('has neither worker nor files of the site that the last test has kept', async () => {
    const opened = await site.cleanPage();
    const { page } = opened;
    await keepPieces(opened, []);
    expect(await traces(page)).toMatchObject({ workers: 1 });
    await site.closePages();
    const next = await site.cleanPage();
    expect(next.page).toBe(page);
    await next.goto('/');
    expect(await traces(page)).toEqual(noTraces);
  });

  it.each<[string, (opened: SitePage) => unknown]>([
    ['another clock', ({ page }) => page.clock.install()],
    ['a closed page', ({ page }) => page.close()],
  ])('is another one after a test that has left %s', async (_what, leave) => {
    const first = await site.cleanPage();
    await leave(first);
    await site.closePages();
    expect((await site.cleanPage()).page).not.toBe(first.page);
    expect(first.page.isClosed()).toBe(true);
  });

  it.each<BrowserContextOptions>([{}, { colorScheme: 'dark', forcedColors: 'active', reducedMotion: 'reduce', contrast: 'more' }])(
    'has the media that it was opened with, %j, and not those of the last test',
    async (options) => {
      const media = (page: Page): Promise<boolean[]> =>
        page.evaluate(() =>
          ['print', '(prefers-color-scheme: dark)', '(forced-colors: active)', '(prefers-reduced-motion)', '(prefers-contrast: more)'].map(
            (query) => matchMedia(query).matches,
          ),
        );
      const { page } = await site.cleanPage(options);
      const expected = await media(page);
      await page.emulateMedia({ media: 'print' });
      await page.emulateMedia(
        options.colorScheme
          ? { colorScheme: 'light', forcedColors: 'none', reducedMotion: 'no-preference', contrast: 'no-preference' }
          : { colorScheme: 'dark', forcedColors: 'active', reducedMotion: 'reduce', contrast: 'more' },
      );
      expect(await media(page)).toEqual(expected.map((matches) => !matches));
      await site.closePages();
      expect((await site.cleanPage(options)).page).toBe(page);
      expect(await media(page)).toEqual(expected);
    },
  );

  it('has the options that it was asked for', async () => {
    const first = await site.cleanPage({ viewport: { width: 360, height: 740 } });
    await site.closePages();
    const wide = await site.cleanPage();
    const narrow = await site.cleanPage({ viewport: { width: 360, height: 740 } });
    expect([wide.page.viewportSize()?.width, narrow.page.viewportSize()?.width]).toEqual([1350, 360]);
    expect(narrow.page).toBe(first.page);
  });
});
