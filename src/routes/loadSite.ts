import { loadContent } from '../content/loadContent';
import type { Content } from '../content/loadContent';
import { checkModules } from '../content/sources/checkModules';
import type { Problem } from '../model/problems';
import type { TableDefinitions } from '../model/tableTypes';
import { checkEditUrl, checkSiteUrl } from '../site/checkSiteUrl';
import { site as identity } from '../site/site';
import { checkFavicon } from './checkFavicon';
import { definitionProblems, withLines } from './definitionProblems';
import type { FrameDefinitions } from './definitionProblems';
import { figureProblems } from './figureProblems';
import { blogPages } from './kinds/blog';
import { booksPage } from './kinds/books';
import { documentationPages } from './kinds/documentation';
import { notFoundPage } from './kinds/notFound';
import { searchPage } from './kinds/search';
import type { Page } from './page';
import type { PageInput } from './pageInput';
import { resolveRoutes } from './resolveRoutes';
import { routeDocument } from './routeDocument';

/** The definitions that the sources are checked against. */
export interface Definitions extends FrameDefinitions {
  readonly topSidebarId: string;
  readonly tables: TableDefinitions;
}

/** The whole site: its sources, and every page that is made of them. */
export interface Site extends Content {
  readonly pages: readonly Page[];
}

/** The kinds of pages, in the order in which llms.txt and others list them. The page of addresses that lead nowhere is made of all others. */
const kinds: readonly ((input: PageInput) => readonly Page[])[] = [documentationPages, blogPages, booksPage, searchPage];

/** Two kinds of pages with one address, with or without its final slash. Those of one kind are checked with their files. */
function addressProblems(pages: readonly Page[]): Problem[] {
  const kindAt = new Map<string, string>();
  return pages.flatMap(({ route, kind }): Problem[] => {
    const place = route.replace(/\/$/, '');
    const other = kindAt.get(place);
    kindAt.set(place, kind);
    if (other === undefined || other === kind) return [];
    return [
      { file: 'src/routes', message: `two pages have the address "${route}": one of kind "${other}" and one of kind "${kind}". Move one.` },
    ];
  });
}

/**
 * Reads everything below `root` and makes the registry of pages. All mistakes are returned at once, and warnings apart from them.
 */
export function loadSite(
  root: string,
  { tables, ...definitions }: Definitions,
): { site: Site; problems: readonly Problem[]; warnings: readonly Problem[] } {
  const { problems, ...content } = loadContent(root, tables);
  // A file that was refused is no document, and its own problem says why.
  const unread = new Set(problems.flatMap(({ file }) => /^content\/docs\/(.+)\.mdx?$/.exec(file)?.[1] ?? []));
  const resolved = resolveRoutes({ ...definitions, documents: content.documents.map(routeDocument), unread });
  const input = { content, routes: resolved.routes, navbar: resolved.navbar };
  const others = kinds.flatMap((pagesOf) => pagesOf(input));
  const pages = [...others, notFoundPage(input, others)];
  const found = [
    ...problems,
    ...withLines(root, resolved.problems),
    ...figureProblems(resolved.routes, content.data.figures),
    ...addressProblems(pages),
    ...definitionProblems(root, definitions),
    ...checkModules(root),
    ...checkSiteUrl(identity.url),
    ...checkEditUrl(identity.editUrl),
    ...checkFavicon(root, identity.favicon),
  ];
  return {
    site: { ...content, pages },
    problems: found.filter(({ warning }) => !warning),
    warnings: found.filter(({ warning }) => warning),
  };
}
