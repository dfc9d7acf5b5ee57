import type { Browser, CDPSession, Page } from 'playwright-core';

/** A network and a processor as Lighthouse takes them for a phone: slow 4G, and four times slower than this machine. */
const throttle = { latencyMs: 150, downKilobits: 1638.4, upKilobits: 750, slowdown: 4 } as const;

/** How long a page is looked at after its load event, and how long the pointer rests on a link before it is pressed, in ms. */
const [afterLoad, hover] = [3500, 300];

/** Kinds of files that a page is made of, by their media types; the last one is everything else. */
const kinds = { html: /html/, scripts: /javascript/, styles: /css/, fonts: /font/, others: /^/ } as const;

/** What a first visit takes: kB as they are sent, headers included, and times in ms. */
type Visit = Readonly<Record<'kB' | keyof typeof kinds | 'later' | 'requests' | 'fcp' | 'lcp' | 'blocking' | 'shift', number>>;

interface Noted {
  lcp: number;
  shift: number;
  long: [number, number][];
}

/** Runs in the page before its own scripts. */
function observe(): void {
  const noted: Noted = { lcp: 0, shift: 0, long: [] };
  Object.assign(window, { benchLoad: noted });
  const watch = (type: string, note: (entry: PerformanceEntry) => void): void =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });
  watch('largest-contentful-paint', ({ startTime }) => (noted.lcp = startTime));
  watch('longtask', ({ startTime, duration }) => noted.long.push([startTime, duration]));
  watch('layout-shift', (entry) => {
    const { value, hadRecentInput } = entry as PerformanceEntry & { value: number; hadRecentInput: boolean }; // of this type of entry
    if (!hadRecentInput) noted.shift += value;
  });
}

/** Runs in the page at the end. Blocking time is what long tasks take beyond 50 ms each, from the first paint on. */
function summarise(): Pick<Visit, 'fcp' | 'lcp' | 'blocking' | 'shift'> {
  const { lcp, shift, long } = (window as unknown as { benchLoad: Noted }).benchLoad;
  const fcp = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0;
  const blocking = long.filter(([start]) => start >= fcp - 50).reduce((sum, [, duration]) => sum + Math.max(0, duration - 50), 0);
  return { fcp, lcp, blocking, shift };
}

/** Opens an empty page, slowed down, and does something with it. */
async function onSlowPage<Result>(browser: Browser, act: (page: Page, session: CDPSession) => Promise<Result>): Promise<Result> {
  const context = await browser.newContext({ viewport: { width: 1350, height: 940 } });
  try {
    const page = await context.newPage();
    // tsx names functions with a helper that the page does not have.
    await page.addInitScript('globalThis.__name = (value) => value');
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    const { latencyMs, downKilobits, upKilobits, slowdown } = throttle;
    const [downloadThroughput, uploadThroughput] = [(downKilobits * 1000) / 8, (upKilobits * 1000) / 8];
    await session.send('Network.emulateNetworkConditions', { offline: false, latency: latencyMs, downloadThroughput, uploadThroughput });
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    return await act(page, session);
  } finally {
    await context.close();
  }
}

/** Visits a page with an empty cache. */
export const firstVisit = (browser: Browser, address: string): Promise<Visit> =>
  onSlowPage(browser, async (page, session) => {
    const files = new Map<string, { mime: string; bytes: number; later: boolean }>();
    let later = false;
    session.on('Network.responseReceived', ({ requestId, response }) => {
      if (response.url.startsWith('http')) files.set(requestId, { mime: response.mimeType, bytes: 0, later });
    });
    session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      const file = files.get(requestId);
      if (file) file.bytes = encodedDataLength;
    });
    await page.addInitScript(observe);
    await page.goto(address, { waitUntil: 'load' });
    later = true;
    await page.waitForTimeout(afterLoad);
    const times = await page.evaluate(summarise);
    const early = [...files.values()].filter((file) => !file.later);
    const kilobytes = (list: readonly { bytes: number }[]): number => list.reduce((total, { bytes }) => total + bytes, 0) / 1000;
    const kindOf = (mime: string): string => Object.entries(kinds).find(([, pattern]) => pattern.test(mime))?.[0] ?? '';
    const of = (kind: keyof typeof kinds): number => kilobytes(early.filter(({ mime }) => kindOf(mime) === kind));
    return {
      kB: kilobytes(early),
      html: of('html'),
      scripts: of('scripts'),
      styles: of('styles'),
      fonts: of('fonts'),
      others: of('others'),
      later: kilobytes([...files.values()].filter((file) => file.later)),
      requests: early.length,
      ...times,
    };
  });

/** Name under which the moment of the press survives a new page. */
const key = 'bench-pressed';

/** Runs in every page before its own scripts: notes each press, and the frame in which the heading is another one. */
function observeRoute(name: string): void {
  const now = (): number => performance.timeOrigin + performance.now();
  const heading = (): string | undefined => document.querySelector('h1')?.textContent;
  window.addEventListener('pointerdown', () => sessionStorage.setItem(name, JSON.stringify({ at: now(), from: heading() })), true);
  const look = (): void => {
    const { at, from } = JSON.parse(sessionStorage.getItem(name) ?? '{}') as { at?: number; from?: string };
    const shown = heading();
    if (at !== undefined && shown && shown !== from) Object.assign(window, { benchRoute: now() - at });
    else requestAnimationFrame(look);
  };
  look();
}

/** From the press on the first link to a page to its heading, in ms. The pointer rests on the link first. */
export const changeRoute = (browser: Browser, origin: string, from: string, to: string): Promise<number> =>
  onSlowPage(browser, async (page) => {
    await page.addInitScript(observeRoute, key);
    await page.goto(origin + from, { waitUntil: 'load' });
    await page.waitForTimeout(afterLoad);
    await page.locator(`a[href="${to}"]`).filter({ visible: true }).first().hover();
    await page.waitForTimeout(hover);
    await page.mouse.down();
    await page.mouse.up();
    for (;;) {
      const ms = await page
        .waitForFunction(() => (window as unknown as { benchRoute?: number }).benchRoute, undefined, { timeout: 15_000 })
        .then((handle) => handle.jsonValue())
        // The page that was asked is gone.
        .catch((error: unknown) => (/context was destroyed|navigation/i.test(String(error)) ? undefined : Promise.reject(error as Error)));
      if (ms !== undefined) return ms;
    }
  });
