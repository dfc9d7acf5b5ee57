import { launchOptions } from './browsers';
import { promisify } from 'node:util';
import path from 'node:path';
import { tmpdir } from 'node:os';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { execFile } from 'node:child_process';
import type { Page } from 'playwright-core';
import { eventually } from './eventually';
import { openSiteForTests } from './openSiteForTests';
import { sheetTexts } from './pdfText';
import { patience } from './site';
import type { OpenSite } from './site';

const run = promisify(execFile);

/** Prints a page by Chromium's command line, which waits for lazy images. Playwright's `page.pdf()` doesn't in every version. */
async function printWithoutWindow(address: string): Promise<Buffer> {
  const { executablePath = '', args = [] } = launchOptions();
  const folder = mkdtempSync(path.join(tmpdir(), 'openarm-print-'));
  const file = path.join(folder, 'page.pdf');
  try {
    await run(executablePath, ['--headless', ...args, `--user-data-dir=${folder}/profile`, `--print-to-pdf=${file}`, address], {
      timeout: patience,
    });
    return readFileSync(file);
  } finally {
    rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  }
}

let site: OpenSite;
openSiteForTests((opened) => (site = opened));

describe('on paper', () => {
  it('shows the text in black on white, every alternative, and no navigation', async () => {
    const { page, goto } = await site.newPage();
    await goto('/software/setup');
    await page.click('[data-colour-mode-switch]');
    await page.emulateMedia({ media: 'print' });
    for (const selector of ['header[data-hidden]', '[data-section-sidebar]', '[data-toc]', 'a[rel="next"]']) {
      expect({ selector, visible: await page.locator(selector).first().isVisible() }).toEqual({ selector, visible: false });
    }
    const colours = await page.evaluate(() => {
      const { color, backgroundColor } = getComputedStyle(document.body);
      return { color, backgroundColor };
    });
    expect(colours).toEqual({ color: 'rgb(0, 0, 0)', backgroundColor: 'rgb(255, 255, 255)' });
    for (const panel of await page.locator('[role="tabpanel"], .alternative').all()) expect(await panel.isVisible()).toBe(true);
  });

  const bare = (text: string): string => text.normalize('NFKC').replace(/\s/g, '');

  /** A page as a browser without a window prints it, which never scrolls. */
  async function print(page: Page, path: string) {
    await page.goto(site.origin + path);
    const sheets = sheetTexts(await page.pdf({ format: 'A4' }));
    const textsOf = async (selector: string): Promise<readonly string[]> =>
      (await page.locator(`article :is(${selector})`).evaluateAll((all) => all.map((each) => each.textContent ?? '')))
        .map((text) => bare(text.replace(/#$/, '')))
        .filter((text) => text !== '');
    return {
      sheets,
      title: bare(await page.locator('h1').innerText()),
      // While React takes over the page, there are two for a moment.
      address: await page.locator('link[rel="canonical"]').first().getAttribute('href'),
      headings: await textsOf('h2, h3, h4'),
      openers: await textsOf('summary'),
    };
  }

  it('needs few sheets, ends none with a heading or what opens folded text, and says on each what it belongs to', async () => {
    const { page } = await site.newPage();
    for (const [path, least, most] of [
      ['/getting-started/safety-guide', 1, 3],
      ['/hardware/build/arm', 2, 5],
      ['/software/setup', 2, 8],
      ['/software/protocol', 2, 8],
    ] as const) {
      const { sheets, title, address, headings, openers } = await print(page, path);
      expect([path, sheets.length >= least, sheets.length <= most]).toEqual([path, true, true]);
      expect([...headings, ...openers].length).toBeGreaterThan(2);
      sheets.forEach((sheet, index) => {
        expect(sheet.startsWith(`${title}${index + 1}/${sheets.length}${address}`)).toBe(true);
        expect([path, [...headings, ...openers].filter((words) => sheet.endsWith(words))]).toEqual([path, []]);
      });
    }
    const { sheets } = await print(page, '/hardware/parts');
    // The total of a list of parts stands there once.
    expect(sheets.join('').match(/Totalof\d+parts/g)).toHaveLength(1);
  });

  it('prints every drawing that was not scrolled to, and what is folded away', async () => {
    const route = '/software/setup';
    const all = sheetTexts(await printWithoutWindow(site.origin + route)).join('');
    const { page } = await site.newPage();
    await page.goto(site.origin + route);
    const sources = await page
      .locator('article img:visible')
      .evaluateAll((images) => images.map((image) => (image as HTMLImageElement).src));
    expect(sources.length).toBeGreaterThan(1);
    for (const source of sources) {
      const svg = await (await page.request.get(source)).text();
      const words = [...svg.matchAll(/<text[^>]*>([^<]+)<\/text>/g)].map(([, word = '']) => bare(word));
      expect({ source, missing: words.filter((word) => !all.includes(word)) }).toEqual({ source, missing: [] });
    }
    // The paragraphs of steps in a section that is folded away on the screen.
    const folded = await page.locator('article details:not([open]) li p').evaluateAll((all) => all.map((each) => each.textContent ?? ''));
    expect(folded.length).toBeGreaterThan(1);
    expect(folded.map((text) => bare(text.replace(/#$/, ''))).filter((text) => !all.includes(text))).toEqual([]);
  });

  it('has the drawing of a step beside its title, with words of at least 6 pt, and the date on the first sheet', async () => {
    const { page, goto } = await site.newPage();
    await goto('/hardware/build/arm');
    await page.emulateMedia({ media: 'print' });
    // As wide as a sheet of A4 between its margins.
    await page.setViewportSize({ width: 680, height: 1005 });
    const steps = await page.locator('[data-steps="guide"] > li:not(:has(> figure))').evaluateAll((all) =>
      all.flatMap((step) => {
        const [title, drawing, image] = ['.step-title', ':scope > div:has(> figure)', 'img'].map((each) => step.querySelector(each));
        if (!title || !drawing || !(image instanceof HTMLImageElement) || drawing.querySelectorAll('figure').length > 1) return [];
        const [words, picture] = [title.getBoundingClientRect(), image.getBoundingClientRect()];
        return [[picture.top - words.top < 12, picture.left >= words.right, picture.width / Number(image.getAttribute('width')) > 0.36]];
      }),
    );
    expect(steps.length).toBeGreaterThan(0);
    expect(steps.flat()).not.toContain(false);
    const [date, crumbs] = await Promise.all([
      page.locator('article time').boundingBox(),
      page.locator('nav[aria-label="Breadcrumbs"]').boundingBox(),
    ]);
    expect(Math.abs((date?.y ?? 0) - (crumbs?.y ?? Infinity))).toBeLessThan(20);
  });

  it('tells a danger from a tip without colour, and names the page that a link has led to', async () => {
    const { page, goto } = await site.newPage();
    await goto('/getting-started/safety-guide');
    await page.emulateMedia({ media: 'print' });
    const frame = (type: string) =>
      page
        .locator(`.admonition-${type}`)
        .first()
        .evaluate((each) => getComputedStyle(each).borderTopStyle);
    expect([await frame('danger'), await frame('warning')]).toEqual(['double', 'dashed']);
    await page.emulateMedia({ media: 'screen', forcedColors: 'active' });
    expect([await frame('danger'), await frame('warning')]).toEqual(['double', 'dashed']);
    await page.click('article a[href^="/hardware/"]');
    await page.waitForURL('**/hardware/**');
    await eventually(async () =>
      expect(await page.evaluate(() => document.documentElement.dataset.printedAddress)).toBe(page.url().replace(/#.*/, '')),
    );
    expect(await page.evaluate(() => document.documentElement.dataset.printedTitle)).toBe(await page.locator('h1').textContent());
  });

  it('prints the fasteners as large as they are', async () => {
    const { page, goto } = await site.newPage();
    await goto('/hardware/parts');
    const strip = page.locator('img[src*="fastener-strip"]');
    const width = Number(await strip.getAttribute('width'));
    await page.emulateMedia({ media: 'print' });
    // As wide as a sheet of A4 between its margins.
    await page.setViewportSize({ width: 680, height: 900 });
    expect((await strip.boundingBox())?.width).toBe(width);
    expect(await strip.evaluate((image) => Number(getComputedStyle(image).zoom))).toBe(1);
  });
});
