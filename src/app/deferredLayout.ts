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

/** Steps of a long guide, which global.css lays out when the reader comes near. */
const waiting = '[data-steps] > :nth-child(n + 25)';

/**
 * Lays out the steps that wait for the reader once, a few at a time while the browser is idle: from then on it knows how high they are, and links,
 * back and forward lead to the right place. After each change of route.
 */
export function measureWaitingSteps(): void {
  const steps = [...document.querySelectorAll<HTMLElement>(waiting)];
  const measure = (measured: readonly HTMLElement[]): void => {
    for (const { style } of measured) style.contentVisibility = '';
    const next = steps.splice(0, batchSize);
    for (const { style } of next) style.contentVisibility = 'visible';
    // A browser notes the height with the frame that shows it.
    if (next.length > 0) requestAnimationFrame(() => window.requestIdleCallback(() => measure(next)));
  };
  if (steps.length > 0) window.requestIdleCallback?.(() => measure([]));
}
