import { withPrefix } from 'gatsby';
import { searchSettings } from '../../site/searchSettings';
import { loadPiece } from '../../theme/state/loadPiece';
import type { FailureClient, SearchClient } from '../contract/searchTypes';

type Clients = { readonly pages: SearchClient; readonly embedded: FailureClient };

/** Loads the code of the engines that this build uses; what it doesn't use is not part of the bundle. */
async function loadClients(): Promise<Clients> {
  const { createEmbeddedClient } = await import('./createEmbeddedClient');
  const embedded = createEmbeddedClient(withPrefix(searchSettings.indexPath));
  // Spelled out, because the bundler replaces exactly this expression and drops the branch that is not taken.
  if (process.env.GATSBY_ALGOLIA_APP_ID) {
    const { createHostedClient } = await import('./createHostedClient');
    const { hosted, contextualSearch } = searchSettings;
    if (!hosted) throw new Error('GATSBY_ALGOLIA_APP_ID is set, but GATSBY_ALGOLIA_SEARCH_KEY is not.');
    return { pages: createHostedClient({ appId: hosted.appId, searchKey: hosted.searchKey, contextualSearch }, embedded), embedded };
  }
  return { pages: embedded, embedded };
}

let loading: Promise<Clients> | undefined;

/** The engines, loaded once; a failed attempt is forgotten, so that the next one can succeed. */
function clients(): Promise<Clients> {
  loading ??= loadClients().catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

/** The site's search: the engine's code arrives with the first use. Getting ready may fail behind the reader's back. */
export const siteSearch: Required<SearchClient> & Pick<FailureClient, 'failures'> = {
  search: (params) => loadPiece(async () => (await clients()).pages.search(params)),
  prepare: async () => (await clients()).pages.prepare(),
  texts: () => loadPiece(async () => (await clients()).pages.texts?.()),
  failures: (text, area) => loadPiece(async () => (await clients()).embedded.failures(text, area)),
};
