import type { Page } from 'playwright-core';
import { eventually } from './eventually';
import { newPageForEachTest } from './newPageForEachTest';
import type { OpenSite, SitePage } from './site';

let site: OpenSite;
let opened: SitePage;
let page: Page;
newPageForEachTest((given) => ({ site, opened, page } = given));

/** Lower edge in px of what a selector finds first. */
const bottomOf = async (selector: string): Promise<number> => {
  const box = await page.locator(selector).first().boundingBox();
  return (box?.y ?? Infinity) + (box?.height ?? Infinity);
};

const ways = ['/hardware/assembly-guide/find-cad-files', '/purchase/', '/simulation/'];

describe('the home page before the first scroll', () => {
  it('says what the robot costs, and offers three ways on, the first in the signal colour, at any width', async () => {
    await opened.goto('/');
    const opening = page.locator('[data-opening]');
    for (const [width, height] of [
      [1350, 900],
      [360, 740],
    ] as const) {
      await page.setViewportSize({ width, height });
      expect(await opening.locator('p').first().innerText()).toMatch(/\d,\d{3}\sUSD/);
      for (const way of ways) expect(await bottomOf(`[data-opening] a[href="${way}"]`)).toBeLessThan(height);
      // The description, which search engines show, would say the same before.
      expect(await page.locator('article > header').innerText()).toBe('Discover OpenArm');
      const picture = await opening.locator('img').boundingBox();
      expect(picture?.y).toBeLessThan(height - 240);
      await eventually(async () =>
        expect(await opening.locator('img').evaluate((img: HTMLImageElement) => img.complete && img.naturalWidth)).toBeGreaterThan(0),
      );
    }
    const signalled = () =>
      page.locator('[data-opening] a').evaluateAll((links) => {
        const signal = document.createElement('i');
        signal.style.color = 'var(--signal)';
        document.body.append(signal);
        const { color } = getComputedStyle(signal);
        signal.remove();
        return links.filter((link) => getComputedStyle(link).backgroundColor === color).map((link) => link.getAttribute('href'));
      });
    expect(await signalled()).toEqual(ways.slice(0, 1));
    await page.click('[data-colour-mode-switch]');
    await page.waitForSelector('[data-theme="dark"]');
    expect(await signalled()).toEqual(ways.slice(0, 1));

    // Below, it leads through six places in order to the first motion.
    const stops = await page.locator('#from-parts-to-first-motion').evaluate((heading) => {
      const path = heading.closest('.heading')?.nextElementSibling ?? heading.nextElementSibling;
      return [...(path?.querySelectorAll('a') ?? [])].map((link) => link.getAttribute('href'));
    });
    expect(stops).toEqual([
      '/hardware/bill-of-materials/procuring-components',
      '/software/setup/motor-id',
      '/hardware/assembly-guide/find-cad-files',
      '/hardware/wiring-and-casing-guide/components',
      '/software/setup/can-setup',
      '/software/setup/motor-config',
    ]);
  });
});

describe('the robot behind the picture', () => {
  const stage = () => page.locator('[data-opening-robot]');
  const press = () => page.getByRole('button', { name: 'Move it in 3D', exact: true }).click();

  it('comes with a press, moves both hands, and leads to the explorer in the same pose', async () => {
    // A new page: it also loads in advance what it links to, and nothing of the robot.
    opened = await site.newPage({ prefetch: true, viewport: { width: 1000, height: 900 } });
    ({ page } = opened);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await opened.goto('/');
    await page.waitForLoadState('networkidle');
    expect(asked.filter((url) => url.includes('/solids/') || url.includes('/data/'))).toEqual([]);
    await press();
    const canvas = stage().locator('canvas');
    await canvas.waitFor();
    await page.locator('[data-opening] img').waitFor({ state: 'hidden' });
    const pose = async (): Promise<URLSearchParams> =>
      new URL((await stage().getByRole('link').getAttribute('href')) ?? '', 'https://a.example').searchParams;
    expect((await pose()).get('arm.right')).toBe('0_0_0_90_0_0_0');
    // The red circle is where the tool of the chosen arm is.
    const grip = await stage().locator('circle.grip').boundingBox();
    const [x, y] = [(grip?.x ?? 0) + (grip?.width ?? 0) / 2, (grip?.y ?? 0) + (grip?.height ?? 0) / 2];
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + 20, y - 30, { steps: 4 });
    await page.mouse.up();
    await eventually(async () => expect((await pose()).get('arm.right')).not.toBe('0_0_0_90_0_0_0'));
    const dragged = await pose();
    const [right, left] = ['arm.right', 'arm.left'].map((name) => (dragged.get(name) ?? '').split('_').map(Number));
    expect(left).toEqual(right?.map((angle, joint) => (joint === 3 ? angle : -angle || 0)));
    await stage().getByRole('link').click();
    await page.locator('[data-explorer] canvas').waitFor();
    expect(new URL(page.url()).searchParams.get('arm.right')).toBe(dragged.get('arm.right'));
    expect(opened.errors).toEqual([]);
  });
});
