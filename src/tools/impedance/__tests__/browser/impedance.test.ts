import type { Page } from 'playwright-core';
import { problemsOnPhone } from '../../../../../__tests__/browser/axe';
import { newPageForEachTest } from '../../../../../__tests__/browser/newPageForEachTest';
import { framesPass } from '../../../../../__tests__/browser/atRest';
import { eventually } from '../../../../../__tests__/browser/eventually';
import type { OpenSite, SitePage } from '../../../../../__tests__/browser/site';
import { slowScreen } from '../../../../../__tests__/browser/slowScreen';
import { toolsSite } from '../../../../../__tests__/sites/toolsSite';

const route = '/software/controls';

let site: OpenSite;
let at: SitePage;

newPageForEachTest((given) => ({ site, opened: at } = given), undefined, toolsSite);
// The arm is drawn at each frame.
beforeEach(() => slowScreen(at.page));

const tool = (selector = ''): ReturnType<Page['locator']> => at.page.locator(`[data-impedance] ${selector}`);
const button = (name: string | RegExp) => tool().getByRole('button', { name, exact: typeof name === 'string' });
const open = () => at.page.getByRole('button', { name: 'Try the gains', exact: true });
const status = () => tool('p[role="status"]');
const saysAtRest = (words: string | RegExp): Promise<void> =>
  eventually(async () => expect((await status().innerText()).replaceAll('\u00a0', ' ')).toMatch(words));
const search = (): URLSearchParams => new URL(at.page.url()).searchParams;
const field = (name: string) => tool().getByRole('combobox', { name, exact: true });
const choose = (label: string, value: string): Promise<unknown> => field(label).selectOption(value);

/** Brings the arm into view: out of it, it does not move. */
const look = (): Promise<void> => tool('circle.grip').evaluate((hand) => hand.scrollIntoView({ block: 'center' }));

/** Where the hand is drawn, as a share of the drawing. */
const handHeight = async (): Promise<number> => Number(await tool('circle.hand').getAttribute('cy'));

/** Waits until the hand has come to rest in the drawing. */
async function stillHand(): Promise<number> {
  await look();
  let last = NaN;
  await eventually(async () => {
    const before = last;
    last = await handHeight();
    await framesPass(at.page, 5);
    expect(Math.abs(last - before)).toBeLessThan(1e-4);
    expect(Math.abs((await handHeight()) - last)).toBeLessThan(1e-4);
  });
  return last;
}

describe('the gains', () => {
  it('are tried after a press, which takes the focus along', async () => {
    await at.goto(route);
    await open().focus();
    await at.page.keyboard.press('Enter');
    await saysAtRest('At rest, J1 is 28.1° off and the hand 305 mm below its goal.');
    expect(await at.page.evaluate(() => document.activeElement?.closest('[data-impedance]') !== null)).toBe(true);
    await choose('Gains', 'teleop');
    await saysAtRest('At rest, J1 is 2.7° off and the hand 33 mm below its goal.');
    await choose('Gains', 'ros2-092');
    await saysAtRest('J1 is 9.0° off and the hand 106 mm below');
    expect(await tool('tbody tr').first().innerText()).toMatch(/J1 DM 8009 P\s+−9\.0\s+11\.03\s+55 % of rated\s+90\s+20\s+40/);
    await tool().getByLabel('Gravity compensation, without the payload').check();
    await saysAtRest('the arm is at its goal');
  });
});

describe('the arm', () => {
  it('moves to that place, pauses, goes on, and begins anew', async () => {
    await at.goto(`${route}?gains.set=ros2-092`);
    await saysAtRest(/9\.0°/);
    await look();
    await eventually(async () => expect(await handHeight()).toBeGreaterThan(0.08));
    const rest = await stillHand();
    await button('Let go at the goal').click();
    await button('Slow motion').click();
    await button('Pause').click();
    const paused = await stillHand();
    expect(paused).toBeLessThan(rest + 0.2);
    await button('Play').click();
    await button('Slow motion').click();
    await eventually(async () => expect(await handHeight()).not.toBe(paused));
    await eventually(async () => expect(Math.abs((await handHeight()) - rest)).toBeLessThan(0.002));
  });

  it('has sliders that say their values, and keeps gains of the reader’s own in the address, which shows the same to somebody else', async () => {
    await at.goto(route);
    await open().click();
    const slider = tool().getByRole('slider', { name: 'J1, stiffness Kp' });
    await slider.focus();
    await at.page.keyboard.press('ArrowRight');
    expect((await slider.getAttribute('aria-valuetext'))?.replace('\u00a0', ' ')).toBe('21 N·m/rad');
    await eventually(() => expect(search().get('gains.kp')).toBe('21_20_20_20_5_5_5'));
    expect(await field('Gains').inputValue()).toBe('');
    await choose('Pose', 'elbow');
    await choose('Plotted joint', '3');
    await button('Step J4 by 10°').click();
    await eventually(() => expect(search().get('gains.goal')).toBe('stepped'));
    await saysAtRest('J4 is 11.9° off');
    const words = await status().innerText();
    const address = at.page.url();
    // Somebody else has nothing of it but the address.
    await site.closePages();
    at = await site.newPage();
    await at.page.goto(address);
    await eventually(async () => expect(await status().innerText()).toBe(words));
  });
});

describe('readers who ask for reduced motion', () => {
  it('see where the arm comes to rest, and see it move only after a press', async () => {
    at = await site.newPage({ reducedMotion: 'reduce' });
    await at.goto(route);
    await open().click();
    await saysAtRest(/28\.1°/);
    const rest = await handHeight();
    expect(rest).toBeGreaterThan(0.2);
    await button('Down').click();
    await eventually(async () => expect(await handHeight()).toBeGreaterThan(rest + 0.02));
    await button('Down').click();
    await eventually(async () => expect(await handHeight()).toBe(rest));
    await button('Play').click();
    await button('Let go at the goal').click();
    await eventually(async () => expect(await tool('path.angle').getAttribute('d')).toMatch(/L/));
  });
});

describe('where something fails', () => {
  it('says so when the worker does not come', async () => {
    await at.page.addInitScript(() => {
      window.Worker = class extends EventTarget {
        onerror: ((event: Event) => void) | null = null;
        postMessage(): void {
          queueMicrotask(() => this.onerror?.(new Event('error', { cancelable: true })));
        }
        terminate(): void {}
      } as unknown as typeof Worker;
    });
    await at.goto(route);
    await open().click();
    await tool('[role="alert"]').waitFor();
  });
});

describe('on any screen', () => {
  it('has nothing that axe finds wrong at 360 px in both modes, and nothing to scroll sideways', async () => {
    at = await site.newPage({ viewport: { width: 360, height: 780 }, hasTouch: true });
    await at.goto(`${route}?gains.set=ros2-docs`);
    await saysAtRest(/28\.1°/);
    // A slider that the bar of the page happens to cover would count as too small.
    expect(await problemsOnPhone(at.page, () => at.page.evaluate(() => window.scrollTo(0, 0)))).toEqual([]);
    expect(at.errors).toEqual([]);
  });
});
