import { withPrefix } from 'gatsby';
import { searchSettings } from '../../site/searchSettings';
import { loadPiece } from '../../state/loadPiece';
import type { SearchClient } from '../contract/searchTypes';

/** Loads the code of the engine that this build uses; the other one is not part of the bundle. */
async function loadEngine(): Promise<SearchClient> {
  // Spelled out, because the bundler replaces exactly this expression and drops the branch that is not taken.
  if (process.env.GATSBY_ALGOLIA_APP_ID) {
    const { createHostedClient } = await import('./createHostedClient');
    const { hosted, contextualSearch } = searchSettings;
    if (!hosted) throw new Error('GATSBY_ALGOLIA_APP_ID is set, but GATSBY_ALGOLIA_SEARCH_KEY is not.');
    return createHostedClient({ appId: hosted.appId, searchKey: hosted.searchKey, contextualSearch });
  }
  const { createEmbeddedClient } = await import('./createEmbeddedClient');
  return createEmbeddedClient({ indexUrl: withPrefix(searchSettings.indexPath) });
}

let loading: Promise<SearchClient> | undefined;

/** The engine, loaded once; a failed attempt is forgotten, so that the next one can succeed. */
function engine(): Promise<SearchClient> {
  loading ??= loadEngine().catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

/** The site's search: the engine's code arrives with the first use. Getting ready may fail behind the reader's back. */
export const siteSearch: Required<SearchClient> = {
  search: (params) => loadPiece(async () => (await engine()).search(params)),
  prepare: async () => (await engine()).prepare(),
  texts: () => loadPiece(async () => (await engine()).texts?.()),
};
