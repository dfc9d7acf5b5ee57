import type { Document } from '../../content/document';
import { bookAddress, bookFacts } from '../../model/books';
import type { BookLink } from '../../model/books';
import type { CategoryCard, PageChrome } from '../../model/pageTypes';
import type { Page, PageInput } from '../page';
import type { Route } from '../resolveRoutes';

const chromeOf = ({ route, sidebarId, navbar, sidebar, breadcrumbs, previous, next }: Route): PageChrome => ({
  route,
  sidebarId,
  navbar,
  sidebar,
  breadcrumbs,
  previous,
  next,
});

function labelOf({ frontmatter: { title, sidebarLabel } }: Document): { label?: string } {
  return sidebarLabel !== undefined && sidebarLabel !== title ? { label: sidebarLabel } : {};
}

/** What the cards of a category show besides words. */
interface CardSources extends Pick<PageInput['content'], 'guides' | 'drawings'> {
  readonly documents: readonly { readonly route: string; readonly figures: readonly { readonly name: string }[] }[];
}

/**
 * Cards with what they lead to: a build guide and the drawing of its finished unit. Where a category has guides, its other pages show their
 * own first drawing.
 */
export function withGuides(cards: readonly CategoryCard[], { guides, documents, drawings }: CardSources): CategoryCard[] {
  const figureOf = ({ href }: CategoryCard): string | undefined =>
    guides.get(href)?.finished ??
    documents
      .find(({ route }) => route === href)
      ?.figures.map(({ name }) => name)
      .find((name) => drawings.has(name));
  return cards.map((card): CategoryCard => {
    const { pages } = card;
    if (!pages?.some(({ href }) => guides.has(href))) return card;
    return {
      ...card,
      pages: pages.map((page) => {
        const figure = figureOf(page);
        const guide = guides.get(page.href)?.guide;
        return { ...page, ...(guide ? { guide } : {}), ...(figure === undefined ? {} : { figure }) };
      }),
    };
  });
}

/** Pages of documents and categories in the sidebars, in reading order. */
export function documentationPages({ content, routes }: PageInput): Page[] {
  const documents = new Map(content.documents.map((document) => [document.id, document]));
  return routes.map((route): Page => {
    const { title, description, section, breadcrumbs } = route;
    const outputs = { sitemap: true, markdown: true, socialCard: true, search: true, llms: 'section' } as const;
    const base = { route: route.route, title, description, section, breadcrumbs, chrome: chromeOf(route) };
    if (route.kind === 'category') {
      const { figure } = route;
      const cards = withGuides(route.cards, content);
      // The page query selects the drawings by name.
      const figures = [figure?.src, ...cards.flatMap(({ pages = [] }) => pages.map((page) => page.figure))];
      const context = {
        title,
        description,
        section,
        cards,
        figures: figures.filter((name) => name !== undefined),
        ...(figure ? { figure } : {}),
      };
      return { ...base, kind: 'category', template: 'category', context, cards, outputs: { ...outputs, structuredData: 'CollectionPage' } };
    }
    const document = documents.get(route.documentId);
    const sheets = content.books?.books.find((book) => book.route === route.route);
    return {
      ...base,
      kind: 'document',
      template: 'document',
      context: {
        id: route.documentId,
        section,
        ...(sheets ? { sheets: { href: bookAddress(sheets.file), facts: bookFacts(sheets) } satisfies BookLink } : {}),
      },
      cards: [],
      ...(document ? { text: document, ...labelOf(document) } : {}),
      outputs: { ...outputs, structuredData: 'TechArticle' },
    };
  });
}
