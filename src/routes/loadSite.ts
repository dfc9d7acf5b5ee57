import { checkMovedFiles } from '../content/check/checkMovedFiles';
import { loadContent } from '../content/loadContent';
import type { Content } from '../content/loadContent';
import type { Pipeline } from '../content/pipeline';
import { didYouMean } from '../model/problems';
import type { Problem } from '../model/problems';
import type { TableDefinitions } from '../model/tableTypes';
import { checkInternalLinks } from './checkInternalLinks';
import { colourProblems } from './siteColours';
import { definitionProblems, withLines } from './definitionProblems';
import type { FrameDefinitions } from './definitionProblems';
import { blogPages } from './kinds/blog';
import { booksPage } from './kinds/books';
import { documentationPages } from './kinds/documentation';
import { notFoundPage } from './kinds/notFound';
import { searchPage } from './kinds/search';
import type { Page, PageInput } from './page';
import { resolveRoutes } from './resolveRoutes';
import type { Route, RouteResult } from './resolveRoutes';
import { sidebarsFile } from './sidebarTree';

/** Reports drawings of category pages that don't exist. */
export const figureProblems = (routes: readonly Route[], figures: ReadonlySet<string>): Problem[] =>
  routes.flatMap((route): Problem[] => {
    const name = route.kind === 'category' ? route.figure?.src : undefined;
    if (name === undefined || figures.has(name)) return [];
    return [
      {
        file: sidebarsFile,
        message: `the page ${route.route} shows the figure "${name}", which is not in content/figures. ${didYouMean(name, figures)}`,
      },
    ];
  });

export interface Definitions extends FrameDefinitions {
  readonly topSidebarId: string;
  readonly tables: TableDefinitions;
}

/** The whole site: content and pages. */
export interface Site extends Content {
  readonly pages: readonly Page[];
}

/** Kinds of pages, in the order of llms.txt and other lists. The not-found page needs all others, so it comes last. */
const kinds: readonly ((input: PageInput) => readonly Page[])[] = [documentationPages, blogPages, booksPage, searchPage];

/** Reads everything below `root` and builds the registry of pages. Returns all mistakes at once, and warnings separately. */
export function loadSite(
  root: string,
  { tables, ...definitions }: Definitions,
  pipeline: Pipeline,
): { site: Site; problems: readonly Problem[]; warnings: readonly Problem[] } {
  const { problems, ...content } = loadContent(root, tables, pipeline);
  // An unreadable file already has a problem.
  const unread = new Set(problems.flatMap(({ file }) => /^content\/docs\/(.+)\.mdx?$/.exec(file)?.[1] ?? []));
  const malformed = definitionProblems(root, definitions);
  const resolved: RouteResult =
    malformed.length === 0
      ? resolveRoutes({ ...definitions, documents: content.documents, unread })
      : { routes: [], navbar: [], problems: malformed };
  const input = { content, routes: resolved.routes, navbar: resolved.navbar };
  const others = kinds.flatMap((pagesOf) => pagesOf(input));
  const pages = [...others, notFoundPage(input, others)];
  const texts = [...content.documents, ...content.posts];
  const dead = checkMovedFiles(texts, content.data.tables, definitions.settings.movedFiles);
  const routes = new Set(pages.map(({ route }) => route));
  // With unread documents or a broken sidebar, pages are missing that exist.
  const isWhole = malformed.length === 0 && unread.size === 0;
  const lost = isWhole ? checkInternalLinks({ ...definitions, texts, tables: content.data.tables }, routes) : [];
  const found = [
    ...problems,
    ...withLines(root, lost),
    ...dead,
    ...withLines(root, resolved.problems),
    ...colourProblems(root),
    ...figureProblems(resolved.routes, content.data.figures),
  ];
  return {
    site: { ...content, pages },
    problems: found.filter(({ warning }) => !warning),
    warnings: found.filter(({ warning }) => warning),
  };
}
