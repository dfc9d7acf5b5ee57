import { liteClient } from 'algoliasearch/lite';
import type { HostedSettings } from '../../model/siteTypes';
import { docsInstances, documentationTag, site } from '../../site/site';
import { searchSettings } from '../../site/searchSettings';
import type { FailureClient, SearchClient, SearchRequest, SearchResponse, SearchResult } from '../contract/searchTypes';

/** The hosted service, as the settings of the site name it. */
interface HostedClientOptions extends Pick<HostedSettings, 'appId' | 'searchKey'> {
  readonly contextualSearch: boolean;
  /** Replaces the service's own hosts, for a service behind another address. */
  readonly hosts?: readonly { readonly url: string; readonly protocol: 'http' | 'https' }[];
}

/** Filters that every request to this site's index carries. */
function contextFilters(contextualSearch: boolean): string[] {
  const tag = documentationTag('default', docsInstances.default.versions[0].name);
  return [`language:${site.language}`, ...(contextualSearch ? [`docusaurus_tag:${tag}`] : [])];
}

/**
 * The hosted service, asked from the browser with the key that may only search. It knows pages; answers and failures are those of the embedded
 * engine, without which its results are shown as they are.
 */
export function createHostedClient(
  { appId, searchKey, contextualSearch, hosts }: HostedClientOptions,
  embedded: Pick<Required<SearchClient>, 'prepare' | 'texts'> & FailureClient,
): SearchClient {
  const client = liteClient(appId, searchKey, hosts ? { hosts: hosts.map((host) => ({ ...host, accept: 'readWrite' as const })) } : {});
  const filters = contextFilters(contextualSearch);
  const isOurs = ({ indexName }: SearchRequest): boolean => indexName === searchSettings.indexName;
  let isReady = false;

  // Other indices, such as that of suggested questions, know no languages and tags.
  const inContext = (request: SearchRequest): SearchRequest =>
    isOurs(request) ? { ...request, facetFilters: [...filters, ...(request.facetFilters ?? [])] } : request;

  const completed = (request: SearchRequest, result: SearchResult): Promise<SearchResult> =>
    // Results never wait for the embedded index.
    isReady && isOurs(request) ? embedded.complete(request, result).catch(() => result) : Promise.resolve(result);

  return {
    prepare: () => Promise.resolve(),
    texts: async () => {
      await embedded.texts();
      isReady = true;
    },
    search: async ({ requests }) => {
      // The service answers in DocSearch's record shape, because that is what `npm run search:push` sends it.
      const params = { requests: requests.map(inContext) } as unknown as Parameters<typeof client.search>[0];
      const { results } = (await client.search(params)) as unknown as SearchResponse;
      return { results: await Promise.all(results.map((result, at) => completed(requests[at] ?? { indexName: result.index }, result))) };
    },
  };
}
