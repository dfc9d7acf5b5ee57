/** Time in ms after which the deferred layout begins, even if the browser has not been idle. */
const idleTimeout = 2000;

/** Number of elements laid out at a time: few enough to answer to input at once. */
const batchSize = 4;

/** What global.css defers: tables and code, but no table that defers itself for good. */
const deferred = ':is(.scroll-table, figure[data-language]):not([data-room])';

/** Does all of the deferred layout at once, for who returns to a place of the page: what stands above it has to be as high as it was. */
export function settleLayout(): void {
  document.documentElement.dataset.settled = '';
}

/**
 * Does the layout that was deferred while the page loaded, a few elements at a time while the browser is idle, so that
 * places further down are exact from then on; pages that follow defer nothing. Safari has no idle callbacks, and defers
 * nothing either. Called once, when the page has hydrated.
 */
export function doDeferredLayout(): void {
  const elements = [...document.querySelectorAll<HTMLElement>(deferred)];
  const layOutNext = (): void => {
    for (const { style } of elements.splice(0, batchSize)) style.contentVisibility = 'visible';
    if (elements.length > 0) window.requestIdleCallback(layOutNext);
    else settleLayout();
  };
  window.requestIdleCallback?.(layOutNext, { timeout: idleTimeout });
}
