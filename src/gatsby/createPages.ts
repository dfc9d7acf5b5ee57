import type { CreatePageArgs, CreatePagesArgs, NodePluginArgs } from 'gatsby';
import type { ServerResponse } from 'node:http';
import path from 'node:path';
import { formatProblems, sortedProblems } from '../model/problems';
import type { Problem } from '../model/problems';
import { loadSite } from '../routes/loadSite';
import type { Page } from '../routes/page';
import { differingTables } from './compareRows';
import { rowTypeName } from './schema/nodeTypes';
import type { FileNode, RowNode } from './schema/nodeTypes';
import { currentSite, setSite } from './currentSite';
import { definitionsNow } from './developedDefinitions';
import { pipeline } from '../plugins';

let mistakes = '';

const listeners = new Set<ServerResponse>();

/** A server-sent event: the first line names a file, as Gatsby's overlay expects; empty without mistakes. */
const event = (): string => `data: ${JSON.stringify(mistakes)}\n\n`;

/** Characters of a line in Gatsby's overlay, which would scroll longer ones sideways. */
const overlayWidth = 84;

/** A text with its long lines broken at blanks. */
export const wrapped = (text: string): string =>
  text.replace(new RegExp(`(?=.{${overlayWidth + 1}})(.{1,${overlayWidth}})[ ]`, 'g'), '$1\n    ');

/** Sends mistakes in the sources to all open pages of `develop`. An empty list hides the message. */
function sendMistakes(problems: readonly Problem[]): void {
  mistakes = problems.length === 0 ? '' : `${sortedProblems(problems)[0]?.file ?? ''}\n${wrapped(formatProblems(problems))}`;
  for (const listener of listeners) listener.write(event());
}

export function subscribeToMistakes(response: ServerResponse): void {
  // `no-transform` keeps Gatsby's server from compressing, and so buffering, the response.
  response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store, no-transform' });
  response.write(event());
  listeners.add(response);
  response.on('close', () => listeners.delete(response));
}

let isRight = false;

/**
 * Reads changed sources again in `develop`. If there are mistakes, pages keep their last good state; if there were mistakes from the start,
 * they show what could be read.
 */
export function rereadSources(root: string, { reporter }: Pick<CreatePagesArgs, 'reporter'>): void {
  const now = definitionsNow(root);
  const { site, problems: found } = loadSite(root, now.definitions, pipeline);
  const problems = [...now.problems, ...found];
  sendMistakes(problems);
  if (problems.length > 0) reporter.error(formatProblems(problems));
  if (problems.length > 0 && isRight) return;
  isRight = problems.length === 0;
  setSite(site);
}

/** A page of the registry in the form that Gatsby's `createPage` takes. */
const gatsbyPage = (root: string, { route, template, context, chrome }: Page) => ({
  path: route,
  component: path.join(root, 'src/templates', `${template}.tsx`),
  context: { ...context, chrome },
});

/** Stops a build in which the row nodes of tables aren't the rows that pages show. */
function compareRows({ getNodesByType, getNode, reporter }: CreatePagesArgs): void {
  const nodesOf = (table: string): RowNode[] =>
    getNodesByType(rowTypeName(table)).filter((node) => (getNode(node.parent ?? '') as FileNode | undefined)?.name === table);
  const tables = [...currentSite().data.tables.values()].filter(({ definition }) => !definition.searchOnly);
  const differing = differingTables(tables, nodesOf);
  if (differing.length > 0)
    reporter.panicOnBuild(
      `gatsby-transformer-csv reads tables in another way than src/content/tables: ${differing.join(', ')}. Queries would answer with other rows than pages show. Compare the versions of csvtojson and csv-parse.`,
    );
}

/** Creates exactly the pages of the registry. */
export function createPages(root: string, args: CreatePagesArgs): void {
  if (process.env.NODE_ENV === 'development') rereadSources(root, args);
  else compareRows(args);
  for (const page of currentSite().pages) args.actions.createPage(gatsbyPage(root, page));
}

/** The not-found page of Gatsby in `develop`. */
const developNotFound = '/dev-404-page/';

/** Replaces Gatsby's not-found page in `develop` with the site's. */
export function onCreatePage(root: string, { page, actions }: Pick<CreatePageArgs, 'page' | 'actions'>): void {
  const own = currentSite().pages.find(({ route }) => route === '/404.html');
  if (page.path !== developNotFound || !own) return;
  const replaced = { ...gatsbyPage(root, own), path: developNotFound };
  if (page.component !== replaced.component) actions.createPage(replaced);
}

/** The part of Gatsby's state with its pages, by path. */
interface PagesState {
  readonly pages: ReadonlyMap<string, unknown>;
}

/**
 * Stops if Gatsby has a page that the registry doesn't, because links, search and all outputs use the registry. Reads Gatsby's state,
 * because page nodes are written asynchronously and some may be missing.
 */
export function onPreExtractQueries({ store, reporter }: Pick<NodePluginArgs, 'store' | 'reporter'>): void {
  const { pages } = (store.getState as () => PagesState)();
  const routes = new Set([...currentSite().pages.map(({ route }) => route), developNotFound]);
  const strange = [...pages.keys()].filter((route) => !routes.has(route));
  if (strange.length > 0)
    reporter.panicOnBuild(
      `Gatsby has pages that are not in the registry: ${strange.join(', ')}. Add them in src/routes/kinds, not with createPage or in src/pages.`,
    );
}
