import type { Page } from 'playwright-core';
import { findViolations } from './axe';
import { framesPass, still } from './atRest';
import { newPageForEachTest } from './newPageForEachTest';
import { eventually } from './eventually';
import { hold } from './hold';
import type { OpenSite, SitePage } from './site';
import { slowScreen } from './slowScreen';

const route = '/hardware/build/base';

let site: OpenSite;
let at: SitePage;

// The processor draws here: a small and coarse canvas is a quick one.
const small = { viewport: { width: 500, height: 700 }, deviceScaleFactor: 0.5 };
newPageForEachTest((given) => ({ site, opened: at } = given), small);

const opener = (page: Page, step: number) => page.locator(`#step-${step}`).getByRole('button', { name: 'Turn it in 3D' });
const box = (page: Page, step: number) => page.locator(`#step-${step} [data-step-solid]`);
const canvas = (page: Page, step: number) => box(page, step).locator('canvas');
const drawing = (page: Page, step: number) => page.locator(`#step-${step} figure img`);
const slider = (page: Page, step: number) => box(page, step).getByRole('slider', { name: 'Time within the step' });

/** Lets `picture` read what a canvas has drawn at any time, not just within the frame that drew it. */
const keepPixels = (page: Page) =>
  page.addInitScript(() => {
    // oxlint-disable-next-line typescript/unbound-method -- it is called with its canvas
    const getContext = HTMLCanvasElement.prototype.getContext as (...given: unknown[]) => never;
    HTMLCanvasElement.prototype.getContext = function (this: HTMLCanvasElement, kind: string, options?: object) {
      return Reflect.apply(getContext, this, [kind, { ...options, preserveDrawingBuffer: true }]);
    };
  });
beforeEach(async () => {
  await keepPixels(at.page);
});

/**
 * The pixels of the canvas at rest, as text to compare. A screenshot would depend on the place to which the page is scrolled, and on
 * what covers the canvas.
 */
async function picture(page: Page, step: number): Promise<string> {
  const look = () => canvas(page, step).evaluate((element: HTMLCanvasElement) => element.toDataURL());
  // Lines are smoothed a few frames after the last change.
  for (let before = await look(); ;) {
    await framesPass(page);
    const now = await look();
    if (now === before) return now;
    before = now;
  }
}

async function open(page: Page, step: number): Promise<void> {
  await opener(page, step).click();
  await page.locator(`#step-${step} [data-turned]`).waitFor();
}

describe('a step in 3D', () => {
  it('comes with the press, in at most 200 kB, in the place of the drawing, which stays until it is there', async () => {
    // A browser that has nothing of it yet.
    at = await site.newPage(small);
    const { page } = at;
    const sizes: Record<string, number> = {};
    page.on('response', (response) => {
      const address = new URL(response.url()).pathname;
      if (/\/solids\/|\.js$/.test(address))
        void response
          .request()
          .sizes()
          .then(
            ({ responseBodySize }) => (sizes[address] = responseBodySize),
            () => undefined,
          );
    });
    await at.goto(route);
    await page.waitForLoadState('networkidle');
    const before = { ...sizes };
    expect(Object.keys(before).filter((address) => address.includes('solids'))).toEqual([]);
    const meshes = hold();
    await page.route('**/*.mesh', meshes.handler);
    await opener(page, 1).click();
    await box(page, 1).getByText('Loading the model').waitFor();
    expect(await drawing(page, 1).isVisible()).toBe(true);
    meshes.release();
    await page.locator('#step-1 [data-turned]').waitFor();
    expect(await drawing(page, 1).isVisible()).toBe(false);
    expect((await canvas(page, 1).boundingBox())?.width).toBeGreaterThan(300);
    await eventually(() => expect(Object.keys(sizes).filter((address) => address.endsWith('.mesh')).length).toBeGreaterThan(2));
    const loaded = Object.keys(sizes).filter((address) => !(address in before));
    expect(loaded.reduce((sum, address) => sum + (sizes[address] ?? 0), 0)).toBeLessThan(200_000);
    expect(at.errors).toEqual([]);
  });

  it('lets one finger scroll the page, is turned by a sideways one and moved by two', async () => {
    at = await site.newPage({ ...small, hasTouch: true });
    const { page, context } = at;
    await keepPixels(page);
    await at.goto(route);
    await open(page, 1);
    const session = await context.newCDPSession(page);
    // A finger that leaves the screen while it moves lets the page roll on.
    const scrolled = () => still(page, () => Math.round(scrollY));
    /** Moves fingers by so many px, from the middle of the canvas. */
    const swipe = async (fingers: number, dx: number, dy: number): Promise<void> => {
      const { x = 0, y = 0, width = 0, height = 0 } = (await canvas(page, 1).boundingBox()) ?? {};
      const points = (part: number) =>
        Array.from({ length: fingers }, (_, id) => ({ id, x: x + width / 2 + id * 60 + dx * part, y: y + height / 2 + dy * part }));
      const touch = async (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: ReturnType<typeof points>): Promise<void> => {
        await session.send('Input.dispatchTouchEvent', { type, touchPoints });
        // Chromium takes a finger away from a page that is still drawing what the last move has changed.
        await framesPass(page, 1);
      };
      for (let count = 1; count <= fingers; count += 1) await touch('touchStart', points(0).slice(0, count));
      for (let step = 1; step <= 10; step += 1) await touch('touchMove', points(step / 10));
      await touch('touchEnd', []);
    };
    let before = await picture(page, 1);
    let place = await scrolled();
    await swipe(1, 0, -120);
    expect(await scrolled()).toBeGreaterThan(Number(place) + 50);
    expect(await picture(page, 1)).toBe(before);
    for (const [fingers, dx, dy] of [
      [1, 120, 0],
      [2, 0, -60],
    ] as const) {
      place = await scrolled();
      await swipe(fingers, dx, dy);
      await eventually(async () => expect(await picture(page, 1)).not.toBe(before));
      expect(await scrolled()).toBe(place);
      before = await picture(page, 1);
    }
  });

  it('is played to its end by keys alone, scrubbed, turned, and left with Escape', async () => {
    const { page } = at;
    await slowScreen(page);
    await at.goto(route);
    await opener(page, 1).focus();
    await page.keyboard.press('Enter');
    await page.locator('#step-1 [data-turned]').waitFor();
    await eventually(async () => expect(await canvas(page, 1).evaluate((element) => document.activeElement === element)).toBe(true));
    const first = await picture(page, 1);
    await page.keyboard.press('ArrowLeft');
    await eventually(async () => expect(await picture(page, 1)).not.toBe(first));
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('+');
    await eventually(async () => expect(await picture(page, 1)).not.toBe(first));
    await box(page, 1).getByRole('button', { name: 'Reset view' }).click();
    await eventually(async () => expect(await picture(page, 1)).toBe(first));
    await box(page, 1).getByRole('button', { name: 'Play' }).press('Enter');
    await box(page, 1).getByRole('button', { name: 'Play again' }).waitFor();
    expect(await slider(page, 1).getAttribute('aria-valuetext')).toMatch(/, (\d+) of \1$/);
    await eventually(async () => expect(await picture(page, 1)).not.toBe(first));
    await slider(page, 1).press('Home');
    expect(await slider(page, 1).getAttribute('aria-valuetext')).toBe('Before the first part');
    await eventually(async () => expect(await picture(page, 1)).toBe(first));
    await canvas(page, 1).focus();
    await page.keyboard.press('Escape');
    await eventually(async () => expect(await opener(page, 1).evaluate((element) => document.activeElement === element)).toBe(true));
    expect(await drawing(page, 1).isVisible()).toBe(true);
    expect(at.errors).toEqual([]);
  });

  it('says what a part is, hides it, shows it alone, and cuts', async () => {
    const { page } = at;
    await at.goto(route);
    await open(page, 1);
    const first = await picture(page, 1);
    const { width = 0, height = 0 } = (await canvas(page, 1).boundingBox()) ?? {};
    // The largest part stands in the middle of a drawing, or beside it.
    const named = box(page, 1).locator('.solid-named');
    for (const share of [0.5, 0.4, 0.6, 0.3, 0.7]) {
      await canvas(page, 1).click({ position: { x: width * share, y: height * 0.5 } });
      if ((await named.getByRole('button', { name: 'Hide' }).count()) > 0) break;
    }
    expect(await named.getByRole('link').getAttribute('href')).toMatch(/^\/hardware\/.+/);
    await named.getByRole('button', { name: 'Hide' }).click();
    await eventually(async () => expect(await picture(page, 1)).not.toBe(first));
    await box(page, 1).getByText('Parts in this view').click();
    await eventually(async () => expect(await box(page, 1).getByRole('checkbox', { checked: false }).count()).toBe(1));
    await named.getByRole('button', { name: 'Show alone' }).click();
    expect(await box(page, 1).getByRole('checkbox', { checked: true }).count()).toBe(1);
    await named.getByRole('button', { name: 'Show all' }).click();
    expect(await box(page, 1).getByRole('checkbox', { checked: false }).count()).toBe(0);
    const cut = box(page, 1).getByRole('slider', { name: 'Cut from the front' });
    const whole = await picture(page, 1);
    await cut.fill('45');
    expect(await cut.getAttribute('aria-valuetext')).toBe('45 % of the depth is cut away');
    await eventually(async () => expect(await picture(page, 1)).not.toBe(whole));
    await cut.fill('0');
    await eventually(async () => expect(await picture(page, 1)).toBe(whole));
    // Where nothing has been scrolled below the bars that stay in view, which would cover half a button.
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
    expect(await findViolations(page)).toEqual([]);
  });

  it('asks again for a model that is missing, opens again where the browser has taken the context away, and says both', async () => {
    const { page } = at;
    await at.goto(route);
    await page.route('**/*.mesh', (request) => request.abort());
    await opener(page, 1).click();
    await box(page, 1).getByRole('alert').getByText('The model could not be loaded').waitFor();
    expect(await drawing(page, 1).isVisible()).toBe(true);
    await page.unroute('**/*.mesh');
    await box(page, 1).getByRole('button', { name: 'Retry' }).click();
    await page.locator('#step-1 [data-turned]').waitFor();
    await canvas(page, 1).evaluate((element: HTMLCanvasElement) =>
      element.getContext('webgl2')?.getExtension('WEBGL_lose_context')?.loseContext(),
    );
    await page.locator('#step-1').getByRole('alert').getByText('The drawing shows the same.').waitFor();
    expect(await drawing(page, 1).isVisible()).toBe(true);
    await open(page, 1);
    expect(await page.locator('#step-1').getByRole('alert').count()).toBe(0);
  });

  it('releases its canvas and WebGL context when it is closed', async () => {
    const { page } = at;
    await at.goto(route);
    for (let time = 0; time < 2; time++) {
      await open(page, 1);
      const drawn = await canvas(page, 1).evaluateHandle((element: HTMLCanvasElement) => element.getContext('webgl2'));
      expect(await drawn.evaluate((gl) => gl?.isContextLost())).toBe(false);
      await box(page, 1).getByRole('button', { name: 'Back to drawing' }).click();
      await eventually(async () => expect(await page.locator('canvas').count()).toBe(0));
      await eventually(async () => expect(await drawn.evaluate((gl) => gl?.isContextLost())).toBe(true));
    }
    expect(at.errors).toEqual([]);
  });
});
