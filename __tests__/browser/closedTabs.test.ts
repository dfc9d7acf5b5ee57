import { eventually } from './eventually';
import { openSiteForTests } from './openSiteForTests';
import type { OpenSite, SitePage } from './site';

let site: OpenSite;

openSiteForTests((opened) => (site = opened));

/** Whether an element is visible in the upper half of the window. */
const isShown = (at: SitePage, id: string): Promise<boolean> =>
  at.page.evaluate((wanted) => {
    const target = document.getElementById(wanted);
    const top = target?.getBoundingClientRect().top ?? -1;
    return target !== null && target.checkVisibility() && top >= 0 && top < window.innerHeight / 2;
  }, id);

const chosenTab = (at: SitePage): Promise<string | null> => at.page.locator('[role="tab"][aria-selected="true"]').first().textContent();

describe('content of a closed tab', () => {
  it('is shown for its anchor, on load and on the page', async () => {
    const at = await site.newPage();
    await at.goto('/software/setup#run-it');
    await eventually(async () => expect(await isShown(at, 'run-it')).toBe(true));
    await eventually(async () => expect(await chosenTab(at)).toBe('Python'));
    const set = at.page.locator('[data-group="language"]').first();
    expect(await set.locator(':scope > [role="tabpanel"]:not([hidden])').count()).toBe(1);

    await at.page.evaluate(() => (window.location.hash = '#build-it'));
    await eventually(async () => expect(await isShown(at, 'build-it')).toBe(true));
    await eventually(async () => expect(await chosenTab(at)).toBe('C++'));
  });

  it('is found by "find in page", which chooses the tab', async () => {
    const at = await site.newPage();
    await at.goto('/software/setup');
    const closed = at.page.locator('[role="tabpanel"][data-value="python"]').first();
    expect(await closed.getAttribute('hidden')).toBe('until-found');
    await closed.evaluate((panel) => panel.dispatchEvent(new Event('beforematch', { bubbles: true })));
    await eventually(async () => expect(await chosenTab(at)).toBe('Python'));
  });
});

it.each(['auto', 'none'])('a pressed tab keeps its place with scroll anchoring "%s"', async (anchoring) => {
  const at = await site.newPage();
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
