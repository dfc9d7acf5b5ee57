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

/**
 * The site as last read, for hooks and fields, to which Gatsby passes nothing of ours. One is enough: like Gatsby's own store, it belongs to the
 * process. A worker process, which runs queries but no hooks, reads it here; `npm run build` starts none.
 */
export const currentSite = (): Site => (current ??= loadSite(process.cwd(), definitions, pipeline).site);

/** The page at a route; undefined if the registry has none. */
export const pageAt = (route: string): Page | undefined => currentSite().pages.find((page) => page.route === route);
