import { booksPage } from '../../../src/routes/kinds/books';
import type { PageInput } from '../../../src/routes/page';

const list = {
  day: '2026-11-23',
  books: [{ kind: 'guide', file: 'bench-j1-j2.pdf', title: 'J1-J2', pages: 6, bytes: 866_637, route: '/j1-j2' }],
};

// What the page is made from, and no more.
const input = (books: unknown) => ({ content: { books }, routes: [], navbar: [] }) as unknown as PageInput;

it('offers each book with its size, and the day of the edition', () => {
  const [page] = booksPage(input(list));
  expect(page?.cards).toMatchObject([{ label: 'J1-J2', href: '/books/bench-j1-j2.pdf', description: 'PDF, 6 pages, 0.9 MB' }]);
  expect(page?.context.edition).toBe('23 November 2026');
});

it('is not there without books', () => expect(booksPage(input(undefined))).toEqual([]));
