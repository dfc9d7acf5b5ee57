import type { Document } from '../../content/document';
import { bookAddress } from '../../model/books';
import type { BookLink } from '../../model/books';
import type { CategoryCard, PageChrome } from '../../model/pageTypes';
import { symptomsRoute } from '../../site/symptoms';
import { bookWords } from '../../site/words/books';
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
interface CardSources extends Pick<PageInput['content'], 'cards' | 'drawings'> {
  readonly documents: readonly { readonly route: string; readonly figures: readonly { readonly name: string }[] }[];
}

/** Cards with what plugins say of their pages. Where they say it of one page of a category, the other ones show their own first drawing. */
export function withFacts(cards: readonly CategoryCard[], { cards: facts, documents, drawings }: CardSources): CategoryCard[] {
  const ownFigure = ({ href }: CategoryCard): string | undefined =>
    documents
      .find(({ route }) => route === href)
      ?.figures.map(({ name }) => name)
      .find((name) => drawings.has(name));
  return cards.map((card): CategoryCard => {
    const { pages } = card;
    if (!pages?.some(({ href }) => facts.has(href))) return card;
    return {
      ...card,
      pages: pages.map((page) => {
        const figure = ownFigure(page);
        return { ...page, ...(figure === undefined ? {} : { figure }), ...facts.get(page.href) };
      }),
    };
  });
}

/** Pages of documents and categories in the sidebars, in reading order. */
export function documentationPages({ content, routes }: PageInput): Page[] {
  const documents = new Map(content.documents.map((document) => [document.id, document]));
  return routes.map((route): Page => {
    const { title, description, section, breadcrumbs } = route;
    // Pages of areas hold nothing but symptoms, which search knows as records of their own.
    const search = !route.route.startsWith(`${symptomsRoute}/`);
    const outputs = { sitemap: true, markdown: true, socialCard: true, search, llms: 'section' } as const;
    const base = { route: route.route, title, description, section, breadcrumbs, chrome: chromeOf(route) };
    if (route.kind === 'category') {
      const { figure } = route;
      const cards = withFacts(route.cards, content);
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
        ...(sheets ? { sheets: { href: bookAddress(sheets.file), facts: bookWords.facts(sheets) } satisfies BookLink } : {}),
      },
      cards: [],
      ...(document ? { text: document, ...labelOf(document) } : {}),
      outputs: { ...outputs, structuredData: 'TechArticle' },
    };
  });
}
