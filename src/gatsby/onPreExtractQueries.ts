import type { NodePluginArgs } from 'gatsby';
import { developNotFound } from './createPages';
import { currentSite } from './currentSite';

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
  const known = new Set([...currentSite().pages.map(({ route }) => route), developNotFound]);
  const strange = [...pages.keys()].filter((route) => !known.has(route));
  if (strange.length > 0)
    reporter.panicOnBuild(
      `Gatsby has pages that are not in the registry: ${strange.join(', ')}. Add them in src/routes/kinds, not with createPage or in src/pages.`,
    );
}
