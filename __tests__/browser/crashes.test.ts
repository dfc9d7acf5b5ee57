import { readFileSync } from 'node:fs';
import path from 'node:path';
import { examplePublic } from '../sites/exampleSite';
import { eventually } from './eventually';
import { newPageForEachTest } from './newPageForEachTest';
import { hydrated } from './site';
import type { OpenSite, SitePage } from './site';
import { say } from './siteAnswers';

let site: OpenSite;
let at: SitePage;

newPageForEachTest((given) => ({ site, opened: at } = given));

const click = () => at.page.click('header nav a[href="/purchase/"]');

interface Chrome {
  navbar: { type: string; label: string; href?: unknown }[];
  sidebar?: unknown;
  sidebarId: string;
}
interface PageData {
  result?: { data?: { doc: { body: unknown[] } }; pageContext?: { chrome?: Chrome } };
}

const folder = examplePublic;
const intact = readFileSync(path.join(folder, 'page-data/purchase/page-data.json'), 'utf8');

/** Serves spoiled page data from now on. Returns a counter of requests. */
function serveSpoiled(spoil: (data: PageData, chrome: Chrome | undefined) => void): () => number {
  const data = JSON.parse(intact) as PageData;
  spoil(data, data.result?.pageContext?.chrome);
  const spoiled = say(200, JSON.stringify(data), 'application/json');
  let asked = 0;
  site.answer(
    ({ pathname }) => pathname === '/page-data/purchase/page-data.json',
    (response) => {
      asked += 1;
      spoiled(response);
    },
  );
  return () => asked;
}

describe('a page that throws while it renders', () => {
  it('shows the error and Try again, and keeps the navbar, until the reader leaves', async () => {
    await at.goto('/');
    serveSpoiled(({ result }) => {
      if (result?.data) result.data.doc.body = [['Unknown', 0]];
    });
    await click();
    await at.page.waitForURL('**/purchase/');
    const message = at.page.locator('main [role="alert"]');
    await message.waitFor();
    await eventually(async () => expect(await message.locator('h1').innerText()).toBe('This page crashed.'));
    await eventually(async () => expect(await message.innerText()).toContain('unknown component <Unknown> in the body of a document.'));
    await message.locator('button', { hasText: 'Try again' }).click();
    await message.waitFor();
    await at.page.click('header nav a[href="/software/"]');
    await at.page.waitForURL('**/software/');
    await at.page.locator('main [role="alert"]').waitFor({ state: 'detached' });
    await eventually(async () => expect(await at.page.locator('h1').innerText()).not.toBe('This page crashed.'));
  });
});

describe('an error outside the article', () => {
  type Case = readonly [name: string, message: string, spoil: (data: PageData, chrome: Chrome | undefined) => void];

  // Unit tests have the other messages of spoiled definitions.
  const cases: readonly Case[] = [
    [
      'a navbar item with a wrong target',
      'navbar item "Hardware" failed to render: ',
      (_, chrome) => void (chrome?.navbar[1] && (chrome.navbar[1].href = { path: '/hardware/' })),
    ],
    [
      'no sidebar',
      'page "/purchase/" names the sidebar "purchaseSidebar", which doesn\'t exist.',
      (_, chrome) => void delete chrome?.sidebar,
    ],
    ['no result at all', 'undefined', (data) => void delete data.result],
  ];

  it('is shown with links to go on, whatever is spoiled', async () => {
    const crashed = at.page.locator('[role="alert"]', { hasText: 'This page crashed.' });
    await at.goto('/');
    for (const [name, message, spoil] of cases) {
      const says = (): Promise<void> =>
        eventually(async () => expect([name, await crashed.locator('pre').innerText()]).toEqual([name, expect.stringContaining(message)]));
      const asked = serveSpoiled(spoil);
      await click();
      await says();
      await crashed.locator('button', { hasText: 'Try again' }).click();
      await crashed.waitFor();
      // Opened directly, it shows the same.
      await at.page.goto(`${site.origin}/purchase/`);
      await says();
      expect([name, asked()]).toEqual([name, 2]);
      await crashed.locator('a', { hasText: 'home page' }).click();
      await at.page.waitForURL(`${site.origin}/`);
      await hydrated(at.page);
      await eventually(async () => expect(await at.page.locator('h1').innerText()).not.toBe('This page crashed.'));
    }
  });

  it('is left with the back button', async () => {
    serveSpoiled((_, chrome) => void delete chrome?.sidebar);
    await at.goto('/');
    await click();
    await at.page.locator('main [role="alert"]').waitFor();
    await at.page.goBack();
    await hydrated(at.page);
    expect(new URL(at.page.url()).pathname).toBe('/');
  });
});
