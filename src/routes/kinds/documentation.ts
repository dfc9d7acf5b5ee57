import type { Document } from '../../content/document';
import { bookAddress, bookFacts } from '../../model/books';
import type { BookLink } from '../../model/books';
import type { PageChrome } from '../../model/pageTypes';
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

/** Pages of documents and categories in the sidebars, in reading order. */
export function documentationPages({ content, routes }: PageInput): Page[] {
  const documents = new Map(content.documents.map((document) => [document.id, document]));
  return routes.map((route): Page => {
    const { title, description, section, breadcrumbs } = route;
    const outputs = { sitemap: true, markdown: true, socialCard: true, search: true, llms: 'section' } as const;
    const base = { route: route.route, title, description, section, breadcrumbs, chrome: chromeOf(route) };
    if (route.kind === 'category') {
      const { cards, figure } = route;
      // The page query selects the drawing by name.
      const context = { title, description, section, cards, figure: figure?.src ?? null, figureAlt: figure?.alt ?? '' };
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
