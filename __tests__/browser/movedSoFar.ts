import type { Page } from 'playwright-core';

/** How far what a page shows has moved since it was opened: its cumulative layout shift, with what a press has moved. */
export const movedSoFar = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let moved = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) moved += (entry as PerformanceEntry & { value: number }).value; // a layout shift
        }).observe({ type: 'layout-shift', buffered: true });
        // Earlier shifts arrive in a task of their own, and none arrives if nothing has moved: after twenty frames, all are here.
        const next = (left: number): unknown => (left === 0 ? resolve(moved) : requestAnimationFrame(() => next(left - 1)));
        next(20);
      }),
  );
