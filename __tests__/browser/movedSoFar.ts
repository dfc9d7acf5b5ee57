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
        // What was noted before comes in a task of its own, and none comes where nothing has moved.
        setTimeout(() => resolve(moved), 300);
      }),
  );
