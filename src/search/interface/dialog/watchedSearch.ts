import type { SearchClient, SearchHit, SearchNotes } from '../../contract/searchTypes';

/** What became of the newest query that was answered. DocSearch, too, shows its results until the next answer is there. */
export interface SearchOutcome {
  readonly query: string;
  readonly status: 'idle' | 'found' | 'none' | 'failed';
  /** Results on pages. */
  readonly hits: number;
  /** Answers and failures among the results. */
  readonly answers: readonly SearchHit[];
  readonly notes: SearchNotes | null;
}

/** A search whose outcome components can follow. */
export interface WatchedSearch {
  readonly search: SearchClient['search'];
  readonly subscribe: (listener: () => void) => () => void;
  readonly outcome: () => SearchOutcome;
  /** Forgets the outcome: the field is empty again. */
  readonly clear: () => void;
}

const nothing: SearchOutcome = { query: '', status: 'idle', hits: 0, answers: [], notes: null };

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

  const watched: SearchClient['search'] = async (params) => {
    const query = params.requests[0]?.query ?? '';
    const turn = ++newest;
    // Trying again is seen to do something, also where the service hangs.
    if (outcome.status === 'failed') set({ ...nothing, query });
    try {
      const response = await search(params);
      const shown = response.results.flatMap((result) => result.hits);
      if (turn === newest)
        set({
          query,
          status: shown.length > 0 ? 'found' : 'none',
          hits: response.results.reduce((sum, { nbHits }) => sum + nbHits, 0),
          answers: shown.filter(({ answer }) => answer),
          notes: response.results[0]?.notes ?? null,
        });
      return response;
    } catch {
      if (turn === newest) set({ ...nothing, query, status: 'failed' });
      return { results: params.requests.map(({ indexName }) => ({ index: indexName, hits: [], nbHits: 0 })) };
    }
  };

  return {
    search: watched,
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
