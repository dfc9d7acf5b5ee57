import path from 'node:path';
import type { CreatePagesArgs } from 'gatsby';
import { formatProblems } from '../model/problems';
import { loadSite } from '../routes/loadSite';
import { definitions } from '../site/definitions';
import { currentSite, setSite } from './currentSite';
import { tellMistakes } from './developMistakes';

/** While the site is developed, sources change after they were read: what is unchanged is looked up. */
export function readAgain(root: string, { reporter }: Pick<CreatePagesArgs, 'reporter'>): void {
  const { site, problems } = loadSite(root, definitions);
  setSite(site);
  if (problems.length > 0) reporter.error(formatProblems(problems));
  tellMistakes(problems);
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
