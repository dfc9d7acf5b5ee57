import { liteClient } from 'algoliasearch/lite';
import { docsInstances, documentationTag, site } from '../../site/site';
import { searchSettings } from '../../site/searchSettings';
import type { HostedClientOptions, SearchClient, SearchRequest, SearchResponse } from '../contract/searchTypes';

/** Filters that every request to this site's index carries. */
function contextFilters(contextualSearch: boolean): string[] {
  const tag = documentationTag('default', docsInstances.default.versions[0].name);
  return [`language:${site.language}`, ...(contextualSearch ? [`docusaurus_tag:${tag}`] : [])];
}

/** The hosted service, asked from the browser with the key that may only search. */
export function createHostedClient({ appId, searchKey, contextualSearch, hosts }: HostedClientOptions): SearchClient {
  const client = liteClient(appId, searchKey, hosts ? { hosts: hosts.map((host) => ({ ...host, accept: 'readWrite' as const })) } : {});
  const filters = contextFilters(contextualSearch);

  // Other indices, such as that of suggested questions, know no languages and tags.
  const inContext = (request: SearchRequest): SearchRequest =>
    request.indexName === searchSettings.indexName ? { ...request, facetFilters: [...filters, ...(request.facetFilters ?? [])] } : request;

  const search: SearchClient['search'] = async ({ requests }) => {
    // The service answers in DocSearch's record shape, because that is what `npm run search:push` sends it.
    const params = { requests: requests.map(inContext) } as unknown as Parameters<typeof client.search>[0];
    return (await client.search(params)) as unknown as SearchResponse;
  };
  return { search, prepare: () => Promise.resolve() };
}
