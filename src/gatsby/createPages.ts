import type { CreatePagesArgs } from 'gatsby';
import type { ServerResponse } from 'node:http';
import path from 'node:path';
import { formatProblems } from '../model/problems';
import type { Problem } from '../model/problems';
import { loadSite } from '../routes/loadSite';
import { definitions } from '../site/definitions';
import { currentSite, setSite } from './currentSite';

let told = '';

const listeners = new Set<ServerResponse>();

/** An event for the browser: first line a file, as Gatsby's overlay wants it; empty where nothing is wrong. */
const event = (): string => `data: ${JSON.stringify(told)}\n\n`;

/** Tells all open pages of `develop` what is wrong with the sources. No problems take the message away. */
export function tellMistakes(problems: readonly Problem[]): void {
  told = problems.length === 0 ? '' : `${problems[0]?.file ?? ''}\n${formatProblems(problems)}`;
  for (const listener of listeners) listener.write(event());
}

/** Keeps an answer open, on which a page hears of mistakes from now on. */
export function listenToMistakes(response: ServerResponse): void {
  // Gatsby's server would hold back what it compresses.
  response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store, no-transform' });
  response.write(event());
  listeners.add(response);
  response.on('close', () => listeners.delete(response));
}

let isRight = false;

/**
 * While the site is developed, sources change after they were read: what is unchanged is looked up. Pages stay as they were until every mistake
 * is mended; only where there have been mistakes from the start, they show what could be read.
 */
export function readAgain(root: string, { reporter }: Pick<CreatePagesArgs, 'reporter'>): void {
  const { site, problems } = loadSite(root, definitions);
  tellMistakes(problems);
  if (problems.length > 0) reporter.error(formatProblems(problems));
  if (problems.length > 0 && isRight) return;
  isRight = problems.length === 0;
  setSite(site);
}

/** Makes the pages of the registry, and nothing else. */
export function createPages(root: string, args: CreatePagesArgs): void {
  if (process.env.NODE_ENV === 'development') readAgain(root, args);
  for (const { route, template, context, chrome } of currentSite().pages)
    args.actions.createPage({
      path: route,
      component: path.join(root, 'src/templates', `${template}.tsx`),
      context: { ...context, chrome },
    });
}
