import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Site } from '../routes/loadSite';
import { publicPages } from './publicPages';

interface SitemapPage {
  readonly path: string;
  readonly lastUpdated: Date | null;
}

/** Options of gatsby-plugin-sitemap: pages whose outputs include the sitemap, with canonical address and last update. */
export const sitemapOptions = (siteNow: () => Site) => ({
  output: '/',
  query: '{ site { siteMetadata { siteUrl } } }',
  resolvePages: (): SitemapPage[] =>
    publicPages(siteNow())
      .filter(({ outputs }) => outputs.sitemap)
      .map(({ route, lastUpdated }) => ({ path: route, lastUpdated }))
      .sort((one, other) => (one.path < other.path ? -1 : 1)),
  serialize: ({ path, lastUpdated }: SitemapPage) => ({ url: path, ...(lastUpdated ? { lastmod: lastUpdated.toISOString() } : {}) }),
});

/** Routes of all pages in the sitemap of a built site. */
export const builtRoutes = (publicFolder: string): string[] =>
  [...readFileSync(path.join(publicFolder, 'sitemap-0.xml'), 'utf8').matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address = '']) => new URL(address).pathname,
  );
