import type { SearchClient, SearchResponse } from '../../site/searchTypes';

/** What became of the newest query. */
export interface SearchOutcome {
  readonly query: string;
  readonly status: 'idle' | 'searching' | 'found' | 'none' | 'failed';
  readonly hits: number;
}

/** A search whose outcome components can follow. */
export interface WatchedSearch {
  readonly search: SearchClient['search'];
  readonly subscribe: (listener: () => void) => () => void;
  readonly outcome: () => SearchOutcome;
  /** Counts the hits of the newest query again, when more texts can be searched than before. */
  readonly recount: () => Promise<void>;
  /** Forgets the outcome: the field is empty again. */
  readonly clear: () => void;
}

const nothing: SearchOutcome = { query: '', status: 'idle', hits: 0 };

/**
 * Wraps a search for DocSearch's dialog, which neither shows that a search failed nor counts its hits right: a failure
 * is answered with no hits and kept as the outcome. Answers to older queries don't touch the outcome.
 */
export function watchSearch(search: SearchClient['search']): WatchedSearch {
  let outcome = nothing;
  let newest = 0;
  const listeners = new Set<() => void>();
  const set = (next: SearchOutcome): void => {
    outcome = next;
    listeners.forEach((listener) => listener());
  };

  const count = ({ results }: SearchResponse): number => results.reduce((sum, { nbHits }) => sum + nbHits, 0);
  let last: Parameters<SearchClient['search']>[0] | undefined;

  const watched: SearchClient['search'] = async (params) => {
    last = params;
    const query = params.requests[0]?.query ?? '';
    const turn = ++newest;
    set({ query, status: 'searching', hits: 0 });
    try {
      const response = await search(params);
      const hits = count(response);
      if (turn === newest) set({ query, status: hits > 0 ? 'found' : 'none', hits });
      return response;
    } catch {
      if (turn === newest) set({ query, status: 'failed', hits: 0 });
      return { results: params.requests.map(({ indexName }) => ({ index: indexName, hits: [], nbHits: 0 })) };
    }
  };

  const recount = async (): Promise<void> => {
    const turn = newest;
    if (outcome.status !== 'found' || !last) return;
    const hits = count(await search(last));
    if (turn === newest) set({ ...outcome, hits });
  };

  return {
    search: watched,
    recount,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    outcome: () => outcome,
    clear: () => {
      newest += 1;
      set(nothing);
    },
  };
}
