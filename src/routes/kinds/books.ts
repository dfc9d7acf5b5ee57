import { bookAddress, bookFacts } from '../../model/books';
import { longDate } from '../../model/format';
import { booksRoute } from '../../site/books';
import { site } from '../../site/site';
import { chromeOutside } from '../page';
import type { Page, PageInput } from '../page';

/** The page of printed books. None without books. */
export function booksPage({ content: { books: list }, routes, navbar }: PageInput): Page[] {
  if (!list) return [];
  const title = 'PDF and EPUB';
  const description = `The whole ${site.title} documentation, each section, and bench sheets for each build guide as files to print or to keep.`;
  const section = routes[0]?.section ?? '';
  const breadcrumbs = [...(section ? [{ label: section, href: '/' }] : []), { label: title }];
  const cards = list.books.map((book) => ({
    label: book.title,
    href: bookAddress(book.file),
    description: bookFacts(book),
    count: null,
    kind: book.kind,
  }));
  return [
    {
      kind: 'books',
      route: booksRoute,
      title,
      description,
      section,
      breadcrumbs,
      chrome: { ...chromeOutside(booksRoute, navbar), breadcrumbs },
      template: 'books',
      context: { title, description, edition: longDate(list.day), books: cards },
      updated: new Date(list.day),
      cards,
      outputs: { sitemap: true, markdown: true, socialCard: true, structuredData: 'CollectionPage', search: false, llms: 'optional' },
    },
  ];
}
