import { slug } from 'github-slugger';
import type { BookKind } from '../../src/model/books';
import type { Crumb } from '../../src/model/pageTypes';
import type { Page } from '../../src/routes/page';
import { site } from '../../src/site/site';

/** A page as a chapter. */
export interface Chapter {
  readonly route: string;
  readonly title: string;
  /** Section of the site, such as "Hardware". */
  readonly section: string;
  /** Categories between section and page, outermost first. `href` is the category's own page, if it has one. */
  readonly groups: readonly Crumb[];
}

/** A book and its chapters, in order. */
export interface Book {
  readonly kind: BookKind;
  /** File name without folder. */
  readonly file: string;
  readonly title: string;
  readonly chapters: readonly Chapter[];
}

/** Books whose file names contain one of the words; all books without words. Throws for a word without a match. */
export function chooseBooks(books: readonly Book[], words: readonly string[]): readonly Book[] {
  for (const word of words)
    if (!books.some(({ file }) => file.includes(word)))
      throw new Error(`No book has "${word}" in its file name. The files are ${books.map(({ file }) => file).join(', ')}.`);
  return words.length === 0 ? books : books.filter(({ file }) => words.some((word) => file.includes(word)));
}

/** Makes a chapter of a page. Its breadcrumbs are the section, the categories and the page itself. */
const chapterOf = ({ route, title, section, breadcrumbs }: Page): Chapter => ({
  route,
  title,
  section,
  groups: breadcrumbs.slice(1, -1),
});

/**
 * Plans all books: the whole documentation, each section with several pages, and each build guide. Uses pages of the sidebars that have a
 * text, in reading order.
 */
export function planBooks(pages: readonly Page[], guideRoutes: ReadonlySet<string>): Book[] {
  const chapters = pages.filter(({ kind }) => kind === 'document').map(chapterOf);
  const sections = [...new Set(chapters.map(({ section }) => section))].map((section): Book => ({
    kind: 'section',
    file: `${slug(`${site.title} ${section}`)}.pdf`,
    title: section,
    chapters: chapters.filter((chapter) => chapter.section === section),
  }));
  const guides = chapters
    .filter(({ route }) => guideRoutes.has(route))
    .map((chapter): Book => ({
      kind: 'guide',
      file: `bench-${slug(chapter.route.split('/').filter(Boolean).at(-1) ?? chapter.title)}.pdf`,
      title: chapter.title,
      chapters: [chapter],
    }));
  return [
    { kind: 'whole', file: `${slug(site.title)}-documentation.pdf`, title: `${site.title} documentation`, chapters },
    ...sections,
    ...guides,
  ];
}
