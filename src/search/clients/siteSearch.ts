import { withPrefix } from 'gatsby';
import { once } from '../../model/once';
import { searchSettings } from '../../site/searchSettings';
import { loadPiece } from '../../theme/state/loadPiece';
import type { EmbeddedSearch, SearchClient } from '../contract/searchTypes';

type Clients = { readonly pages: SearchClient; readonly embedded: EmbeddedSearch };

/** Loads the clients of this build. The bundle has only those that the build uses. */
async function loadClients(): Promise<Clients> {
  const { createEmbeddedClient } = await import('./createEmbeddedClient');
  const embedded = createEmbeddedClient(withPrefix(searchSettings.indexPath));
  // A literal expression, so that the bundler can replace it and drop the other branch.
  if (process.env.GATSBY_ALGOLIA_APP_ID) {
    const { createHostedClient } = await import('./createHostedClient');
    const { hosted, contextualSearch } = searchSettings;
    if (!hosted) throw new Error('GATSBY_ALGOLIA_APP_ID is set, but GATSBY_ALGOLIA_SEARCH_KEY is not.');
    return { pages: createHostedClient({ ...hosted, contextualSearch }, embedded), embedded };
  }
  return { pages: embedded, embedded };
}

const clients = once(loadClients);

/** The site's search. Its code loads with the first call; `prepare` never reloads the page, because it runs in the background. */
export const siteSearch: SearchClient & Pick<EmbeddedSearch, 'failures'> = {
  search: (params) => loadPiece(async () => (await clients()).pages.search(params)),
  prepare: async () => (await clients()).pages.prepare(),
  texts: () => loadPiece(async () => (await clients()).pages.texts()),
  failures: (text, area) => loadPiece(async () => (await clients()).embedded.failures(text, area)),
};
