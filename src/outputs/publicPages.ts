import { figureNames } from '../content/parse/references';
import type { Photo } from '../model/photo';
import { photoAddress, plainWidth } from '../model/photo';
import type { Page } from '../routes/page';
import { basePath } from '../site/siteAddress';

/** A page with facts from the build: addresses of its drawings, and when it last changed. */
export interface PublicPage extends Page {
  /** Addresses of its drawings by name. */
  readonly figures: ReadonlyMap<string, string>;
  readonly lastUpdated: Date | null;
}

/** Result of the facts query: last updates, and addresses of drawings. */
export interface PageFacts {
  readonly allDoc: { readonly nodes: readonly DatedPage[] };
  readonly allBlogPost: { readonly nodes: readonly DatedPage[] };
  readonly allFigure: { readonly nodes: readonly { readonly name: string; readonly publicURL: string }[] };
}

interface DatedPage {
  readonly route: string;
  readonly lastUpdated: string | null;
}

/** Query for the facts of all documents and posts. `names` are their drawings, which Gatsby thereby publishes. */
export const pageFactsQuery = `query PageFacts($names: [String!]!) {
  allDoc { nodes { route lastUpdated } }
  allBlogPost { nodes { route lastUpdated } }
  allFigure(filter: { name: { in: $names } }) { nodes { name publicURL } }
}`;

/** Names of the drawings on each route. */
export const figuresOfPages = (pages: readonly Page[]): ReadonlyMap<string, readonly string[]> =>
  new Map(pages.flatMap(({ route, text }) => (text ? [[route, figureNames(text.filled)] as const] : [])));

/** Adds the facts to all pages, in registry order. A date given by the author takes precedence over that of the file. */
export function publicPages(
  pages: readonly Page[],
  figures: ReadonlyMap<string, readonly string[]>,
  { allDoc, allBlogPost, allFigure }: PageFacts,
  photos: ReadonlyMap<string, Photo> = new Map(),
): PublicPage[] {
  const dates = new Map([...allDoc.nodes, ...allBlogPost.nodes].map(({ route, lastUpdated }) => [route, lastUpdated]));
  const addresses = new Map(allFigure.nodes.map(({ name, publicURL }) => [name, publicURL]));
  for (const photo of photos.values()) addresses.set(photo.name, basePath + photoAddress(photo, plainWidth(photo), 'jpg'));
  return pages.map((page) => {
    const date = dates.get(page.route);
    return {
      ...page,
      figures: new Map((figures.get(page.route) ?? []).map((name) => [name, addresses.get(name) ?? ''])),
      lastUpdated: page.updated ?? (date ? new Date(date) : null),
    };
  });
}
