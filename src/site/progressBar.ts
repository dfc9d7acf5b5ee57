/** Options of the progress bar for route changes. */
export const progressBar = { minimum: 0.08, speed: 200, trickleSpeed: 800, showSpinner: false, color: 'var(--accent)' } as const;

/** Delay in ms from a route change until the progress bar and the loading spinner appear. */
export const loadingDelay = 200;

/** Time in ms after which loading a page counts as failed. */
export const loadTimeout = 20_000;
