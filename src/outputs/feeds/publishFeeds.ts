import { copyFileSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { blog } from '../../site/blog';
import type { Content } from '../../content/checkContent';
import type { PublicPage } from '../publicPages';
import { atomFeed } from './atom';
import { feedEntry, feedUpdated } from './feedEntries';
import { readableAtom, readableRss } from './readableFeed';

/**
 * Writes the Atom feed and makes the RSS feed, which gatsby-plugin-feed has written by now, readable in a browser.
 * Without posts the feeds of an earlier build are removed.
 */
export function publishFeeds(root: string, { posts, tables }: Content, pages: readonly PublicPage[]): void {
  const fileOf = (address: string): string => path.join(root, 'public', address);
  if (posts.length === 0) {
    for (const address of [blog.rss, blog.atom, blog.feedStyles]) rmSync(fileOf(address), { force: true });
    return;
  }
  const figures = new Map(pages.map((page) => [page.route, page.figures]));
  const entries = posts.map((post) => feedEntry(post, tables, figures.get(post.route) ?? new Map<string, string>()));
  writeFileSync(fileOf(blog.atom), readableAtom(atomFeed(entries)));
  writeFileSync(fileOf(blog.rss), readableRss(readFileSync(fileOf(blog.rss), 'utf8'), feedUpdated(entries)));
  copyFileSync(path.join(root, 'src/outputs/feeds/feed.css'), fileOf(blog.feedStyles));
}
