import type { Route } from 'playwright-core';

/** Requests that are paused until the test releases them. */
export interface Hold {
  /** For `page.route`. */
  readonly handler: (route: Route) => Promise<void>;
  /** Resolves on release. */
  readonly released: Promise<void>;
  /** Lets paused requests continue, and later ones pass. */
  readonly release: () => void;
}

/** Pauses requests until they are released, then continues them or hands them to `afterwards`. */
export function hold(afterwards: (route: Route) => Promise<void> = (route) => route.continue()): Hold {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  const handler = async (route: Route): Promise<void> => {
    await released;
    // The page may have closed.
    await afterwards(route).catch(() => undefined);
  };
  return { handler, released, release };
}
