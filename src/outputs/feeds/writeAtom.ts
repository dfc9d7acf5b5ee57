import { Feed } from 'feed';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { writeIfChanged } from '../../files/writeIfChanged';
import { escapeAttribute, escapeText } from '../../model/escape';
import { blog, blogRoute } from '../../site/blog';
import { site } from '../../site/site';
import { basePath, siteAddress } from '../../site/siteAddress';
import { feedUpdated } from './feedEntries';
import type { FeedEntry } from './feedEntries';

/** The Atom feed with the full text of every post. */
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

/**
 * Makes a feed readable for people who open it in a browser: names the stylesheet. A stylesheet and not XSLT, because
 * browsers are taking XSLT out.
 */
const withStyles = (xml: string): string =>
  xml.replace(
    /^(<\?xml[^>]*\?>)\s*/,
    (_all, declaration: string) =>
      `${declaration}\n<?xml-stylesheet type="text/css" href="${escapeAttribute(`${basePath}${blog.feedStyles}`)}"?>\n`,
  );

/** The RSS feed as it is published. The `rss` package writes the time of the build; a feed changes when its posts do. */
export const readableRss = (xml: string, updated: Date): string =>
  withStyles(xml.replace(/<lastBuildDate>[^<]*</, `<lastBuildDate>${updated.toUTCString()}<`));

/** The Atom feed as it is published: each entry gets a link that people can follow, since Atom's own is none for them. */
export const readableAtom = (xml: string): string =>
  withStyles(
    xml.replace(
      /(<link href="([^"]*)"\/>.*?)(\s*<\/entry>)/gs,
      '$1\n        <a xmlns="http://www.w3.org/1999/xhtml" href="$2">Read on the site</a>$3',
    ),
  );

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
