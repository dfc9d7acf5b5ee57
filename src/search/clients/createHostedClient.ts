import { liteClient } from 'algoliasearch/lite';
import type { HostedSettings } from '../../model/siteTypes';
import { docsInstances, site } from '../../site/site';
import { documentationTag } from '../../model/siteTypes';
import type { EmbeddedSearch, SearchClient, SearchRequest, SearchResponse, SearchResult } from '../contract/searchTypes';

/** Filters of every request to the site's index. */
function contextFilters(contextualSearch: boolean): string[] {
  const tag = documentationTag('default', docsInstances.default.versions[0].name);
  return [`language:${site.language}`, ...(contextualSearch ? [`docusaurus_tag:${tag}`] : [])];
}

/**
 * Asks the hosted service from the browser, with the public key. The service knows only pages; the embedded engine adds answers and failures,
 * unless it isn't ready or fails.
 */
export function createHostedClient(
  { appId, searchKey, contextualSearch }: Pick<HostedSettings, 'appId' | 'searchKey'> & { readonly contextualSearch: boolean },
  embedded: Pick<EmbeddedSearch, 'texts' | 'complete'>,
): SearchClient {
  const client = liteClient(appId, searchKey);
  const filters = contextFilters(contextualSearch);
  let isReady = false;

  const inContext = (request: SearchRequest): SearchRequest => ({
    ...request,
    facetFilters: [...filters, ...(request.facetFilters ?? [])],
  });

  const completed = (request: SearchRequest | undefined, result: SearchResult): Promise<SearchResult> =>
    isReady && request ? embedded.complete(request, result).catch(() => result) : Promise.resolve(result);

  return {
    prepare: () => Promise.resolve(),
    texts: async () => {
      await embedded.texts();
      isReady = true;
    },
    search: async ({ requests }) => {
      // The service answers in DocSearch's record shape, because `npm run search:push` sends it that shape.
      const params = { requests: requests.map(inContext) } as unknown as Parameters<typeof client.search>[0];
      const { results } = (await client.search(params)) as unknown as SearchResponse;
      return { results: await Promise.all(results.map((result, at) => completed(requests[at], result))) };
    },
  };
}
