import { atRest, framesPass } from './atRest';
import { eventually } from './eventually';
import { hold } from './hold';
import { movedSoFar } from './movedSoFar';
import { navigate } from './navigate';
import { newPageForEachTest } from './newPageForEachTest';
import type { OpenSite, SitePage } from './site';

let site: OpenSite;
let opened: SitePage;
let page: SitePage['page'];
newPageForEachTest((given) => ({ site, opened, page } = given));

const family = 'Atkinson Hyperlegible Next';
const fontFile = '**/text-*.woff2';

/** Width of the title in the given typeface, or in that of the page. */
const titleWidth = (wanted = ''): Promise<number> =>
  page.evaluate((name) => {
    const title = document.querySelector('h1')!;
    title.style.fontFamily = name;
    const range = document.createRange();
    range.selectNodeContents(title);
    const { width } = range.getBoundingClientRect();
    title.style.fontFamily = '';
    return width;
  }, wanted);

/** Whether the page is written in the typeface of the site. */
async function isInTypeface(): Promise<boolean> {
  await page.evaluate(() => document.fonts.ready);
  const own = await titleWidth(`'${family}', monospace`);
  return (await titleWidth()) === own && own !== (await titleWidth('monospace'));
}

describe('the typeface', () => {
  it('is that of every page of a visit, where it comes at once and where it comes late', async () => {
    await opened.goto('/getting-started/safety-guide');
    expect(await isInTypeface()).toBe(true);
    await navigate(page, '/software/protocol');
    // Both pages have a title to measure while they change.
    await eventually(async () => expect(await isInTypeface()).toBe(true));
    await page.reload();
    expect(await isInTypeface()).toBe(true);

    const late = await site.newPage();
    page = late.page;
    const font = hold();
    await page.route(fontFile, font.handler);
    await page.goto(`${site.origin}/purchase/`, { waitUntil: 'domcontentloaded' });
    await atRest(page);
    expect(await titleWidth()).toBe(await titleWidth("'Text stand-in', sans-serif"));
    font.release();
    await page.waitForFunction(() => [...document.fonts].some(({ family, status }) => /Next/.test(family) && status === 'loaded'));
    expect(await isInTypeface()).toBe(true);
  });

  it('is asked for once, as the page arrives, and does not hold the first paint back', async () => {
    const asked: string[] = [];
    page.on('request', (request) => void (/\/text-[^/]*\.woff2$/.test(request.url()) && asked.push(request.url())));
    const font = hold();
    await page.route(fontFile, font.handler);
    await page.route(/\.js$/, (route) => route.abort());
    await page.goto(`${site.origin}/hardware/`, { waitUntil: 'domcontentloaded' });
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
    font.release();
    await framesPass(page);
    expect(asked).toHaveLength(1);
  });

  it('has a stand-in with lines as high, and as wide on average', async () => {
    await opened.goto('/software/protocol');
    const lineIn = (name: string) =>
      page.evaluate(async (wanted) => {
        await document.fonts.load(`16px ${wanted}`);
        const line = document.createElement('p');
        line.style.cssText = `position: absolute; white-space: nowrap; font: 400 16px ${wanted}`;
        line.textContent = document.querySelector('main')?.innerText ?? '';
        document.body.append(line);
        const { width, height } = line.getBoundingClientRect();
        line.remove();
        return { width, height };
      }, name);
    const [own, other] = [await lineIn(`'${family}'`), await lineIn("'Text stand-in'")];
    expect(own.width).toBeGreaterThan(10_000);
    expect(Math.abs(other.width / own.width - 1)).toBeLessThan(0.02);
    expect(Math.abs(other.height - own.height)).toBeLessThan(1);
  });

  it.each([
    ['/', 1350],
    ['/', 360],
    ['/hardware/build/arm', 1350],
    ['/software/protocol', 360],
  ])('moves little of %s where it comes late in a window of %d px', async (route, width) => {
    await page.setViewportSize({ width, height: 900 });
    const fonts = hold();
    await page.route('**/*.woff2', fonts.handler);
    await page.goto(site.origin + route, { waitUntil: 'domcontentloaded' });
    await atRest(page);
    fonts.release();
    await page.waitForFunction(() => [...document.fonts].some(({ family, status }) => /Next/.test(family) && status === 'loaded'));
    await framesPass(page);
    // Here and there, a word still wraps. Web Vitals call up to 0.1 good.
    expect(await movedSoFar(page)).toBeLessThan(0.1);
  });
});
