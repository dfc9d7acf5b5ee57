import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { PluginRef } from 'gatsby';
import { currentSite } from './currentSite';
import { sourceNames } from './schema/nodeTypes';
import { rssOptions } from '../outputs/feeds/feedEntries';

/** Whether content/blog has a post. */
export function hasPosts(root: string): boolean {
  const folder = path.join(root, 'content/blog');
  return existsSync(folder) && readdirSync(folder).some((file) => /\.mdx?$/.test(file));
}

/** Plugins for the blog: the source folder, and the RSS feed. None without posts. */
export const blogPlugins = (root: string): PluginRef[] =>
  hasPosts(root)
    ? [
        {
          resolve: 'gatsby-source-filesystem',
          options: {
            name: sourceNames.blog,
            path: path.join(root, 'content/blog'),
            ignore: ['**/.*', /\.(?:jpe?g|png|webp|avif|hei[cf])$/i],
          },
        },
        { resolve: 'gatsby-plugin-feed', options: rssOptions(currentSite) },
      ]
    : [];
