import { didYouMean } from '../model/problems';
import type { Problem } from '../model/problems';
import type { Route } from './resolveRoutes';
import { sidebarsFile } from './sidebarTree';

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
