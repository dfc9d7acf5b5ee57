import { Feed } from 'feed';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { writeIfChanged } from '../../files/writeIfChanged';
import { readColours } from '../../routes/siteColours';
import { escapeAttribute, escapeText } from '../../model/escape';
import { blog, blogRoute } from '../../site/blog';
import { site } from '../../site/site';
import { basePath, siteAddress } from '../../site/siteAddress';
import { feedUpdated } from './feedEntries';
import type { FeedEntry } from './feedEntries';

/** The Atom feed, with the full text of posts. */
export function atomFeed(entries: readonly FeedEntry[]): string {
  const feed = new Feed({
    id: siteAddress(blogRoute),
    title: `${site.title} ${blog.title}`,
    description: blog.description,
    link: siteAddress(blogRoute),
    feed: siteAddress(blog.atom),
    updated: feedUpdated(entries),
    author: { name: site.title, link: siteAddress('/') },
    generator: false,
  });
  for (const { id, url, title, description, published, updated, tags, html } of entries) {
    feed.addItem({
      id,
      link: url,
      // The library declares titles and summaries as HTML.
      title: escapeText(title),
      description: escapeText(description),
      published,
      date: updated,
      category: tags.map((term) => ({ term, name: term })),
      content: html,
    });
  }
  return feed.atom1();
}

/** Links a feed to a stylesheet for people who open it in a browser. Not XSLT, which browsers are removing. */
const withStyles = (xml: string): string =>
  xml.replace(
    /^(<\?xml[^>]*\?>)\s*/,
    (_all, declaration: string) =>
      `${declaration}\n<?xml-stylesheet type="text/css" href="${escapeAttribute(`${basePath}${blog.feedStyles}`)}"?>\n`,
  );

/** The published RSS feed. Replaces the build time that the `rss` package writes: a feed should change only with its posts. */
export const readableRss = (xml: string, updated: Date): string =>
  withStyles(xml.replace(/<lastBuildDate>[^<]*</, `<lastBuildDate>${updated.toUTCString()}<`));

/** The published Atom feed. Adds a clickable link to each entry, because Atom's own isn't. */
export const readableAtom = (xml: string): string =>
  withStyles(
    xml.replace(
      /(<link href="([^"]*)"\/>.*?)(\s*<\/entry>)/gs,
      '$1\n        <a xmlns="http://www.w3.org/1999/xhtml" href="$2">Read on the site</a>$3',
    ),
  );

/** Writes the Atom feed, and adds styles to the RSS feed, which gatsby-plugin-feed has written already. Does nothing without posts. */
export function writeAtom(root: string, entries: readonly FeedEntry[]): void {
  const fileOf = (address: string): string => path.join(root, 'public', address);
  if (entries.length === 0) return;
  writeIfChanged(fileOf(blog.atom), readableAtom(atomFeed(entries)));
  writeIfChanged(fileOf(blog.rss), readableRss(readFileSync(fileOf(blog.rss), 'utf8'), feedUpdated(entries)));
  const { light, dark } = readColours(root);
  const accents = `:root{--accent:${light.accent}}@media (prefers-color-scheme:dark){:root{--accent:${dark.accent}}}\n`;
  writeIfChanged(fileOf(blog.feedStyles), readFileSync(path.join(root, 'src/outputs/feeds/feed.css'), 'utf8') + accents);
}
