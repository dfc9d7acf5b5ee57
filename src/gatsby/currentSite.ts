import type { Page } from '../routes/page';
import { loadSite } from '../routes/loadSite';
import type { Site } from '../routes/loadSite';
import { definitions } from '../site/definitions';
import { pipeline } from '../plugins';

let current: Site | undefined;

/** Stores the site for later hooks. */
export function setSite(site: Site): void {
  current = site;
}

/** The site as last read. A process of Gatsby that runs no hooks, only queries, reads it here. `npm run build` starts no such process. */
export const currentSite = (): Site => (current ??= loadSite(process.cwd(), definitions, pipeline).site);

/** The page at a route; undefined if the registry has none. */
export const pageAt = (route: string): Page | undefined => current?.pages.find((page) => page.route === route);
