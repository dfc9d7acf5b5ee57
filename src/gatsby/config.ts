import path from 'node:path';
import type { GatsbyConfig, Node } from 'gatsby';
import { version as gatsbyVersion } from 'gatsby/package.json';
import { site } from '../site/site';
import { searchSettings } from '../site/searchSettings';
import { progressBar } from '../site/progressBar';
import { rowTypeName, searchOnlyTables, sourceNames } from './schema/nodeTypes';
import { cellParsers } from './schema/numericColumns';
import { blogPlugins } from './blogPlugins';
import { currentSite } from './currentSite';
import { disarmFrontmatter } from './patches/disarmFrontmatter';
import { basePath } from '../site/siteAddress';
import { sitemapOptions } from '../outputs/sitemap';

const source = (root: string, name: string, ignored: readonly string[] = []) => ({
  resolve: 'gatsby-source-filesystem',
  // The project reads photos itself: Gatsby would hash each in every build.
  options: { name, path: path.join(root, 'content', name), ignore: ['**/.*', isPhotoFile, ...ignored] },
});

const isPhotoFile = /\.(?:jpe?g|png|webp|avif|hei[cf])$/i;

/** Gatsby's configuration: metadata, content folders and plugins. */
export function siteConfig(root: string): GatsbyConfig {
  // Must come before any plugin reads a document.
  disarmFrontmatter();
  return {
    siteMetadata: {
      title: site.title,
      tagline: site.tagline,
      favicon: site.favicon,
      siteUrl: site.url,
      baseUrl: `${basePath}/`,
      organisationName: site.organisationName,
      projectName: site.projectName,
      generator: `Gatsby ${gatsbyVersion}`,
      version: site.version,
      trailingSlash: 'ignore',
      search: {
        applicationId: searchSettings.hosted?.appId ?? '',
        publicSearchKey: searchSettings.hosted?.searchKey ?? '',
        indexName: searchSettings.indexName,
        contextualSearch: searchSettings.contextualSearch,
        searchPagePath: searchSettings.searchPagePath,
      },
    },
    pathPrefix: basePath,
    // Routes of section indexes end in a slash, all others don't.
    trailingSlash: 'ignore',
    jsxRuntime: 'automatic',
    jsxImportSource: '@emotion/react',
    plugins: [
      source(root, sourceNames.docs),
      // For every row, gatsby-transformer-csv rewrites the file's node: thousands of rows would take 15 s.
      source(
        root,
        sourceNames.data,
        searchOnlyTables.map((name) => `**/${name}.csv`),
      ),
      source(root, sourceNames.figures),
      ...blogPlugins(root),
      { resolve: 'gatsby-plugin-mdx', options: { extensions: ['.mdx', '.md'] } },
      {
        resolve: 'gatsby-transformer-csv',
        options: {
          typeName: ({ node }: { node: Node & { name: string } }) => rowTypeName(node.name),
          flatKeys: true,
          trim: true,
          colParser: cellParsers,
        },
      },
      { resolve: 'gatsby-plugin-react-svg', options: { rule: { include: /src[\\/](?:theme[\\/]icons|site)/ } } },
      { resolve: 'gatsby-plugin-nprogress', options: progressBar },
      { resolve: 'gatsby-plugin-sitemap', options: sitemapOptions(currentSite) },
    ],
  };
}
