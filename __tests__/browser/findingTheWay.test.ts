import { framesPass } from './atRest';
import { eventually } from './eventually';
import { newPageForEachTest } from './newPageForEachTest';
import { movedSoFar } from './movedSoFar';
import { hydrated } from './site';
import type { OpenSite, SitePage } from './site';

let site: OpenSite;
let at: SitePage;

newPageForEachTest((given) => ({ site, opened: at } = given));

const heading = () => at.page.locator('h1').innerText();

describe('finding the way', () => {
  it('shows the sections in order and the source repository, leads through them and marks where the reader is', async () => {
    await at.goto('/');
    expect(await at.page.locator('[data-sections] a').allInnerTexts()).toEqual(['Getting started', 'Hardware', 'Software', 'Purchase']);
    expect(await at.page.locator('header nav[aria-label="Project"] a').getAttribute('href')).toBe('https://code.example/twig/twig');
    await at.page.click('header nav >> text=Software');
    await at.page.waitForURL('**/software/');
    await eventually(async () => expect(await at.page.locator('header nav a[aria-current="true"]').allInnerTexts()).toEqual(['Software']));
    await eventually(async () =>
      expect(await at.page.locator('[data-section-sidebar] a[aria-current="page"]').allInnerTexts()).toEqual(['Overview']),
    );
    expect(at.errors).toEqual([]);
  });

  it('opens the category of the page, shows it in the breadcrumbs, and says in the head what the page is', async () => {
    // In another spelling, which the browser shows no more.
    await at.goto('/hardware/build/base.html');
    expect(new URL(at.page.url()).pathname).toBe('/hardware/build/base');
    expect(await at.page.locator('nav[aria-label="Breadcrumbs"] li').allInnerTexts()).toEqual(['', 'Hardware', 'Build guides', '1. Base']);
    expect(await at.page.locator('nav[aria-label="Breadcrumbs"] a >> nth=1').getAttribute('href')).toBe('/category/hardware');
    expect(await at.page.locator('[data-section-sidebar] details[open] summary').allInnerTexts()).toContain('Build guides');
    expect(await at.page.title()).toBe('Step 1: Base | Twig');
    for (const [attribute, value] of Object.entries({ lang: 'en', dir: 'ltr' }))
      expect(await at.page.locator('html').getAttribute(attribute)).toBe(value);
    expect(await at.page.locator('meta[name="generator"]').getAttribute('content')).toMatch(/^Gatsby 5\.\d+\.\d+$/);
    expect(await at.page.locator('link[rel="icon"]').count()).toBe(1);
  });

  it('leads to the previous and the next page in reading order, across sections', async () => {
    await at.goto('/');
    expect(await at.page.locator('a[rel="prev"]').count()).toBe(0);
    await at.page.click('a[rel="next"]');
    await at.page.waitForURL('**/getting-started/safety-guide');
    await at.page.click('a[rel="prev"]');
    await at.page.waitForURL((url) => url.pathname === '/');
    await at.goto('/getting-started/offline');
    expect(await at.page.locator('a[rel="next"]').getAttribute('href')).toBe('/hardware/');
    await at.goto('/purchase/');
    expect(await at.page.locator('a[rel="next"]').count()).toBe(0);
  });

  it('marks the entry of the contents that was pressed, or that the address names, until the reader scrolls on', async () => {
    // Its last sections are all in the window at its end.
    const route = '/software/protocol';
    const marked = () =>
      at.page.locator('[data-toc] a[aria-current]').evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    await at.goto(route);
    const entries = at.page.locator('[data-toc] a');
    const hashes = await entries.evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    expect(hashes.length).toBeGreaterThan(4);
    for (const [index, hash] of hashes.entries()) {
      await entries.nth(index).click();
      await eventually(async () => expect(await marked()).toEqual([hash]));
    }
    const last = hashes.at(-2) ?? '';
    await entries.nth(hashes.length - 2).click();
    await framesPass(at.page);
    expect(await marked()).toEqual([last]);
    await at.page.mouse.move(600, 400);
    await at.page.mouse.wheel(0, -3000);
    await eventually(async () => expect(await marked()).not.toEqual([last]));
    await at.goto('/');
    await at.goto(route + last);
    await eventually(async () => expect(await marked()).toEqual([last]));
  });
});

describe('addresses', () => {
  it.each([
    ['/hardware/biuld/bace', '/hardware/build/base'],
    ['/blog/frst-twig', '/blog/first-twig'],
  ])('offers the nearest pages where there is none: %s', async (asked, nearest) => {
    const response = await at.page.goto(site.origin + asked);
    await hydrated(at.page);
    expect(response?.status()).toBe(404);
    await eventually(async () => expect(await heading()).toBe('Page not found'));
    await at.page.waitForSelector('[data-nearest]');
    await at.page.click('[data-nearest] a >> nth=0');
    await at.page.waitForURL(`**${nearest}`);
    await at.page.locator('meta[name="robots"]').waitFor({ state: 'detached' });
  });

  it('offers the sections and what is often searched for where no page is near, and moves nothing for it', async () => {
    await at.page.goto(`${site.origin}/zzz`);
    const offers = at.page.locator('main a[href*="/search?q="]');
    await offers.first().waitFor();
    expect(await at.page.locator('[data-nearest]').count()).toBe(0);
    expect(await at.page.locator('main').getByRole('link', { name: 'Purchase', exact: true }).count()).toBe(1);
    expect(await movedSoFar(at.page)).toBeLessThan(0.001);
    await offers.first().click();
    await at.page.waitForURL('**/search?q=*');
  });
});
