import { eventually } from './eventually';
import { cleanPageForEachTest } from './cleanPageForEachTest';
import type { SitePage } from './site';

let at: SitePage;

cleanPageForEachTest((given) => ({ opened: at } = given), { viewport: { width: 400, height: 700 }, hasTouch: true });

/** A page that is quickly there. */
const light = '/getting-started/project-overview';

const drawer = () => at.page.locator('dialog[aria-label="Site navigation"]');
const open = async () => {
  await at.page.click('[data-menu-button]');
  await drawer().waitFor({ state: 'visible' });
};
const closed = () => drawer().waitFor({ state: 'hidden' });
const focused = () => at.page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent);

describe('the drawer', () => {
  it('shows the pages of the section, the sections behind the back button, and comes back to the pages', async () => {
    await at.goto('/software/can');
    await open();
    await eventually(async () => expect(await drawer().locator('a[aria-current="page"]').last().innerText()).toBe('CAN library'));
    await drawer().locator('button', { hasText: 'All sections' }).click();
    const labels = await drawer().locator('nav a').allInnerTexts();
    expect(labels.slice(0, 6)).toEqual(['Getting started', 'Hardware', 'Software', 'Teleop', 'Simulation', 'Purchase']);
    await drawer().locator('button', { hasText: 'Pages of this section' }).click();
    await eventually(async () => expect(await drawer().locator('nav a').allInnerTexts()).toContain('CAN library'));
    await drawer().locator('button', { hasText: 'All sections' }).click();
    await at.page.keyboard.press('Escape');
    await closed();
    await open();
    await drawer().getByRole('link', { name: 'CAN Library' }).waitFor();
    await eventually(async () => expect(await drawer().getByRole('navigation', { name: 'Sections' }).count()).toBe(0));
  });

  it('leads to a page of another section in four taps from the home page', async () => {
    await at.goto('/');
    await at.page.tap('[data-menu-button]');
    await drawer().getByRole('link', { name: 'Hardware', exact: true }).tap();
    await drawer().getByText('Assembly guide', { exact: true }).tap();
    await drawer().getByRole('link', { name: 'J3-J4' }).tap();
    await at.page.waitForURL('**/hardware/assembly-guide/j3-j4-sub-assembly');
    await closed();
  });

  it('shows the menu of a chosen section, with the focus in it; of its own section without going anywhere', async () => {
    await at.goto('/software/can');
    await open();
    await drawer().locator('button', { hasText: 'All sections' }).click();
    await drawer().getByRole('link', { name: 'Software', exact: true }).click();
    await drawer().getByRole('link', { name: 'CAN Library' }).waitFor();
    expect(new URL(at.page.url()).pathname).toBe('/software/can');
    await drawer().locator('button', { hasText: 'All sections' }).click();
    await drawer().getByRole('link', { name: 'Teleop', exact: true }).click();
    await at.page.waitForURL('**/teleop/');
    await drawer().getByRole('link', { name: 'VR' }).waitFor();
    await eventually(async () => expect(await focused()).toBe('← All sections'));
  });

  it('closes on navigation', async () => {
    await at.goto('/software/can');
    await open();
    await drawer().locator('nav a', { hasText: 'Controls' }).click();
    await at.page.waitForURL('**/software/controls');
    await closed();
  });

  it('closes where the page of a chosen section cannot be loaded, because the message stands behind it', async () => {
    await at.goto(light);
    await at.page.route('**/teleop/**', (route) => route.abort());
    await open();
    await drawer().locator('button', { hasText: 'All sections' }).click();
    await drawer().getByRole('link', { name: 'Teleop', exact: true }).click();
    await closed();
    await at.page.locator('[data-route-status="failed"]').waitFor();
  });

  it('slides, and hardly where the reader asked for less motion', async () => {
    await at.goto(light);
    for (const [reducedMotion, duration] of [
      ['no-preference', 200],
      ['reduce', 1],
    ] as const) {
      await at.page.emulateMedia({ reducedMotion });
      await open();
      const durations = await drawer().evaluate((dialog) =>
        [dialog, dialog.querySelector('[data-shown]') ?? dialog].map((element) => {
          element.setAttribute('data-shown', 'primary');
          return getComputedStyle(element).transitionDuration;
        }),
      );
      for (const each of durations) expect(parseFloat(each) * 1000).toBeCloseTo(duration);
      await at.page.keyboard.press('Escape');
      await closed();
    }
  });

  it('closes on Escape, which gives the focus back, on the backdrop, and by its button', async () => {
    await at.goto(light);
    await open();
    await at.page.keyboard.press('Escape');
    await closed();
    await eventually(async () => expect(await focused()).toBe('Open navigation'));
    await open();
    await at.page.mouse.click(395, 350);
    await closed();
    await open();
    await drawer().locator('button[aria-label="Close navigation"]').click();
    await closed();
  });

  it('closes by itself when the window becomes wider than 996 px, and not at 996 px', async () => {
    await at.goto(light);
    await open();
    await at.page.setViewportSize({ width: 996, height: 700 });
    await at.page.waitForTimeout(100);
    expect(await drawer().isVisible()).toBe(true);
    await at.page.setViewportSize({ width: 997, height: 700 });
    await closed();
    await eventually(async () => expect(await at.page.evaluate(() => document.documentElement.style.overflow)).toBe(''));
  });

  it('holds the focus inside, and keeps the page behind from scrolling', async () => {
    await at.goto(light);
    await open();
    const inside: boolean[] = [];
    for (let press = 0; press < 60; press += 1) {
      await at.page.keyboard.press('Tab');
      // At the end of a modal dialog the focus passes through the browser's own controls: then it is on the body.
      inside.push(await at.page.evaluate(() => document.activeElement === document.body || !!document.activeElement?.closest('dialog')));
    }
    expect(inside).not.toContain(false);
    expect(await drawer().isVisible()).toBe(true);
    await at.page.mouse.move(395, 350);
    await at.page.mouse.wheel(0, 600);
    await at.page.waitForTimeout(200);
    expect(await at.page.evaluate(() => window.scrollY)).toBe(0);
    await at.page.keyboard.press('Escape');
    await closed();
    await at.page.mouse.wheel(0, 600);
    await at.page.waitForFunction(() => window.scrollY > 0);
  });
});
