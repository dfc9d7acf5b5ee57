import type { Book, Chapter } from '../../../scripts/book/planBooks';
import { contentsOf, headsAbove, lowerHeadings, titleLevel } from '../../../scripts/book/headings';
import { chooseBooks, planBooks } from '../../../scripts/book/planBooks';
import { documentPage } from '../fixtures/publicPages';
import { articleOf, htmlOf } from './articles';

const chapter = (route: string, section: string, ...groups: Chapter['groups']): Chapter => ({
  route,
  title: `Title of ${route}`,
  section,
  groups,
});

const guide = { label: 'Assembly guide' };
const setup = { label: 'Setup', href: '/setup/' };
const chapters = [
  chapter('/', 'Start'),
  chapter('/j1', 'Hardware', guide),
  chapter('/j2', 'Hardware', guide),
  chapter('/setup/', 'Software'),
  chapter('/setup/can', 'Software', setup),
];
const book = (kind: Book['kind'], of = chapters): Book => ({ kind, file: 'a.pdf', title: 'Book', chapters: of });

describe('the contents of a book', () => {
  it('list sections and categories once, and a category with a page by the title of the page', () => {
    expect(contentsOf(book('whole'), new Map([['/', [{ id: 'a', text: 'A heading' }]]]))).toEqual([
      { level: 1, text: 'Start', id: '/' },
      { level: 2, text: 'Title of /', id: '/' },
      { level: 1, text: 'Hardware', id: '/j1' },
      { level: 2, text: 'Assembly guide', id: '/j1' },
      { level: 3, text: 'Title of /j1', id: '/j1' },
      { level: 3, text: 'Title of /j2', id: '/j2' },
      { level: 1, text: 'Software', id: '/setup/' },
      { level: 2, text: 'Title of /setup/', id: '/setup/' },
      { level: 3, text: 'Title of /setup/can', id: '/setup/can' },
    ]);
  });

  it('list the headings of chapters in the book of a section', () => {
    expect(contentsOf(book('section', chapters.slice(1, 2)), new Map([['/j1', [{ id: 'a', text: 'A heading' }]]]))).toEqual([
      { level: 1, text: 'Assembly guide', id: '/j1' },
      { level: 2, text: 'Title of /j1', id: '/j1' },
      { level: 3, text: 'A heading', id: '/j1#a' },
    ]);
  });
});

describe('the levels of headings', () => {
  it('follow from what stands above a chapter', () => {
    const [, j1, j2] = chapters;
    if (!j1 || !j2) throw new Error('There are chapters.');
    expect((['whole', 'section', 'guide'] as const).map((kind) => titleLevel(kind, j1))).toEqual([3, 2, 1]);
    expect(headsAbove('guide', j1, undefined)).toEqual([]);
    expect(headsAbove('whole', j2, j1)).toEqual([]);
  });

  it('are told without changing how they look, and never deeper than PDF knows', () => {
    const article = articleOf('<h1>A</h1><h4>B</h4><h5>C</h5>');
    lowerHeadings(article, 3);
    expect(htmlOf(article)).toBe('<h1 aria-level="3">A</h1><h4 aria-level="6">B</h4><h5 aria-level="6">C</h5>');
  });
});

it('makes a book of everything, one of each section, and one of each guide', () => {
  const page = (route: string, section: string) =>
    documentPage('Text.', { route, section, title: route, breadcrumbs: [{ label: section }, { label: 'A' }, { label: route }] });
  const pages = [page('/x/', 'Getting started'), page('/y/j1-j2', 'Hardware'), { ...page('/search', ''), kind: 'search' }];
  expect(planBooks(pages, new Set(['/y/j1-j2'])).map(({ kind, file, chapters: of }) => [kind, file, of.map(({ route }) => route)])).toEqual(
    [
      ['whole', 'openarm-documentation.pdf', ['/x/', '/y/j1-j2']],
      ['section', 'openarm-getting-started.pdf', ['/x/']],
      ['section', 'openarm-hardware.pdf', ['/y/j1-j2']],
      ['guide', 'bench-j1-j2.pdf', ['/y/j1-j2']],
    ],
  );
});

describe('words of the command', () => {
  const named = (file: string): Book => ({ kind: 'section', file, title: file, chapters: [] });
  const books = [named('openarm-hardware.pdf'), named('bench-j1-j2.pdf'), named('openarm-software.pdf')];
  const chosen = (...words: string[]): string[] => chooseBooks(books, words).map(({ file }) => file);

  it('choose books by their files', () => {
    expect(chosen('hardware', 'j1')).toEqual(['openarm-hardware.pdf', 'bench-j1-j2.pdf']);
    expect(chosen()).toHaveLength(3);
  });

  it('are refused where no file has one, before anything is printed', () =>
    expect(() => chosen('hardware', 'hardwear')).toThrow(
      'No book has "hardwear" in its file name. The files are openarm-hardware.pdf, bench-j1-j2.pdf, openarm-software.pdf.',
    ));
});
