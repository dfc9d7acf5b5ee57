import { toHtml } from 'hast-util-to-html';
import type { Root } from 'mdast';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import { markdownTree } from '../../content/markdown/markdownTree';
import { escapeText } from '../../model/escape';
import { absoluteHref } from '../../routes/page';
import { newsDocument } from '../../site/blog';
import { site } from '../../site/site';
import { siteAddress } from '../../site/siteAddress';

// The only raw HTML of a plain tree are the few tags that documents may write.
const rehype = unified().use(remarkRehype, { allowDangerousHtml: true }).freeze();

/**
 * A plain tree as HTML for feed readers: no classes that style anything, formulas as TeX, because many readers strip
 * MathML. "]]>" is written so that it cannot end the CDATA section it will stand in.
 */
const toFeedHtml = (tree: Root): string => toHtml(rehype.runSync(tree), { allowDangerousHtml: true }).replaceAll(']]>', ']]&gt;');

/** A post as the query of both feeds answers it. */
export interface FeedPost {
  readonly route: string;
  readonly title: string;
  readonly description: string;
  /** Days such as 2025-07-23T00:00:00.000Z. */
  readonly date: string;
  readonly updated: string | null;
  readonly tags: readonly string[];
  /** The whole text, with absolute addresses. */
  readonly html: string;
}

/** A post as both feeds carry it. */
export interface FeedEntry {
  /** Stays the same for ever, even if the site moves. */
  readonly id: string;
  readonly url: string;
  readonly title: string;
  readonly description: string;
  readonly published: Date;
  readonly updated: Date;
  readonly tags: readonly string[];
  readonly html: string;
}

/** What a query for the feeds answers: the posts, and the tables of the page of news, where there is one. */
export interface FeedQueryResult {
  readonly allBlogPost: { readonly nodes: readonly FeedPost[] };
  readonly doc: {
    readonly route: string;
    readonly tables: readonly { readonly columns: readonly { readonly name: string }[]; readonly rows: readonly (readonly unknown[])[] }[];
  } | null;
}

/** Asks for all posts and the news of the pages. Asking makes Gatsby publish the drawings of the posts. */
export const feedQuery = `{
  allBlogPost(sort: [{ date: DESC }, { id: ASC }]) { nodes { route title description date updated tags html } }
  doc(id: { eq: "${newsDocument}" }) { route tables { columns { name } rows } }
}`;

/** A text as HTML for feed readers: every address is absolute. `figures` has the addresses of its drawings from the root of the host. */
export const feedHtml = (filled: Root, route: string, figures: ReadonlyMap<string, string>): string =>
  toFeedHtml(
    markdownTree(filled, {
      figureUrl: (name) => `${site.url}${figures.get(name) ?? ''}`,
      absolute: (href) => absoluteHref(href, route),
    }),
  );

/** A tag URI (RFC 4151): names the post by the site's host, the day of publication and the path. */
const stableId = ({ route, date }: FeedPost): string => `tag:${new URL(site.url).host},${date.slice(0, 10)}:${route}`;

/** Makes the feed entry of a post. */
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

/** Makes the feed entries of the news of the pages: each says what changed, and leads to its day. */
const newsEntries = ({ doc }: FeedQueryResult): FeedEntry[] =>
  (doc?.tables ?? []).flatMap(({ columns, rows }) =>
    rows.map((row): FeedEntry => {
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

/** All entries of the feeds, newest first: posts, then the news of the pages. Without posts there are no feeds. */
export function feedEntries(result: FeedQueryResult): FeedEntry[] {
  const posts = result.allBlogPost.nodes.map(postEntry);
  if (posts.length === 0) return [];
  return [...posts, ...newsEntries(result)].sort((one, other) => other.published.getTime() - one.published.getTime());
}

/** When the feed last changed: the newest of its entries' updates. */
export const feedUpdated = (entries: readonly FeedEntry[]): Date => new Date(Math.max(...entries.map(({ updated }) => updated.getTime())));
