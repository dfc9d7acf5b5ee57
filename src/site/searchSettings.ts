import type { HostedSettings, SearchSettings } from '../model/siteTypes';
import { site } from './site';

/** Hosted search, if environment variables configure it. The build has validated them. */
function hostedSettings(): HostedSettings | null {
  // Literal expressions, because the bundler replaces exactly these.
  const appId = process.env.GATSBY_ALGOLIA_APP_ID?.trim();
  const searchKey = process.env.GATSBY_ALGOLIA_SEARCH_KEY?.trim();
  const agentId = process.env.GATSBY_ALGOLIA_AGENT_ID?.trim();
  return appId && searchKey ? { appId, searchKey, agentId: agentId || null } : null;
}

/** Index name unless GATSBY_ALGOLIA_INDEX is set. */
export const defaultIndexName = `${site.title} documents`;

/** Search settings of this site. */
export const searchSettings: SearchSettings = {
  indexName: process.env.GATSBY_ALGOLIA_INDEX?.trim() || defaultIndexName,
  contextualSearch: true,
  placeholder: 'Search docs',
  searchPagePath: '/search',
  indexPath: '/search-index.json',
  openOnHoverAndFocus: false,
  hosted: hostedSettings(),
};
