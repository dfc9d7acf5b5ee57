import path from 'node:path';
import type { CreatePagesArgs, ParentSpanPluginArgs } from 'gatsby';
import { definitions } from '../site/definitions';
import { createBlogPages } from './createBlogPages';
import { searchSettings } from '../site/searchSettings';
import { checkContent } from '../content/checkContent';
import { formatProblems } from '../model/problems';
import { checkSearchEnvironment } from '../search/environment';
import type { PageChrome } from '../model/pageTypes';
import { resolveRoutes } from '../routes/resolveRoutes';
import type { Route } from '../routes/resolveRoutes';
import type { RouteDocument } from '../routes/sidebarTree';

/** Stops a build, with every mistake in the sources at once, before it has begun. */
export function stopOnMistakes(root: string, { reporter }: ParentSpanPluginArgs): void {
  const problems = [...checkContent(root, definitions).problems, ...checkSearchEnvironment(process.env)];
  if (problems.length > 0) reporter.panicOnBuild(formatProblems(problems));
}

const template = (root: string, name: string): string => path.join(root, 'src/templates', `${name}.tsx`);

const chromeOf = ({ route, sidebarId, navbar, sidebar, breadcrumbs, previous, next }: Route): PageChrome => ({
  route,
  sidebarId,
  navbar,
  sidebar,
  breadcrumbs,
  previous,
  next,
});

interface QueryResult {
  readonly allDoc: { readonly nodes: readonly RouteDocument[] };
}

/** Makes every page that the sidebar definition names, the category pages, the 404 and the results page of search, and nothing else. */
export async function createSitePages(root: string, args: CreatePagesArgs): Promise<void> {
  const { actions, reporter } = args;
  const result = await args.graphql<QueryResult>('{ allDoc { nodes { id route file title sidebarLabel description } } }');
  const { data } = result;
  if (!data) {
    reporter.panicOnBuild('The documents could not be queried.', result.errors as Error);
    return;
  }
  const { routes, navbar, problems } = resolveRoutes({ ...definitions, documents: data.allDoc.nodes });
  // In development the check runs again after every change; a build has stopped on these before.
  if (problems.length > 0) reporter.panicOnBuild(formatProblems(problems));
  for (const route of routes) {
    const { title, description, section } = route;
    const chrome = chromeOf(route);
    if (route.kind === 'document') {
      actions.createPage({ path: route.route, component: template(root, 'document'), context: { id: route.documentId, section, chrome } });
    } else {
      actions.createPage({
        path: route.route,
        component: template(root, 'category'),
        context: { title, description, section, cards: route.cards, chrome },
      });
    }
  }
  await createBlogPages(root, args, navbar);
  const chromeOutside = (route: string): PageChrome => ({
    route,
    sidebarId: '',
    navbar,
    sidebar: [],
    breadcrumbs: [],
    previous: null,
    next: null,
  });
  const pages = routes.map(({ route, title }) => ({ href: route, label: title }));
  actions.createPage({ path: '/404.html', component: template(root, 'notFound'), context: { chrome: chromeOutside('/404.html'), pages } });
  const search = searchSettings.searchPagePath;
  actions.createPage({ path: search, component: template(root, 'search'), context: { chrome: chromeOutside(search) } });
}
