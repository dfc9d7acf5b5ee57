import { toHtml } from 'hast-util-to-html';
import type { Root } from 'mdast';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import type { Post } from '../../content/document';
import { markdownTree } from '../../content/markdown/markdownTree';
import { figureNames } from '../../content/parse/references';
import { day } from '../../content/sources/postFile';
import { escapeText } from '../../model/escape';
import type { Site } from '../../routes/loadSite';
import { absoluteHref } from '../../routes/page';
import { blog, newsDocument } from '../../site/blog';
import { site } from '../../site/site';
import { siteAddress } from '../../site/siteAddress';
import { pictureAddress } from '../publicPages';

// Raw HTML in a plain tree comes only from the few tags that documents may use.
const rehype = unified().use(remarkRehype, { allowDangerousHtml: true }).freeze();

/**
 * HTML of a plain tree for feed readers: no classes, and formulas as TeX, because many readers strip MathML. Escapes "]]>", which would end
 * the CDATA section.
 */
const toFeedHtml = (tree: Root): string => toHtml(rehype.runSync(tree), { allowDangerousHtml: true }).replaceAll(']]>', ']]&gt;');

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

/** The content of feeds: posts, and the news in the tables of a document. */
type FeedSource = Pick<Site, 'documents' | 'posts' | 'data' | 'drawings' | 'photos'>;

/** HTML of a text for feed readers, with absolute addresses. `figures` maps drawings to their addresses. */
export const feedHtml = (filled: Root, route: string, figures: ReadonlyMap<string, string>): string =>
  toFeedHtml(
    markdownTree(filled, {
      figureUrl: (name) => `${site.url}${figures.get(name) ?? ''}`,
      absolute: (href) => absoluteHref(href, route),
    }),
  );

/** Tag URI (RFC 4151), made of the site's host, the publication date and the path. */
const stableId = (date: string, path: string): string => `tag:${new URL(site.url).host},${date}:${path}`;

function postEntry({ route, filled, frontmatter }: Post, source: FeedSource): FeedEntry {
  const { title, description, date, updated = date, tags = [] } = frontmatter;
  const addresses = figureNames(filled).map((name) => [name, pictureAddress(name, source)] as const);
  const html = feedHtml(filled, route, new Map(addresses));
  return { id: stableId(day(date), route), url: siteAddress(route), title, description, published: date, updated, tags, html };
}

/** Feed entries of the news page: each leads to its day. */
function newsEntries({ documents, data: { tables } }: FeedSource): FeedEntry[] {
  const page = documents.find(({ id }) => id === newsDocument);
  // The page may show other tables, too.
  const news = (page?.frontmatter.tables ?? [])
    .flatMap((name) => tables.get(name) ?? [])
    .filter(({ definition }) => definition.columns.date);
  return news.flatMap(({ rows }) =>
    rows.map((row): FeedEntry => {
      const [date, name, kind, title, what] = ['date', 'name', 'kind', 'title', 'what'].map((column) => String(row[column])) as [
        string,
        string,
        string,
        string,
        string,
      ];
      const words = what.replaceAll('`', '');
      return {
        id: stableId(date, `${page?.route ?? ''}#${name}`),
        url: siteAddress(`${page?.route ?? ''}#${date}`),
        title: `${kind}: ${title.replaceAll('`', '')}`,
        description: words,
        published: new Date(date),
        updated: new Date(date),
        tags: [],
        html: `<p>${escapeText(words)}</p>`,
      };
    }),
  );
}

/** All entries, newest first: posts, then news. Empty without posts, so that there are no feeds. */
export function feedEntries(source: FeedSource): FeedEntry[] {
  if (source.posts.length === 0) return [];
  const entries = [...source.posts.map((post) => postEntry(post, source)), ...newsEntries(source)];
  return entries.sort((one, other) => other.published.getTime() - one.published.getTime());
}

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
export const rssOptions = (siteNow: () => FeedSource) => ({
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
      query: '{ site { siteMetadata { title } } }',
      serialize: () => feedEntries(siteNow()).map(item),
    },
  ],
});
