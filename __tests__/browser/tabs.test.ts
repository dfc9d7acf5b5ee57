import type { Page } from 'playwright-core';
import { eventually } from './eventually';
import { newPageForEachTest } from './newPageForEachTest';
import type { OpenSite, SitePage } from './site';

let site: OpenSite;
let at: SitePage;

newPageForEachTest((given) => ({ site, opened: at } = given));

/** Whether an element is visible in the upper half of the window. */
const isShown = (id: string): Promise<boolean> =>
  at.page.evaluate((wanted) => {
    const target = document.getElementById(wanted);
    const top = target?.getBoundingClientRect().top ?? -1;
    return target !== null && target.checkVisibility() && top >= 0 && top < window.innerHeight / 2;
  }, id);

const chosenTab = (): Promise<string | null> => at.page.locator('[role="tab"][aria-selected="true"]').first().textContent();

describe('content of a closed tab', () => {
  it('is shown for its anchor, on load and on the page', async () => {
    await at.goto('/software/setup#run-it');
    await eventually(async () => expect(await isShown('run-it')).toBe(true));
    await eventually(async () => expect(await chosenTab()).toBe('Python'));
    const set = at.page.locator('[data-group="language"]').first();
    expect(await set.locator(':scope > [role="tabpanel"]:not([hidden])').count()).toBe(1);

    await at.page.evaluate(() => (window.location.hash = '#build-it'));
    await eventually(async () => expect(await isShown('build-it')).toBe(true));
    await eventually(async () => expect(await chosenTab()).toBe('C++'));
  });

  it('is found by "find in page", which chooses the tab', async () => {
    await at.goto('/software/setup');
    const closed = at.page.locator('[role="tabpanel"][data-value="python"]').first();
    expect(await closed.getAttribute('hidden')).toBe('until-found');
    await closed.evaluate((panel) => panel.dispatchEvent(new Event('beforematch', { bubbles: true })));
    await eventually(async () => expect(await chosenTab()).toBe('Python'));
  });
});

it.each(['auto', 'none'])('a pressed tab keeps its place with scroll anchoring "%s"', async (anchoring) => {
  await at.goto('/software/setup');
  await at.page.evaluate((value) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`html{overflow-anchor:${value}}`);
    document.adoptedStyleSheets.push(sheet);
  }, anchoring);
  // Pressed by a script: Playwright would scroll first.
  const moved = await at.page.evaluate(async () => {
    const set = document.querySelectorAll('[data-group="language"]')[1];
    set?.scrollIntoView({ block: 'center', behavior: 'instant' });
    const frame = () => new Promise((resolve) => void requestAnimationFrame(resolve));
    for (let passed = 0; passed < 20; passed += 1) await frame();
    const before = set?.getBoundingClientRect().top ?? 0;
    const height = document.documentElement.scrollHeight;
    const tab = [...(set?.querySelectorAll<HTMLElement>('[role="tab"]') ?? [])].at(-1);
    tab?.click();
    for (let passed = 0; passed < 20; passed += 1) await frame();
    return {
      chosen: tab?.getAttribute('aria-selected'),
      others: document.documentElement.scrollHeight !== height,
      by: Math.abs((set?.getBoundingClientRect().top ?? 0) - before),
    };
  });
  expect(moved).toMatchObject({ chosen: 'true', others: true });
  expect(moved.by).toBeLessThan(2);
});

describe('a set of tabs', () => {
  it('is moved through with the arrow keys, and remembers a chosen tab in every set of its group and after a reload', async () => {
    await at.goto('/software/setup');
    const tabs = at.page.locator('.tabs[data-group="language"]').first().locator('[role="tab"]');
    await tabs.first().focus();
    await at.page.keyboard.press('ArrowRight');
    await eventually(async () => expect(await tabs.nth(1).getAttribute('aria-selected')).toBe('true'));
    await eventually(async () => expect(await tabs.nth(1).evaluate((element) => element === document.activeElement)).toBe(true));
    await tabs.first().click();
    await eventually(async () => expect(await tabs.nth(1).getAttribute('aria-selected')).toBe('false'));
    await at.page.locator('.tabs[data-group="language"] >> role=tab[name="Python"]').first().click();
    const selected = () => at.page.locator('.tabs[data-group="language"] > [role="tablist"] > [aria-selected="true"]').allInnerTexts();
    await eventually(async () => expect(new Set(await selected())).toEqual(new Set(['Python'])));
    await at.goto('/software/setup');
    await eventually(async () => expect(new Set(await selected())).toEqual(new Set(['Python'])));
  });

  it('shows the chosen tab before the first paint, so that nothing moves when the page becomes interactive', async () => {
    await at.page.addInitScript(() => localStorage.setItem('tabs-language', 'python'));
    await at.page.route('**/*.js', (route) => route.abort());
    await at.page.goto(`${site.origin}/software/setup`);
    const tabs = at.page.locator('.tabs[data-group="language"]').first();
    await eventually(async () =>
      expect(await tabs.locator('> [role="tablist"] > [aria-selected="true"]').allInnerTexts()).toEqual(['Python']),
    );
    await eventually(async () =>
      expect(await tabs.locator('> [role="tabpanel"]:visible > .tab-label').allTextContents()).toEqual(['Python']),
    );
  });
});

const sets = (page: Page) => page.locator('.alternatives[data-group="system"]');
const shown = (page: Page) =>
  sets(page).evaluateAll((all) => all.map((set) => set.querySelector<HTMLElement>(':scope > .alternative:not([hidden])')?.dataset.value));
const option = (page: Page, label: string) => page.getByRole('radio', { name: label });

describe('what a reader chooses once', () => {
  it('is the first option at first, and holds for every set of the page and for other pages, before their first paint', async () => {
    const { page } = at;
    await at.goto('/software/setup');
    expect(await option(page, 'Linux').isChecked()).toBe(true);
    expect(new Set(await shown(page))).toContain('linux');
    await option(page, 'Windows').check();
    await eventually(async () => expect(new Set(await shown(page))).toContain('windows'));
    await page.route('**/*.js', (route) => route.abort());
    await page.goto(`${site.origin}/software/`);
    expect(await option(page, 'Windows').isChecked()).toBe(true);
    expect(new Set(await shown(page))).toContain('windows');
  });

  it('is named at each set, with the way back to the choice, and where a set has nothing of its own for it', async () => {
    const { page } = at;
    await at.goto('/software/setup');
    const note = sets(page).first().locator('.choice-shown:visible');
    expect(await note.innerText()).toContain('Linux');
    await note.getByRole('link', { name: 'Change' }).click();
    await eventually(() => expect(new URL(page.url()).hash).toBe('#choice'));
    await eventually(async () =>
      expect(await page.locator('#choice').evaluate((box) => box.getBoundingClientRect().top)).toBeLessThan(300),
    );

    await option(page, 'Windows').check();
    for (const set of await sets(page).all()) {
      const has = (await set.locator(':scope > .alternative[data-value="windows"]').count()) > 0;
      expect(await set.locator(':scope > .alternative .choice-other').first().isVisible()).toBe(!has);
    }
  });
});
