import type { Page } from '../routes/page';

/** A page with what only the build knows of it: where its drawings are, and when it last changed. */
export interface PublicPage extends Page {
  /** Addresses of its drawings by name, from the root of the host. */
  readonly figures: ReadonlyMap<string, string>;
  readonly lastUpdated: Date | null;
}

/** Drawings and last update of a document or post, as a query answers. */
export interface PageFacts {
  readonly route: string;
  readonly lastUpdated: string | null;
  readonly figures: readonly { readonly name: string; readonly file: { readonly publicURL: string } }[];
}

/** Asks for the facts of all documents and posts. */
export const pageFactsQuery = `{
  allDoc { nodes { route lastUpdated figures { name file { publicURL } } } }
  allBlogPost { nodes { route lastUpdated figures { name file { publicURL } } } }
}`;

/** All pages with their facts, in the order of the registry. The change that an author names comes before that of the file. */
export function publicPages(pages: readonly Page[], pageFacts: readonly PageFacts[]): PublicPage[] {
  const facts = new Map(pageFacts.map((entry) => [entry.route, entry]));
  return pages.map((page) => {
    const known = facts.get(page.route);
    return {
      ...page,
      figures: new Map(known?.figures.map(({ name, file }) => [name, file.publicURL])),
      lastUpdated: page.updated ?? (known?.lastUpdated ? new Date(known.lastUpdated) : null),
    };
  });
}
