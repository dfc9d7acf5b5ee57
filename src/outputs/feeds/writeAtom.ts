import { readFileSync } from 'node:fs';
import path from 'node:path';
import { writeIfChanged } from '../../files/writeIfChanged';
import { blog } from '../../site/blog';
import { atomFeed } from './atom';
import { feedUpdated } from './feedEntries';
import type { FeedEntry } from './feedEntries';
import { readableAtom, readableRss } from './readableFeed';

/**
 * Writes the Atom feed and makes the RSS feed, which gatsby-plugin-feed has written by now, readable in a browser.
 * Without posts there are none.
 */
export function writeAtom(root: string, entries: readonly FeedEntry[]): void {
  const fileOf = (address: string): string => path.join(root, 'public', address);
  if (entries.length === 0) return;
  writeIfChanged(fileOf(blog.atom), readableAtom(atomFeed(entries)));
  writeIfChanged(fileOf(blog.rss), readableRss(readFileSync(fileOf(blog.rss), 'utf8'), feedUpdated(entries)));
  writeIfChanged(fileOf(blog.feedStyles), readFileSync(path.join(root, 'src/outputs/feeds/feed.css')));
}
