import type { CDPSession, Page } from 'playwright-core';
import { openSite } from '../../__tests__/browser/site';

/**
 * Of one keystroke, in ms: until the first result is painted, and the time of the processor that the page's main thread
 * took until the next key. The first depends on what else the machine does, the second hardly.
 */
interface Keystroke {
  readonly painted: number | null;
  readonly work: number;
}

/** How much slower than this machine the reader's processor is. Chromium does not slow down workers. */
const slowdown = 4;

/** What readers type, letter by letter. */
const queries = [
  'motor id',
  'DM-J4340P',
  'canfd 5 mbit',
  'how do i calibrate',
  'gripper m3x6 screw',
  'emergency stop',
  'ros2 launch',
  'j4_c',
  'motor does not respond',
  'arm falls when i press emergency stop',
  'RTNETLINK answers: Device or resource busy',
  'two motors same id',
];

/** A reader who types fast presses the next key after this time, in ms. */
const betweenKeys = 250;

/** When the newest key was pressed, and when results were painted for it; 0 where that is still to come. */
interface Times {
  pressed: number;
  painted: number;
}

/** Runs in the page: notes when text changes, and when the list of results has been painted after it changed. */
function observe(): void {
  const times: Times = { pressed: 0, painted: 0 };
  Object.assign(window, { searchTimes: times });
  window.addEventListener('input', () => Object.assign(times, { pressed: performance.now(), painted: 0 }), true);
  const observer = new MutationObserver((changes) => {
    const inList = changes.some(({ target }) => (target instanceof Element ? target : target.parentElement)?.closest('.DocSearch-Hits'));
    if (!inList || times.painted > 0 || !document.querySelector('.DocSearch-Hit a')) return;
    // After the frame that shows the change.
    requestAnimationFrame(() => setTimeout(() => (times.painted ||= performance.now()), 0));
  });
  observer.observe(document.body, { childList: true, characterData: true, subtree: true });
}

/** Processor time of the page's main thread so far, in ms. */
async function mainThread(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? NaN) * 1000;
}

async function keystroke(page: Page, session: CDPSession, letter: string): Promise<Keystroke> {
  const before = await mainThread(session);
  await page.keyboard.type(letter);
  await page.waitForTimeout(betweenKeys);
  const work = (await mainThread(session)) - before;
  const { pressed, painted } = await page.evaluate(() => (window as unknown as { searchTimes: Times }).searchTimes);
  // Where the results are the same as before, nothing is painted.
  return { painted: painted > pressed ? painted - pressed : null, work };
}

async function typeQueries(page: Page, session: CDPSession): Promise<Keystroke[]> {
  const times: Keystroke[] = [];
  await page.keyboard.press('Control+k');
  await page.waitForSelector('#docsearch-input');
  await page.waitForLoadState('networkidle');
  await page.evaluate(observe);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  for (const query of queries) {
    await page.fill('#docsearch-input', '');
    await page.waitForTimeout(betweenKeys);
    for (const letter of query) times.push(await keystroke(page, session, letter));
  }
  return times;
}

function summary(times: readonly number[]): string {
  const sorted = [...times].sort((a, b) => a - b);
  const quantile = (share: number): string => `${(sorted[Math.floor((sorted.length - 1) * share)] ?? NaN).toFixed(0)} ms`;
  return `median ${quantile(0.5)}, 95 % within ${quantile(0.95)}`;
}

function report(folder: string, times: readonly Keystroke[]): string {
  const painted = times.flatMap((time) => time.painted ?? []);
  return [
    `${folder}, ${times.length} keystrokes, a processor ${slowdown} times slower`,
    `  first result painted: ${summary(painted)}`,
    `  work of the main thread until the next key: ${summary(times.map(({ work }) => work))}`,
  ].join('\n');
}

const rounds = 2;

/** Types into the dialog of built sites in turn, and prints how long the first result takes. */
async function main(folders: readonly string[]): Promise<void> {
  const measured = new Map(folders.map((folder): [string, Keystroke[]] => [folder, []]));
  for (let round = 0; round < rounds; round += 1) {
    for (const [folder, times] of measured) {
      const site = await openSite(folder);
      const { page, context, goto } = await site.newPage();
      // tsx names functions with a helper that the page does not have.
      await page.addInitScript('globalThis.__name = (value) => value');
      await goto('/software/can');
      times.push(...(await typeQueries(page, await context.newCDPSession(page))));
      await site.close();
    }
  }
  for (const [folder, times] of measured) console.log(report(folder, times));
}

const folders = process.argv.slice(2);
void main(folders.length > 0 ? folders : ['public']);
