import { bookAddress } from '../../model/books';
import { longDate } from '../../site/words/dates';
import { booksRoute } from '../../site/books';
import { bookWords } from '../../site/words/books';
import { chromeOutside } from '../page';
import type { Page, PageInput } from '../page';

/** The page of printed books. None without books. */
export function booksPage({ content: { books: list }, routes, navbar }: PageInput): Page[] {
  if (!list) return [];
  const { title, description } = bookWords;
  const section = routes[0]?.section ?? '';
  const breadcrumbs = [...(section ? [{ label: section, href: '/' }] : []), { label: title }];
  const cards = list.books.map((book) => ({
    label: book.title,
    href: bookAddress(book.file),
    description: bookWords.facts(book),
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
