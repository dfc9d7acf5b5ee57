import { toHtml } from 'hast-util-to-html';
import type { Root } from 'mdast';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import { markdownTree } from '../../content/markdown/markdownTree';
import { escapeText } from '../../model/escape';
import { absoluteHref } from '../../routes/page';
import { blog, newsDocument } from '../../site/blog';
import { site } from '../../site/site';
import { siteAddress } from '../../site/siteAddress';

// Raw HTML in a plain tree comes only from the few tags that documents may use.
const rehype = unified().use(remarkRehype, { allowDangerousHtml: true }).freeze();

/**
 * HTML of a plain tree for feed readers: no classes, and formulas as TeX, because many readers strip MathML. Escapes "]]>", which would end
 * the CDATA section.
 */
const toFeedHtml = (tree: Root): string => toHtml(rehype.runSync(tree), { allowDangerousHtml: true }).replaceAll(']]>', ']]&gt;');

/** A post in the feeds' query. */
export interface FeedPost {
  readonly route: string;
  readonly title: string;
  readonly description: string;
  /** Dates such as 2025-07-23T00:00:00.000Z. */
  readonly date: string;
  readonly updated: string | null;
  readonly tags: readonly string[];
  /** The whole text with absolute addresses. */
  readonly html: string;
}

/** An entry of both feeds. */
export interface FeedEntry {
  /** Permanent id, even if the site moves. */
  readonly id: string;
  readonly url: string;
  readonly title: string;
  readonly description: string;
  readonly published: Date;
  readonly updated: Date;
  readonly tags: readonly string[];
  readonly html: string;
}

/** Result of the feeds' query: posts, and the tables of the news page, if there is one. */
export interface FeedQueryResult {
  readonly allBlogPost: { readonly nodes: readonly FeedPost[] };
  readonly doc: {
    readonly route: string;
    readonly tables: readonly { readonly columns: readonly { readonly name: string }[]; readonly rows: readonly (readonly unknown[])[] }[];
  } | null;
}

/** Query for all posts and the news. It also makes Gatsby publish the drawings of posts. */
export const feedQuery = `{
  allBlogPost(sort: [{ date: DESC }, { id: ASC }]) { nodes { route title description date updated tags html } }
  doc(id: { eq: "${newsDocument}" }) { route tables { columns { name } rows } }
}`;

/** HTML of a text for feed readers, with absolute addresses. `figures` maps drawings to their addresses. */
export const feedHtml = (filled: Root, route: string, figures: ReadonlyMap<string, string>): string =>
  toFeedHtml(
    markdownTree(filled, {
      figureUrl: (name) => `${site.url}${figures.get(name) ?? ''}`,
      absolute: (href) => absoluteHref(href, route),
    }),
  );

/** Tag URI (RFC 4151) made of the site's host, the publication date and the path. */
const stableId = ({ route, date }: FeedPost): string => `tag:${new URL(site.url).host},${date.slice(0, 10)}:${route}`;

/** Feed entry of a post. */
function postEntry(post: FeedPost): FeedEntry {
  const { route, title, description, date, updated, tags, html } = post;
  const published = new Date(date);
  return {
    id: stableId(post),
    url: siteAddress(route),
    title,
    description,
    published,
    updated: updated ? new Date(updated) : published,
    tags,
    html,
  };
}

/** Feed entries of the news page: each leads to its day. */
const newsEntries = ({ doc }: FeedQueryResult): FeedEntry[] =>
  (doc?.tables ?? []).flatMap(({ columns, rows }) =>
    // The page may show other tables, too.
    (columns.some(({ name }) => name === 'date') ? rows : []).map((row): FeedEntry => {
      const cell = (wanted: string): string => {
        const value = row[columns.findIndex((column) => column.name === wanted)];
        return typeof value === 'string' ? value : '';
      };
      const [date, name, what] = ['date', 'name', 'what'].map(cell) as [string, string, string];
      const words = what.replaceAll('`', '');
      return {
        id: `tag:${new URL(site.url).host},${date}:${doc?.route ?? ''}#${name}`,
        url: siteAddress(`${doc?.route ?? ''}#${date}`),
        title: words,
        description: words,
        published: new Date(date),
        updated: new Date(date),
        tags: [],
        html: `<p>${escapeText(words)}</p>`,
      };
    }),
  );

/** All entries, newest first: posts, then news. Empty without posts, so that there are no feeds. */
export function feedEntries(result: FeedQueryResult): FeedEntry[] {
  const posts = result.allBlogPost.nodes.map(postEntry);
  if (posts.length === 0) return [];
  return [...posts, ...newsEntries(result)].sort((one, other) => other.published.getTime() - one.published.getTime());
}

/** Date of the newest update in a feed. */
export const feedUpdated = (entries: readonly FeedEntry[]): Date => new Date(Math.max(...entries.map(({ updated }) => updated.getTime())));

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
