import { site } from '../../site/site';
import type { Table } from '../../content/tables/csvTable';
import { toFeedHtml } from './feedHtml';
import { plainTree } from '../../content/markdown/markdownTree';
import { absoluteHref, siteAddress } from '../../routes/siteAddress';
import { day } from '../../content/sources/postFile';
import type { Post } from '../../content/readPost';

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
  /** The whole text, with absolute addresses. */
  readonly html: string;
}

/** Public addresses of the drawings on a page, by name, as Gatsby gives them: from the root of the host. */
export type FigureUrls = ReadonlyMap<string, string>;

/** A tag URI (RFC 4151): names the post by the site's host, the day of publication and the path. */
const stableId = ({ route, frontmatter }: Post): string => `tag:${new URL(site.url).host},${day(frontmatter.date)}:${route}`;

/** Makes the feed entry of a post. */
export function feedEntry(post: Post, tables: ReadonlyMap<string, Table>, figures: FigureUrls): FeedEntry {
  const { title, description, date, updated, tags } = post.frontmatter;
  const tree = plainTree(post.tree, {
    tables,
    figureUrl: (name) => `${site.url}${figures.get(name) ?? ''}`,
    absolute: (href) => absoluteHref(href, post.route),
  });
  return {
    id: stableId(post),
    url: siteAddress(post.route),
    title,
    description,
    published: date,
    updated: updated ?? date,
    tags: tags ?? [],
    html: toFeedHtml(tree),
  };
}

/** When the feed last changed: the newest of its entries' updates. */
export const feedUpdated = (entries: readonly FeedEntry[]): Date => new Date(Math.max(...entries.map(({ updated }) => updated.getTime())));
