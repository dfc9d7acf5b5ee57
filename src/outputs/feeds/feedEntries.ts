import type { Root } from 'mdast';
import { markdownTree } from '../../content/markdown/markdownTree';
import { absoluteHref } from '../../routes/absoluteHref';
import { siteAddress } from '../../site/siteAddress';
import { site } from '../../site/site';
import { toFeedHtml } from './feedHtml';

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

/** What a query for the posts of the feeds answers. */
export interface FeedQueryResult {
  readonly allBlogPost: { readonly nodes: readonly FeedPost[] };
}

/** Asks for all posts, newest first. Asking makes Gatsby publish their drawings. */
export const feedQuery =
  '{ allBlogPost(sort: [{ date: DESC }, { id: ASC }]) { nodes { route title description date updated tags html } } }';

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
export function feedEntry(post: FeedPost): FeedEntry {
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

/** When the feed last changed: the newest of its entries' updates. */
export const feedUpdated = (entries: readonly FeedEntry[]): Date => new Date(Math.max(...entries.map(({ updated }) => updated.getTime())));
