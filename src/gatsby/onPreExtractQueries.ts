import type { NodePluginArgs } from 'gatsby';
import { currentSite } from './currentSite';

/** Pages that Gatsby makes for itself while a site is developed. */
const ownPages = ['/dev-404-page/'];

/** Addresses that only one of two lists has, as lines. */
const only = (these: readonly string[], those: readonly string[], what: (route: string) => string): string[] =>
  these.filter((route) => !those.includes(route)).map((route) => `  ${what(route)}`);

/** What Gatsby's pages and the registry have different, as lines of a message. */
export function differentPages(made: readonly string[], registered: readonly string[]): string[] {
  return [
    ...only(
      made,
      registered,
      (route) =>
        `Gatsby has the page "${route}", which the registry lacks: make it in a file of src/routes/kinds, not with createPage or in src/pages.`,
    ),
    ...only(
      registered,
      made,
      (route) => `the registry has the page "${route}", which Gatsby lacks: something deleted it after createPages.`,
    ),
  ];
}

/** The part of Gatsby's state that holds its pages, by their paths. */
interface PagesState {
  readonly pages: ReadonlyMap<string, unknown>;
}

/**
 * Stops a build in which Gatsby and the registry do not have the same pages: links, search and all outputs go by the registry. Its pages are asked for,
 * and not the nodes that tell of them: those are written behind, and of many some were not there yet.
 */
export function onPreExtractQueries({ store, reporter }: Pick<NodePluginArgs, 'store' | 'reporter'>): void {
  // Gatsby types it as `Function`.
  const { pages } = (store.getState as () => PagesState)();
  const made = [...pages.keys()];
  const lines = differentPages(
    made.filter((route) => !ownPages.includes(route)),
    currentSite().pages.map(({ route }) => route),
  );
  if (lines.length > 0) reporter.panicOnBuild(`Pages outside the registry:\n\n${lines.join('\n')}\n`);
}
