import { searchSettings } from '../site/searchSettings';

/** Options of gatsby-plugin-sitemap: every page but the 404 and the search results, each in its canonical spelling with its last update. */
export const sitemapOptions = {
  output: '/',
  query: `{
    site { siteMetadata { siteUrl } }
    allSitePage(sort: { path: ASC }) { nodes { path } }
    allDoc { nodes { route lastUpdated } }
    allBlogPost { nodes { route lastUpdated } }
  }`,
  resolveSiteUrl: ({ site }: { site: { siteMetadata: { siteUrl: string } } }): string => site.siteMetadata.siteUrl,
  resolvePages: ({ allSitePage, allDoc, allBlogPost }: SitemapQuery): SitemapPage[] => {
    const updates = new Map([...allDoc.nodes, ...allBlogPost.nodes].map(({ route, lastUpdated }) => [route, lastUpdated]));
    return allSitePage.nodes
      .filter(({ path }) => !path.startsWith('/404') && path !== searchSettings.searchPagePath)
      .map(({ path }) => ({ path, lastUpdated: updates.get(path) ?? null }));
  },
  serialize: ({ path, lastUpdated }: SitemapPage) => ({ url: path, ...(lastUpdated ? { lastmod: lastUpdated } : {}) }),
};

interface SitemapPage {
  readonly path: string;
  readonly lastUpdated: string | null;
}

interface Updates {
  readonly nodes: readonly { readonly route: string; readonly lastUpdated: string | null }[];
}

interface SitemapQuery {
  readonly allSitePage: { readonly nodes: readonly { readonly path: string }[] };
  readonly allDoc: Updates;
  readonly allBlogPost: Updates;
}
