/** Time in ms after which settling begins, even if the browser has not been idle. */
const latest = 2000;

/** Number of pieces laid out at a time: few enough to answer to input at once. */
const together = 4;

/** What global.css puts off: tables and code, but no table that puts itself off for good. */
const putOff = ':is(.scroll-table, figure[data-language]):not([style])';

/**
 * Lays out what was put off while the page loaded, a few pieces at a time while the browser is idle, so that places
 * further down are exact from then on; pages that follow put nothing off. Safari has no idle callbacks, and puts nothing
 * off either. Called once, when the page has hydrated.
 */
export function settle(): void {
  const pieces = [...document.querySelectorAll<HTMLElement>(putOff)];
  const next = (): void => {
    for (const { style } of pieces.splice(0, together)) style.contentVisibility = 'visible';
    if (pieces.length > 0) window.requestIdleCallback(next);
    else document.documentElement.dataset.settled = '';
  };
  window.requestIdleCallback?.(next, { timeout: latest });
}
