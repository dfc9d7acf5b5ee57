import type { Page } from '../routes/page';
import type { Site } from '../routes/loadSite';

let current: Site | undefined;

/** Keeps what was read of the project's sources, for the hooks that come later. */
export function setSite(site: Site): void {
  current = site;
}

/** The site as it was read last. */
export function currentSite(): Site {
  if (!current) throw new Error('The site is asked for before onPreBootstrap has read it.');
  return current;
}

/** The page of a route, if the registry has one. */
export const pageAt = (route: string): Page | undefined => current?.pages.find((page) => page.route === route);
