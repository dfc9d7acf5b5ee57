import type { Route } from 'playwright-core';

/** Requests that wait for the test and not for a time. */
export interface Hold {
  /** For `page.route`. */
  readonly handler: (route: Route) => Promise<void>;
  /** Until then they wait. */
  readonly released: Promise<void>;
  /** Lets the waiting requests go on, and all later ones at once. */
  readonly release: () => void;
}

/** Holds requests back until they are released; then they pass, or what `afterwards` does with them. */
export function hold(afterwards: (route: Route) => Promise<void> = (route) => route.continue()): Hold {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  const handler = async (route: Route): Promise<void> => {
    await released;
    // The page may be gone by then.
    await afterwards(route).catch(() => undefined);
  };
  return { handler, released, release };
}
