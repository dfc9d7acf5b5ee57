import { useEffect, useState } from 'react';
import { loadTimeout } from '../../../site/progressBar';
import { searchSettings } from '../../../site/searchSettings';
import { siteSearch } from '../../clients/siteSearch';
import { sectionFacet } from '../../contract/searchTypes';
import type { SearchHit, SearchNotes, SearchRequest, SearchResult } from '../../contract/searchTypes';
import type { SearchAddress } from '../address/searchAddress';

/** Results for an address. */
export interface Results {
  readonly address: SearchAddress;
  /** Pages, answers and failures, in display order. */
  readonly hits: readonly SearchHit[];
  readonly notes: SearchNotes | null;
  /** Number of hits in the section, on all pages. */
  readonly count: number;
  readonly pages: number;
  /** Number of hits in each section of the site, regardless of the filter. */
  readonly sections: Readonly<Record<string, number>>;
}

/** State of the results page. Results are `stale` while newer ones load. */
export type ResultsState =
  | { readonly status: 'empty' }
  | { readonly status: 'loading' }
  | { readonly status: 'ready'; readonly results: Results; readonly stale: boolean }
  | { readonly status: 'failed' };

/** Hits per page of results. */
const hitsPerPage = 20;

function requestsFor({ query, section, page }: SearchAddress): SearchRequest[] {
  const base = { indexName: searchSettings.indexName, query };
  const hits = {
    ...base,
    hitsPerPage,
    page,
    attributesToSnippet: ['content:30', ...[1, 2, 3, 4, 5, 6].map((level) => `hierarchy.lvl${level}:15`)],
  };
  const marks = { highlightPreTag: '<mark>', highlightPostTag: '</mark>', snippetEllipsisText: '…' };
  if (section === null) return [{ ...hits, ...marks, facets: [sectionFacet] }];
  // Counts the sections without the filter, so that readers can choose another one.
  return [
    { ...hits, ...marks, facetFilters: [`${sectionFacet}:${section}`] },
    { ...base, hitsPerPage: 0, facets: [sectionFacet] },
  ];
}

function toResults(address: SearchAddress, results: readonly SearchResult[]): Results {
  const [first] = results;
  const count = first?.nbHits ?? 0;
  return {
    address,
    hits: first?.hits ?? [],
    notes: first?.notes ?? null,
    count,
    pages: first?.nbPages ?? Math.ceil(count / hitsPerPage),
    sections: results.at(-1)?.facets?.[sectionFacet] ?? {},
  };
}

type Reply = { readonly address: SearchAddress; readonly attempt: number; readonly results: Results | null };

/** Waits for the texts, because results move when they arrive, but not for longer than for a page. The search itself reports errors. */
const waitForTexts = (): Promise<unknown> =>
  Promise.race([siteSearch.texts().catch(() => undefined), new Promise((resolve) => setTimeout(resolve, loadTimeout))]);

/** Searches for an address. `retry` repeats the search. */
export function useResults(address: SearchAddress): { readonly state: ResultsState; readonly retry: () => void } {
  const [answer, setAnswer] = useState<Reply>();
  const [attempt, setAttempt] = useState(0);
  const blank = address.query.trim() === '';

  useEffect(() => {
    if (blank) return undefined;
    let current = true;
    const search = async (): Promise<Results> => {
      await waitForTexts();
      return toResults(address, (await siteSearch.search({ requests: requestsFor(address) })).results);
    };
    search().then(
      (results) => current && setAnswer({ address, attempt, results }),
      () => current && setAnswer({ address, attempt, results: null }),
    );
    return () => {
      current = false;
    };
  }, [address, attempt, blank]);

  return { state: stateOf(address, attempt, blank, answer), retry: () => setAttempt((number) => number + 1) };
}

function stateOf(address: SearchAddress, attempt: number, blank: boolean, answer: Reply | undefined): ResultsState {
  if (blank) return { status: 'empty' };
  if (!answer) return { status: 'loading' };
  const newest = answer.address === address && answer.attempt === attempt;
  if (answer.results) return { status: 'ready', results: answer.results, stale: !newest };
  return newest ? { status: 'failed' } : { status: 'loading' };
}
