import { blog } from '../../site/blog';
import { definitions } from '../../site/definitions';
import { site } from '../../site/site';
import { checkContent } from '../../content/checkContent';
import { siteAddress } from '../../routes/siteAddress';
import { feedEntry } from './feedEntries';
import type { FeedEntry } from './feedEntries';

/** Posts with the drawings they show, as a query answers. */
export interface PostFigures {
  readonly allBlogPost: {
    readonly nodes: readonly { readonly id: string; readonly figures: readonly { name: string; file: { publicURL: string } }[] }[];
  };
}

/** Asks for the drawings of all posts; asking makes Gatsby publish them. */
export const postFiguresQuery = '{ allBlogPost { nodes { id figures { name file { publicURL } } } } }';

/** Entries of all posts, newest first. */
export function feedEntries(root: string, { allBlogPost }: PostFigures): FeedEntry[] {
  const figures = new Map(
    allBlogPost.nodes.map((node) => [node.id, new Map(node.figures.map(({ name, file }) => [name, file.publicURL]))]),
  );
  const { posts, tables } = checkContent(root, definitions);
  return posts.map((post) => feedEntry(post, tables, figures.get(post.id) ?? new Map<string, string>()));
}

/** An RSS item: what the `rss` package has no field for stands in elements of its own. */
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
    // A stylesheet cannot make RSS's own <link> a link that people can follow.
    { 'xhtml:a': [{ _attr: { href: url } }, 'Read on the site'] },
  ],
});

/** Options of gatsby-plugin-feed: one RSS feed with the full text of every post. */
export const rssOptions = (root: string) => ({
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
      query: postFiguresQuery,
      serialize: ({ query }: { query: PostFigures }) => feedEntries(root, query).map(item),
    },
  ],
});
