import type { NodePluginArgs } from 'gatsby';
import { currentSite } from './currentSite';

/** Pages that Gatsby adds in `develop`. */
const ownPages = ['/dev-404-page/'];

/** Messages for routes that are only in the first list. */
const only = (these: readonly string[], those: readonly string[], what: (route: string) => string): string[] =>
  these.filter((route) => !those.includes(route)).map((route) => `  ${what(route)}`);

/** Messages for differences between Gatsby's pages and the registry. */
export function differentPages(made: readonly string[], registered: readonly string[]): string[] {
  return [
    ...only(
      made,
      registered,
      (route) =>
        `Gatsby has the page "${route}", which is not in the registry. Add it in src/routes/kinds, not with createPage or in src/pages.`,
    ),
    ...only(
      registered,
      made,
      (route) => `the registry has the page "${route}", which Gatsby doesn't have. Something deleted it after createPages.`,
    ),
  ];
}

/** The part of Gatsby's state with its pages, by path. */
interface PagesState {
  readonly pages: ReadonlyMap<string, unknown>;
}

/**
 * Stops if Gatsby and the registry have different pages, because links, search and all outputs use the registry. Reads Gatsby's state,
 * because page nodes are written asynchronously and some may be missing.
 */
export function onPreExtractQueries({ store, reporter }: Pick<NodePluginArgs, 'store' | 'reporter'>): void {
  const { pages } = (store.getState as () => PagesState)();
  const made = [...pages.keys()];
  const lines = differentPages(
    made.filter((route) => !ownPages.includes(route)),
    currentSite().pages.map(({ route }) => route),
  );
  if (lines.length > 0) reporter.panicOnBuild(`Pages outside the registry:\n\n${lines.join('\n')}\n`);
}
