import { Feed } from 'feed';
import { blog, blogRoute } from '../../site/blog';
import { site } from '../../site/site';
import { escapeText } from '../../model/escape';
import { siteAddress } from '../../site/siteAddress';
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
