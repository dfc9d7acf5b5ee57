/** Time in ms after which the page counts as settled, even if the browser has not been idle. */
const latest = 2000;

/**
 * Lays out what global.css puts off while the page loads, so that places further down are exact from now on. Safari has
 * no idle callbacks, and puts nothing off. Called once, when the page has hydrated.
 */
export function settle(): void {
  window.requestIdleCallback?.(
    () => {
      document.documentElement.dataset.settled = '';
    },
    { timeout: latest },
  );
}
