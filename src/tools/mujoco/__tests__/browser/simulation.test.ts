import type { Worker } from 'playwright-core';
import { problemsOnPhone } from '../../../../../__tests__/browser/axe';
import { newPageForEachTest } from '../../../../../__tests__/browser/newPageForEachTest';
import { framesPass } from '../../../../../__tests__/browser/atRest';
import { eventually } from '../../../../../__tests__/browser/eventually';
import type { OpenSite, SitePage } from '../../../../../__tests__/browser/site';
import { slowScreen } from '../../../../../__tests__/browser/slowScreen';
import { toolsSite } from '../../../../../__tests__/sites/toolsSite';

const route = '/simulation/mujoco';

let site: OpenSite;
let at: SitePage;

// The processor draws here: a small and coarse picture is a quick one.
newPageForEachTest((given) => ({ site, opened: at } = given), { viewport: { width: 500, height: 700 }, deviceScaleFactor: 0.5 }, toolsSite);

const tool = (selector = '') => at.page.locator(`[data-simulation] ${selector}`);
const button = (name: string) => tool().getByRole('button', { name, exact: true });
const opener = () => at.page.getByRole('button', { name: /^Run the simulation here/ });
const slider = (name: string) => tool().getByRole('slider', { name, exact: true });
const text = async (selector: string): Promise<string> => (await tool(selector).innerText()).replaceAll('\u00a0', ' ');
const simulated = async (): Promise<number> => Number(/^[\d.]+/.exec(await text('[data-readout]'))?.[0]);

async function open(): Promise<void> {
  await at.goto(route);
  await opener().click();
  await tool('canvas').waitFor();
}

/** Brings the scene into view: out of it, nothing runs. */
const look = (): Promise<void> => tool('canvas').evaluate((canvas) => canvas.scrollIntoView({ block: 'start' }));

const runsTo = (seconds: number): Promise<void> => eventually(async () => expect(await simulated()).toBeGreaterThan(seconds));

/** What may run where this does. What a test runs at once may do more than a page: it looks a moment later. */
const allowed = async (): Promise<{ readonly webAssembly: boolean; readonly functionsOfText: boolean }> => {
  await new Promise((resolve) => setTimeout(resolve));
  const smallest = Uint8Array.of(0, 97, 115, 109, 1, 0, 0, 0);
  const webAssembly = await WebAssembly.compile(smallest).then(
    () => true,
    () => false,
  );
  try {
    // oxlint-disable-next-line typescript/no-implied-eval -- whether it is refused is what is asked
    new Function('return 1');
    return { webAssembly, functionsOfText: true };
  } catch {
    return { webAssembly, functionsOfText: false };
  }
};

const nothing = { webAssembly: false, functionsOfText: false };

describe('before it is opened', () => {
  it('nothing of it is loaded; then all of it comes from the site, which lets its worker alone compile WebAssembly', async () => {
    const asked: string[] = [];
    const workers: Worker[] = [];
    at.page.on('request', (request) => asked.push(request.url()));
    at.page.on('worker', (worker) => {
      asked.push(worker.url());
      workers.push(worker);
    });
    await at.goto(route);
    await at.page.waitForLoadState('networkidle');
    expect(asked.filter((url) => /^\/(static\/)?mujoco\//.test(new URL(url).pathname))).toEqual([]);
    await opener().click();
    await tool('canvas').waitFor();
    expect(asked.some((url) => /\/mujoco\/worker-[0-9a-f]+\.js$/.test(url))).toBe(true);
    expect(asked.filter((url) => !/^(blob|data):/.test(url) && !url.startsWith(site.origin))).toEqual([]);
    expect(at.errors).toEqual([]);
    // The Content-Security-Policy of the worker, and that of pages, its own included.
    const worker = workers.find((one) => one.url().includes('/mujoco/worker-'));
    expect(await worker?.evaluate(allowed)).toEqual({ webAssembly: true, functionsOfText: false });
    expect(
      await worker?.evaluate(() =>
        fetch('https://example.net').then(
          () => true,
          () => false,
        ),
      ),
    ).toBe(false);
    expect(await at.page.evaluate(allowed)).toEqual(nothing);
    await at.goto('/');
    expect(await at.page.evaluate(allowed)).toEqual(nothing);
  });
});

describe('the simulation', () => {
  it('opens by keyboard, runs while it is seen, pauses, goes by steps, begins anew, and gives its worker back', async () => {
    const workers = new Set<string>();
    at.page.on('worker', (worker) => {
      if (!worker.url().includes('/mujoco/')) return;
      workers.add(worker.url());
      worker.on('close', () => workers.delete(worker.url()));
    });
    await at.goto(route);
    await opener().focus();
    await at.page.keyboard.press('Enter');
    await tool('canvas').waitFor();
    expect(await at.page.evaluate(() => document.activeElement?.closest('[data-simulation]') !== null)).toBe(true);
    await look();
    await runsTo(0.5);
    await eventually(async () => expect(await text('[data-readout]')).toMatch(/ s simulated, [\d.]+ times as fast as real time\./));
    await button('Pause').click();
    expect(await text('[role="status"]')).toMatch(/^Paused\./);
    await eventually(async () => expect(await text('[data-readout]')).toMatch(/simulated\.$/));
    const paused = await simulated();
    await framesPass(at.page);
    expect(await simulated()).toBe(paused);
    await button('Step 0.02 s').click();
    await eventually(async () => expect(await simulated()).toBeCloseTo(paused + 0.02));
    await button('Reset').click();
    await eventually(async () => expect(await simulated()).toBe(0));
    await button('Play').click();
    await runsTo(0.2);
    await at.page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await eventually(async () => expect(await text('[data-readout]')).toMatch(/simulated\.$/));
    const hidden = await simulated();
    await framesPass(at.page);
    expect(await simulated()).toBe(hidden);
    await look();
    await runsTo(hidden);
    await button('Close').click();
    await opener().waitFor();
    expect(await opener().evaluate((element) => element === document.activeElement)).toBe(true);
    await eventually(() => expect(workers.size).toBe(0));
    expect(at.errors).toEqual([]);
  });

  it('moves the follower by the leader, grips two cubes and lifts them, and has sliders', async () => {
    await slowScreen(at.page);
    await open();
    await look();
    const before = await tool('canvas').screenshot();
    await button('Down to the cubes').click();
    expect(await button('Down to the cubes').getAttribute('aria-pressed')).toBe('true');
    await runsTo(2);
    await button('Close the grippers').click();
    await runsTo((await simulated()) + 1.5);
    await button('Above the cubes').click();
    await eventually(async () => expect(await text('[role="status"]')).toContain('2 cubes are off the table.'));
    expect(await text('[data-mirror]')).toMatch(/within \d\.\d° of/);
    expect(await tool('canvas').screenshot()).not.toEqual(before);
    // By sliders, too, which say their values; and the follower gets the goal itself.
    await button('Reset').click();
    await button('J3').click();
    await slider('Goal of J3').focus();
    await at.page.keyboard.press('ArrowRight');
    expect(await slider('Goal of J3').getAttribute('aria-valuetext')).toBe('0.5°');
    await tool()
      .getByLabel(/^Leader moves follower/)
      .uncheck();
    await runsTo((await simulated()) + 0.5);
    await eventually(async () => expect(await text('[data-mirror]')).toMatch(/within 0\.\d° of/));
  });
});

describe('gains and pushes', () => {
  it('come from the address, change by sliders and sets, and a push moves the arm', async () => {
    await slowScreen(at.page);
    await at.goto(`${route}?sim.gains=demo`);
    await tool('canvas').waitFor();
    await look();
    const set = tool().getByLabel('Gains of all joints');
    expect(await set.inputValue()).toBe('demo');
    const kp = slider('Kp of J4');
    const weak = await kp.inputValue();
    await set.selectOption('teleop');
    expect(Number(await kp.inputValue())).toBeGreaterThan(Number(weak));
    await kp.focus();
    await at.page.keyboard.press('ArrowLeft');
    expect(await set.inputValue()).toBe('');
    await set.selectOption('demo');
    await runsTo(0.3);
    const plotted = () => tool('[data-plot] figcaption').first().innerText();
    await tool().getByLabel('The motors carry the weight of the arms').uncheck();
    const before = await plotted();
    await runsTo((await simulated()) + 0.5);
    expect(await plotted()).not.toBe(before);
    await button('Push up').click();
    expect(at.errors).toEqual([]);
  });
});

describe('where something fails', () => {
  it('says so when MuJoCo does not come, and leads on by Retry', async () => {
    let refused = true;
    await at.context.route('**/*.wasm', (request) => (refused ? request.abort() : request.continue()));
    await at.goto(route);
    await opener().click();
    await tool('[role="alert"]').waitFor();
    expect(await text('[role="alert"]')).toMatch(/Check your network connection.* You can still open the scene file below in MuJoCo\./);
    refused = false;
    await button('Retry').click();
    await tool('canvas').waitFor();
  });
});

describe('on any screen', () => {
  const narrow = { viewport: { width: 360, height: 780 }, hasTouch: true, deviceScaleFactor: 2, reducedMotion: 'reduce' } as const;

  it('has nothing that axe finds wrong at 360 px, nothing to scroll sideways, and stands still where readers ask for less motion', async () => {
    at = await site.newPage(narrow);
    await open();
    // With two pixels for each px, too.
    const [canvas, column] = [await tool('canvas').boundingBox(), await tool('[data-scene]').boundingBox()];
    expect(Math.abs((canvas?.width ?? 0) - (column?.width ?? NaN))).toBeLessThan(1);
    await look();
    expect(await problemsOnPhone(at.page, look)).toEqual([]);
    expect(await simulated()).toBe(0);
    await button('Play').click();
    await look();
    await runsTo(0.1);
    expect(at.errors).toEqual([]);
    // On paper there is no simulation, but the link to the file.
    await at.page.emulateMedia({ media: 'print' });
    expect(await tool('canvas').isVisible()).toBe(false);
    expect(await tool('a[download]').isVisible()).toBe(true);
  });
});
