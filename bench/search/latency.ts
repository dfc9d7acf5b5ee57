import type { CDPSession, Page } from 'playwright-core';
import { openSite } from '../../__tests__/browser/site';

/** Of one keystroke, in ms. */
interface Keystroke {
  /** Until the first result is painted, on a slow main thread; null where the results stay as they are. */
  readonly painted: number | null;
  /** What the worker takes for its answer, on a processor as fast as this machine's. */
  readonly searched: number;
  /** Processor time of the page's main thread until the next key: other load of the machine hardly changes it. */
  readonly work: number;
}

/** How much slower than this machine the reader's processor is. Chromium slows down the main thread only, so the worker's time is multiplied. */
const slowdown = 4;

/** What readers type, letter by letter: a name, a part, a question, a failure, a message. */
const queries = ['motor id', 'DM-J4340P', 'how do i calibrate', 'arm falls when i press stop', 'RTNETLINK answers: busy'];

/** A reader who types fast presses the next key after this time, in ms. */
const betweenKeys = 200;

/** When the newest key was pressed, and when results were painted for it; 0 where that is still to come. */
interface Times {
  pressed: number;
  painted: number;
}

/** Runs in the page: notes when text changes, and when the list of results has been painted after it changed. */
function watchResults(): void {
  const times: Times = { pressed: 0, painted: 0 };
  Object.assign(window, { searchTimes: times });
  window.addEventListener('input', () => Object.assign(times, { pressed: performance.now(), painted: 0 }), true);
  new MutationObserver((changes) => {
    const inList = changes.some(({ target }) => (target instanceof Element ? target : target.parentElement)?.closest('.DocSearch-Hits'));
    if (!inList || times.painted > 0 || !document.querySelector('.DocSearch-Hit a')) return;
    // After the frame that shows the change.
    requestAnimationFrame(() => setTimeout(() => (times.painted ||= performance.now()), 0));
  }).observe(document.body, { childList: true, characterData: true, subtree: true });
}

/** Runs in the worker: notes how long its newest answer took. */
function watchAnswers(): void {
  const [answer, post] = [self.onmessage, self.postMessage];
  let asked = 0;
  self.onmessage = (event: MessageEvent) => {
    asked = performance.now();
    answer?.call(self, event);
  };
  self.postMessage = (message: unknown) => {
    Object.assign(self, { answerTook: performance.now() - asked });
    post.call(self, message);
  };
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
  const searched = await page.workers()[0]?.evaluate(() => (self as unknown as { answerTook: number }).answerTook);
  return { painted: painted > pressed ? painted - pressed : null, searched: searched ?? NaN, work };
}

async function typeQueries(page: Page, session: CDPSession): Promise<Keystroke[]> {
  const times: Keystroke[] = [];
  await page.keyboard.press('Control+k');
  await page.waitForSelector('#docsearch-input');
  await page.waitForLoadState('networkidle');
  await page.evaluate(watchResults);
  await page.workers()[0]?.evaluate(watchAnswers);
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
  const painted = times.filter((time): time is Keystroke & { painted: number } => time.painted !== null);
  return [
    `${folder}, ${times.length} keystrokes, ${painted.length} of which changed the results, a processor ${slowdown} times slower`,
    `  first result painted: ${summary(painted.map((time) => time.painted + (slowdown - 1) * time.searched))}`,
    `    with a worker as fast as here: ${summary(painted.map((time) => time.painted))}`,
    `    the worker's part, as fast as here: ${summary(painted.map(({ searched }) => searched))}`,
    `  work of the main thread until the next key: ${summary(times.map(({ work }) => work))}`,
  ].join('\n');
}

const rounds = 2;

/** Types into the dialog of built sites in turn, and prints how long the first result takes. */
async function main(folders: readonly string[]): Promise<void> {
  const measured = new Map(folders.map((folder): [string, Keystroke[]] => [folder, []]));
  for (let round = 1; round <= rounds; round += 1)
    for (const [folder, times] of measured) {
      const site = await openSite(folder);
      const { page, context, goto } = await site.newPage();
      // tsx names functions with a helper that the page does not have.
      await page.addInitScript('globalThis.__name = (value) => value');
      await goto('/software/can');
      times.push(...(await typeQueries(page, await context.newCDPSession(page))));
      await site.close();
      console.log(`Round ${round} of ${rounds}: ${folder}`);
    }
  for (const [folder, times] of measured) console.log(report(folder, times));
}

const folders = process.argv.slice(2);
void main(folders.length > 0 ? folders : ['public']);
