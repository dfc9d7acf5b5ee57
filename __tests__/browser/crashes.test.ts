import type { Route } from 'playwright-core';
import { eventually } from './eventually';
import { cleanPageForEachTest } from './cleanPageForEachTest';
import { hydrated } from './site';
import type { OpenSite, SitePage } from './site';

let site: OpenSite;
let at: SitePage;

// They load no page in advance: that would be before it is spoiled.
cleanPageForEachTest((given) => ({ site, opened: at } = given));

const teleopData = '**/page-data/teleop/page-data.json';
const click = () => at.page.click('header nav a[href="/teleop/"]');
const path = () => new URL(at.page.url()).pathname;

describe('a page that throws while it renders', () => {
  const crash = async (route: Route): Promise<void> => {
    const response = await route.fetch();
    const data = (await response.json()) as { result: { data: { doc: { body: unknown[] } } } };
    data.result.data.doc.body = [['Unknown', 0]];
    await route.fulfill({ response, json: data });
  };

  it('shows the error with Try again, keeps the navbar, and is cleared by going elsewhere', async () => {
    await at.goto('/');
    await at.page.route(teleopData, crash);
    await click();
    await at.page.waitForURL('**/teleop/');
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

describe('an error outside the text of a page', () => {
  interface Chrome {
    navbar: { type: string; label: string; href?: unknown }[];
    sidebar?: unknown;
    sidebarId: string;
  }
  interface PageData {
    result?: { pageContext?: { chrome?: Chrome } };
  }
  const first = (chrome: Chrome | undefined) => (chrome?.navbar[1] ?? {}) as Chrome['navbar'][number];

  it.each<readonly [string, string, (data: PageData, chrome: Chrome | undefined) => void]>([
    [
      'a navbar item of an unknown type',
      'navbar item "Hardware" has the unknown type "dropdown". Known: "sidebar", "link".',
      (_, chrome) => void (first(chrome).type = 'dropdown'),
    ],
    [
      'a navbar item without a target',
      'navbar item "Hardware" has no link target. Give it an href.',
      (_, chrome) => void delete first(chrome).href,
    ],
    [
      'a navbar item that fails in another way',
      'navbar item "Hardware" failed to render: ',
      (_, chrome) => void (first(chrome).href = { path: '/hardware/' }),
    ],
    [
      'a sidebar item without a target',
      'sidebar "teleopSidebar": item "VR" has no link target.',
      (_, chrome) => void (chrome && (chrome.sidebar = [{ type: 'link', label: 'VR' }])),
    ],
    [
      'a sidebar item that is none',
      'sidebar "teleopSidebar" has an item that is empty or no object.',
      (_, chrome) => void (chrome && (chrome.sidebar = [null])),
    ],
    ['no sidebar', 'page "/teleop/" names the sidebar "teleopSidebar", which does not exist.', (_, chrome) => void delete chrome?.sidebar],
    ['no navbar', 'undefined', (_, chrome) => void (chrome && Reflect.deleteProperty(chrome, 'navbar'))],
    ['no context of the page', 'undefined', (data) => void delete data.result?.pageContext],
    ['no result at all', 'undefined', (data) => void delete data.result],
  ])('shows what it is, and the ways on: %s', async (_name, message, spoil) => {
    await at.page.route(teleopData, async (route) => {
      const response = await route.fetch();
      const data = (await response.json()) as PageData;
      spoil(data, data.result?.pageContext?.chrome);
      await route.fulfill({ response, json: data });
    });
    await at.goto('/');
    await click();
    const crashed = at.page.locator('[role="alert"]', { hasText: 'This page crashed.' });
    await eventually(async () => expect(await crashed.locator('pre').innerText()).toContain(message));
    await crashed.locator('button', { hasText: 'Try again' }).click();
    await crashed.waitFor();
    // It is the same for a reader who comes straight to it.
    await at.page.goto(`${site.origin}/teleop/`);
    await eventually(async () => expect(await crashed.locator('pre').innerText()).toContain(message));
    await crashed.locator('a', { hasText: 'home page' }).click();
    await at.page.waitForURL(`${site.origin}/`);
    await hydrated(at.page);
    await eventually(async () => expect(await at.page.locator('h1').innerText()).not.toBe('This page crashed.'));
  });

  it('is left by the way back', async () => {
    await at.page.route(teleopData, async (route) => {
      const response = await route.fetch();
      const data = (await response.json()) as PageData;
      delete data.result?.pageContext?.chrome?.sidebar;
      await route.fulfill({ response, json: data });
    });
    await at.goto('/');
    await click();
    await at.page.locator('main [role="alert"]').waitFor();
    await at.page.goBack();
    await hydrated(at.page);
    expect(path()).toBe('/');
  });
});
