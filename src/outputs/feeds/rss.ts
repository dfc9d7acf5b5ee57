import { blog } from '../../site/blog';
import { site } from '../../site/site';
import { siteAddress } from '../../site/siteAddress';
import { feedEntries, feedQuery } from './feedEntries';
import type { FeedEntry, FeedQueryResult } from './feedEntries';

/** An RSS item. Fields that the `rss` package doesn't support are custom elements. */
const item = ({ id, url, title, description, published, updated, tags, html }: FeedEntry) => ({
  title,
  description,
  url,
  guid: id,
  date: published,
  author: site.title,
  categories: tags,
  custom_elements: [
    { 'atom:updated': updated.toISOString() },
    { 'content:encoded': { _cdata: html } },
    // A stylesheet can't make RSS's own <link> clickable.
    { 'xhtml:a': [{ _attr: { href: url } }, 'Read on the site'] },
  ],
});

/** Options of gatsby-plugin-feed: one RSS feed with the full text of posts. */
export const rssOptions = {
  query: '{ site { siteMetadata { title } } }',
  setup: () => ({
    title: `${site.title} ${blog.title}`,
    description: blog.description,
    site_url: siteAddress('/blog/'),
    feed_url: siteAddress(blog.rss),
    language: site.language,
    generator: 'gatsby-plugin-feed',
    custom_namespaces: { xhtml: 'http://www.w3.org/1999/xhtml' },
  }),
  feeds: [
    {
      title: `${site.title} ${blog.title} (RSS)`,
      output: blog.rss,
      query: feedQuery,
      serialize: ({ query }: { query: FeedQueryResult }) => feedEntries(query).map(item),
    },
  ],
};
