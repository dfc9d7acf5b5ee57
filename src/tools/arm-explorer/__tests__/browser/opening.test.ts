import type { Page } from 'playwright-core';
import { eventually } from '../../../../../__tests__/browser/eventually';
import { openSiteForTests } from '../../../../../__tests__/browser/openSiteForTests';
import type { OpenSite, SitePage } from '../../../../../__tests__/browser/site';
import { toolsSite } from '../../../../../__tests__/sites/toolsSite';

let site: OpenSite;
let opened: SitePage;
let page: Page;
openSiteForTests((given) => (site = given), toolsSite);

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
