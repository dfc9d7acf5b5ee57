import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brokenEscapes, runningTexts } from '../fixtures/hostile';
import { examplePublic } from '../sites/exampleSite';
import { eventually } from './eventually';
import { newPageForEachTest } from './newPageForEachTest';
import { hydrated } from './site';
import type { OpenSite, SitePage } from './site';
import { say } from './siteAnswers';

const folder = examplePublic;

let site: OpenSite;
let at: SitePage;

newPageForEachTest((given) => ({ site, opened: at } = given));

/** The page has hydrated without errors, and its controls work. */
async function works(): Promise<void> {
  await hydrated(at.page);
  const mode = () => at.page.evaluate(() => document.documentElement.dataset.theme);
  const before = await mode();
  await at.page.click('[data-colour-mode-switch]');
  await eventually(async () => expect(await mode()).not.toBe(before));
  await eventually(async () => expect(await at.page.locator('h1').innerText()).not.toBe(''));
  expect(at.errors.filter((error) => !/Failed to load resource/.test(error))).toEqual([]);
}

const [running = ''] = runningTexts('alert(1)');
const fragments = [...brokenEscapes, running, '__proto__', '/:uri', '?'];

const queries = ['?%', '?a=%zz&%', '?q=%E0%A4%A', '??a', '?__proto__=1&<b>', `?${'%'.repeat(10_000)}`];

describe('a meaningless query and fragment', () => {
  it('leave the page as it is, together or alone', async () => {
    // A changed query makes the browser load the page again.
    const addresses = fragments.map((fragment, index) => `${queries[index] ?? (index % 2 === 0 ? '' : '?')}#${fragment}`);
    for (const address of addresses) {
      await at.goto(`/purchase/${address}`);
      await works();
    }
  });
});

describe('a meaningless fragment', () => {
  it('leaves the page as it is when set, linked, and restored by back', async () => {
    await at.goto('/hardware/');
    for (const fragment of fragments) await at.page.evaluate((value) => (location.hash = value), `#${fragment}`);
    await works();
    await at.page.evaluate(() => {
      const link = document.createElement('a');
      link.href = '#50%';
      document.body.append(link);
      link.click();
    });
    await at.page.waitForFunction(() => location.hash === '#50%25');
    await at.page.click('header nav a[href="/purchase/"]');
    await at.page.waitForURL('**/purchase/');
    await at.page.goBack();
    await at.page.waitForFunction(() => location.hash === '#50%25');
    await at.page.goForward();
    await at.page.waitForURL('**/purchase/');
    await works();
  });
});

describe('a meaningless query', () => {
  it('doesn’t break the search page', async () => {
    for (const query of ['?q=%zz&page=1e9&section=%', `?q=${'a'.repeat(10_000)}`, `?q=${running}&section=constructor`]) {
      await at.goto(`/search${query}`);
      await works();
    }
  });
});

describe('an unknown path', () => {
  it('shows the 404 page, which works', async () => {
    const names = [
      '/:uri',
      '/*',
      '/*children',
      '/:pageResources',
      '/can/:pageContext',
      '/:key',
      '/%3Auri',
      '/%2A',
      '/a%25zz',
      '/%2541',
      '/__proto__',
    ];
    for (const address of names) {
      await at.goto(address);
      await works();
      await eventually(async () => expect(await at.page.locator('h1').innerText()).toMatch(/not found/i));
    }
  });

  it('works where the path can’t be decoded', async () => {
    site.answer((url) => url.pathname.includes('%'), say(404, readFileSync(path.join(folder, '404.html'), 'utf8')));
    for (const address of ['/a%zz', '/%', '/%E0%A4%A/b']) {
      await at.goto(address);
      await works();
    }
  });
});
