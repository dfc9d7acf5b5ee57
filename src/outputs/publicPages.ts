import { blog, blogRoute } from '../site/blog';
import type { CategoryCard, Crumb } from '../model/pageTypes';
import type { Post } from '../content/readPost';
import type { Content } from '../content/checkContent';
import type { TextFile } from '../content/readText';

/** A page that search engines and readers of all kinds may find, with everything there is to say about it. */
export interface PublicPage {
  readonly kind: 'document' | 'category' | 'post' | 'blog';
  readonly route: string;
  readonly title: string;
  readonly description: string;
  /** Top category, or the blog. */
  readonly section: string;
  readonly breadcrumbs: readonly Crumb[];
  /** Text of a document or post. */
  readonly text?: TextFile;
  /** Where a page without text leads. */
  readonly cards: readonly CategoryCard[];
  /** Addresses of its drawings by name, from the root of the host. */
  readonly figures: ReadonlyMap<string, string>;
  readonly published?: Date;
  readonly updated: Date | null;
}

/** Drawings and last update of a document or post, as a query answers. */
export interface PageFacts {
  readonly id: string;
  readonly lastUpdated: string | null;
  readonly figures: readonly { readonly name: string; readonly file: { readonly publicURL: string } }[];
}

/** Asks for the facts of all documents and posts. */
export const pageFactsQuery = `{
  allDoc { nodes { id lastUpdated figures { name file { publicURL } } } }
  allBlogPost { nodes { id lastUpdated figures { name file { publicURL } } } }
}`;

type Facts = ReadonlyMap<string, PageFacts>;

const figuresOf = (facts: PageFacts | undefined): Map<string, string> =>
  new Map(facts?.figures.map(({ name, file }) => [name, file.publicURL]));

const dateOf = (facts: PageFacts | undefined): Date | null => (facts?.lastUpdated ? new Date(facts.lastUpdated) : null);

function documentationPages({ routes, documents }: Content, facts: Facts): PublicPage[] {
  const byId = new Map(documents.map((document) => [document.id, document]));
  return routes.map((route): PublicPage => {
    const { title, description, section, breadcrumbs } = route;
    const base = { route: route.route, title, description, section, breadcrumbs };
    if (route.kind === 'category') return { ...base, kind: 'category', cards: route.cards, figures: new Map(), updated: null };
    const text = byId.get(route.documentId);
    const known = facts.get(route.documentId);
    return { ...base, kind: 'document', cards: [], figures: figuresOf(known), updated: dateOf(known), ...(text ? { text } : {}) };
  });
}

function postPage(post: Post, facts: Facts): PublicPage {
  const { title, description, date, updated } = post.frontmatter;
  return {
    kind: 'post',
    route: post.route,
    title,
    description,
    section: blog.title,
    breadcrumbs: [{ label: blog.title, href: blogRoute }, { label: title }],
    text: post,
    cards: [],
    figures: figuresOf(facts.get(post.id)),
    published: date,
    updated: updated ?? date,
  };
}

function blogPages({ posts }: Content, facts: Facts): PublicPage[] {
  if (posts.length === 0) return [];
  const list: PublicPage = {
    kind: 'blog',
    route: blogRoute,
    title: blog.title,
    description: blog.description,
    section: blog.title,
    breadcrumbs: [{ label: blog.title }],
    cards: posts.map(({ route, frontmatter: { title, description } }) => ({ label: title, href: route, description, count: null })),
    figures: new Map(),
    updated: null,
  };
  return [list, ...posts.map((post) => postPage(post, facts))];
}

/** All public pages, the documentation in reading order and then the blog. */
export function publicPages(content: Content, pageFacts: readonly PageFacts[]): PublicPage[] {
  const facts = new Map(pageFacts.map((entry) => [entry.id, entry]));
  return [...documentationPages(content, facts), ...blogPages(content, facts)];
}
