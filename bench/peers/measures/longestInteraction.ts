import type { Page } from 'playwright-core';

/** Shortest duration that browsers tell of, in ms: anything below is given as this. */
const shortest = 16;

/** Runs in the page before its own scripts: notes the longest duration of an event, as INP counts it. */
function observe(): void {
  const noted = { longest: 0 };
  Object.assign(window, { benchInteraction: noted });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { interactionId } = entry as PerformanceEntry & { interactionId: number }; // of this type of entry
      if (interactionId > 0) noted.longest = Math.max(noted.longest, entry.duration);
    }
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit); // the threshold is not in the types
}

/** Lets a page note its interactions. Before it is opened. */
export const noteInteractions = (page: Page): Promise<unknown> => page.addInitScript(observe);

/** Longest interaction since the page was opened or this was asked last, in ms. */
export const longestInteraction = (page: Page): Promise<number> =>
  page.evaluate((least) => {
    const noted = (window as unknown as { benchInteraction: { longest: number } }).benchInteraction;
    const { longest } = noted;
    noted.longest = 0;
    return Math.max(least, longest);
  }, shortest);
