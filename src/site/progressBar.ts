/** The bar at the top edge while a route loads: numbers of the specification. */
export const progressBar = { minimum: 0.08, speed: 200, trickleSpeed: 800, showSpinner: false, color: 'var(--accent)' } as const;

/** Time in ms from a path change to the first sight of the bar and of the loading spinner. */
export const loadingDelay = 200;

/** Time in ms after which a page that has not arrived counts as failed. */
export const loadTimeout = 20_000;
