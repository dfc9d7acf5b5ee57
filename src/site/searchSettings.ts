import type { HostedSettings, SearchSettings } from '../model/siteTypes';

/** The hosted service, where the build's environment names it; the build has checked the values. */
function hostedSettings(): HostedSettings | null {
  // Spelled out, because the bundler replaces exactly these expressions.
  const appId = process.env.GATSBY_ALGOLIA_APP_ID?.trim();
  const searchKey = process.env.GATSBY_ALGOLIA_SEARCH_KEY?.trim();
  const agentId = process.env.GATSBY_ALGOLIA_AGENT_ID?.trim();
  return appId && searchKey ? { appId, searchKey, agentId: agentId || null } : null;
}

/** Name of the index unless GATSBY_ALGOLIA_INDEX names another. */
export const defaultIndexName = 'OpenArm documents';

/** How this site searches. */
export const searchSettings: SearchSettings = {
  indexName: process.env.GATSBY_ALGOLIA_INDEX?.trim() || defaultIndexName,
  contextualSearch: true,
  searchPagePath: '/search',
  indexPath: '/search-index.json',
  openOnHoverAndFocus: false,
  hosted: hostedSettings(),
};
