import type { Browser } from 'playwright-core';
import { afterLoad, desktop, openVisit } from './visit';
import type { Visit } from './visit';

/** Kinds of files that a page is made of. */
export const fileKinds = ['html', 'script', 'style', 'font', 'data', 'other'] as const;

/** One of them. */
export type FileKind = (typeof fileKinds)[number];

/** The kind of a file by its media type. */
export function fileKind(mime: string): FileKind {
  if (mime.includes('html')) return 'html';
  if (mime.includes('javascript')) return 'script';
  if (mime.includes('css')) return 'style';
  if (mime.includes('font')) return 'font';
  return mime.includes('json') ? 'data' : 'other';
}

/** What a first visit to a page takes: bytes with their headers as they are sent, times in ms. */
export interface PageLoad {
  readonly bytes: Readonly<Record<FileKind, number>>;
  readonly requests: number;
  readonly laterBytes: number;
  readonly fcp: number;
  readonly lcp: number;
  readonly blocking: number;
  readonly shift: number;
}

/** What the page notes while it loads. */
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
function summarise(): Pick<PageLoad, 'fcp' | 'lcp' | 'blocking' | 'shift'> {
  const { lcp, shift, long } = (window as unknown as { benchLoad: Noted }).benchLoad;
  const fcp = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0;
  const blocking = long.filter(([start]) => start >= fcp - 50).reduce((sum, [, duration]) => sum + Math.max(0, duration - 50), 0);
  return { fcp, lcp, blocking, shift };
}

/** Collects what arrives; `loaded` says when the load event has been. */
function listen({ session }: Visit) {
  const files = new Map<string, { kind: FileKind; bytes: number; later: boolean }>();
  let later = false;
  session.on('Network.responseReceived', ({ requestId, response }) => {
    if (response.url.startsWith('http')) files.set(requestId, { kind: fileKind(response.mimeType), bytes: 0, later });
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const file = files.get(requestId);
    if (file) file.bytes = encodedDataLength;
  });
  return { files, loaded: () => (later = true) };
}

/** Visits a page for the first time, slowed down. */
export async function loadPage(browser: Browser, address: string): Promise<PageLoad> {
  const visit = await openVisit(browser, desktop, 'network and processor');
  const { page } = visit;
  await page.addInitScript(observe);
  const { files, loaded } = listen(visit);
  await page.goto(address, { waitUntil: 'load' });
  loaded();
  await page.waitForTimeout(afterLoad);
  const times = await page.evaluate(summarise);
  await visit.close();
  const early = [...files.values()].filter((file) => !file.later);
  const sum = (list: readonly { bytes: number }[]): number => list.reduce((total, { bytes }) => total + bytes, 0);
  const bytes = Object.fromEntries(fileKinds.map((kind) => [kind, sum(early.filter((file) => file.kind === kind))]));
  return {
    bytes: bytes as Record<FileKind, number>, // every kind is there
    requests: early.length,
    laterBytes: sum([...files.values()].filter((file) => file.later)),
    ...times,
  };
}
