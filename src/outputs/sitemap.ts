import { readFileSync } from 'node:fs';
import path from 'node:path';

/** A page in the sitemap's query. */
interface SitemapPage {
  readonly path: string;
  readonly listed: boolean;
  readonly lastUpdated: string | null;
}

interface SitemapQuery {
  readonly site: { readonly siteMetadata: { readonly siteUrl: string } };
  readonly allSitePage: { readonly nodes: readonly SitemapPage[] };
}

/** Options of gatsby-plugin-sitemap: pages whose outputs include the sitemap, with canonical address and last update. */
export const sitemapOptions = {
  output: '/',
  query: `{
    site { siteMetadata { siteUrl } }
    allSitePage(sort: { path: ASC }) { nodes { path listed lastUpdated } }
  }`,
  resolveSiteUrl: ({ site }: SitemapQuery): string => site.siteMetadata.siteUrl,
  resolvePages: ({ allSitePage }: SitemapQuery): SitemapPage[] => allSitePage.nodes.filter(({ listed }) => listed),
  serialize: ({ path, lastUpdated }: SitemapPage) => ({ url: path, ...(lastUpdated ? { lastmod: lastUpdated } : {}) }),
};

/** Routes of all pages in the sitemap of a built site. */
export const builtRoutes = (publicFolder: string): string[] =>
  [...readFileSync(path.join(publicFolder, 'sitemap-0.xml'), 'utf8').matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address = '']) => new URL(address).pathname,
  );
