import { eventually } from './eventually';
import { hold } from './hold';
import { openSite } from './site';
import type { OpenSite, SitePage } from './site';

let site: OpenSite;
let at: SitePage;

beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());
beforeEach(async () => {
  at = await site.newPage();
});
afterEach(() => at.context.close());

/** A page with many tables and much code. */
const longPage = '/software/can';
const pieces = ':is(.scroll-table, figure[data-language])';

/** Addresses asked for, in order, while a page is opened. */
async function requestsOf(path: string): Promise<string[]> {
  const asked: string[] = [];
  at.page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await at.goto(path);
  await at.page.waitForSelector('html[data-settled]', { state: 'attached' });
  return asked;
}

describe('the first load', () => {
  it('asks for the first drawing before any script', async () => {
    const asked = await requestsOf('/hardware/specifications/motor');
    const drawing = asked.findIndex((path) => path.endsWith('/motor-chain.svg'));
    expect(drawing).toBeGreaterThan(0);
    expect(drawing).toBeLessThan(asked.findIndex((path) => path.endsWith('.js')));
  });

  it('loads nothing twice', async () => {
    const asked = await requestsOf(longPage);
    expect(asked.filter((path, index) => asked.indexOf(path) !== index)).toEqual([]);
  });

  it('takes over the styles that the page has brought along, and adds those of other pages', async () => {
    await at.goto('/');
    const added = () =>
      at.page.evaluate(() =>
        [...document.querySelectorAll<HTMLStyleElement>('style[data-emotion]')].reduce(
          (sum, { sheet }) => sum + (sheet?.cssRules.length ?? 0),
          0,
        ),
      );
    expect(await at.page.locator('style[data-styles]').count()).toBe(1);
    expect(await added()).toBe(0);
    await at.page.click('a[rel="next"]');
    await at.page.waitForURL('**/getting-started/project-overview');
    await at.page.waitForSelector('a[rel="prev"]');
    await eventually(async () => expect(await added()).toBeGreaterThan(0));
  });
});

describe('tables and code far below the window', () => {
  it('are laid out only when the page has arrived, and then all of them', async () => {
    const visibility = () => at.page.locator(pieces).evaluateAll((all) => all.map((piece) => getComputedStyle(piece).contentVisibility));
    const scripts = hold();
    await at.page.route('**/*.js', scripts.handler);
    await at.page.goto(site.origin + longPage, { waitUntil: 'commit' });
    await at.page.waitForSelector('footer');
    const waiting = await visibility();
    scripts.release();
    // What is in sight at first must not move.
    expect(waiting[0]).toBe('visible');
    expect(waiting).toContain('auto');
    await at.page.waitForSelector('html[data-settled]', { state: 'attached' });
    await eventually(async () => expect(new Set(await visibility())).toEqual(new Set(['visible'])));
  });

  it('leave the reader where a link led, on a page that has just loaded', async () => {
    await at.goto(longPage);
    const id = await at.page.locator('h2[id]').last().getAttribute('id');
    await at.page.goto('about:blank');
    await at.goto(`${longPage}#${id}`);
    await at.page.waitForSelector('html[data-settled]', { state: 'attached' });
    const top = await at.page.locator(`#${id}`).evaluate((heading) => heading.getBoundingClientRect().top);
    expect(top).toBeGreaterThanOrEqual(0);
    expect(top).toBeLessThan(900);
  });
});
