import { slug } from 'github-slugger';
import type { Page } from '../../src/routes/page';
import { site } from '../../src/site/site';
import type { Book, Chapter } from './bookTypes';

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
