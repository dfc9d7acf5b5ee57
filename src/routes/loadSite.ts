import { existsSync } from 'node:fs';
import path from 'node:path';
import { loadContent } from '../content/loadContent';
import type { Content } from '../content/loadContent';
import { checkModules } from '../content/sources/checkModules';
import type { DocumentFile } from '../content/sources/documentFile';
import { didYouMean } from '../model/problems';
import type { Problem } from '../model/problems';
import type { TableDefinitions } from '../model/tableTypes';
import { checkEditUrl, checkSiteUrl } from '../site/checkSiteUrl';
import { site as identity } from '../site/site';
import { definitionProblems, withLines } from './definitionProblems';
import type { FrameDefinitions } from './definitionProblems';
import { blogPages } from './kinds/blog';
import { booksPage } from './kinds/books';
import { documentationPages } from './kinds/documentation';
import { notFoundPage } from './kinds/notFound';
import { searchPage } from './kinds/search';
import type { Page, PageInput } from './page';
import { resolveRoutes } from './resolveRoutes';
import type { Route } from './resolveRoutes';
import { sidebarsFile } from './sidebarTree';
import type { RouteDocument } from './sidebarTree';

/** Drawings of category pages that do not exist. */
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

/** A sign of the site that is no file: a build would stop at it when all pages are made. */
export function checkFavicon(root: string, favicon: string): Problem[] {
  if (existsSync(path.join(root, 'static', favicon))) return [];
  return [
    {
      file: 'src/site/site.ts',
      message: `favicon is "${favicon}", but there is no file static${favicon}. Put it there, or correct the name.`,
    },
  ];
}

/** What the sidebars need to know of a document. */
export const routeDocument = ({ id, route, file, frontmatter }: DocumentFile): RouteDocument => ({
  id,
  route,
  file,
  title: frontmatter.title,
  sidebarLabel: frontmatter.sidebarLabel ?? frontmatter.title,
  description: frontmatter.description,
});

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
