import type { Page } from '../routes/page';
import { loadSite } from '../routes/loadSite';
import type { Site } from '../routes/loadSite';
import { definitions } from '../site/definitions';

let current: Site | undefined;

/** Keeps what was read of the project's sources, for the hooks that come later. */
export function setSite(site: Site): void {
  current = site;
}

/**
 * The site as it was read last. Gatsby started by itself has workers run queries where there is more than one core: they have been through no
 * hook that reads, and read it here, in the folder of the site.
 */
export const currentSite = (): Site => (current ??= loadSite(process.cwd(), definitions).site);

/** The page of a route, if the registry has one. */
export const pageAt = (route: string): Page | undefined => current?.pages.find((page) => page.route === route);
