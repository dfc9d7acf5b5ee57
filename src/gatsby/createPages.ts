import path from 'node:path';
import type { CreatePagesArgs } from 'gatsby';
import { formatProblems } from '../model/problems';
import { loadSite } from '../routes/loadSite';
import { definitions } from '../site/definitions';
import { currentSite, setSite } from './currentSite';
import { tellMistakes } from './developMistakes';

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
