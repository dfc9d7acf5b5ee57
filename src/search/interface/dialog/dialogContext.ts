import { createContext, useCallback, useContext, useSyncExternalStore } from 'react';
import type { RefObject } from 'react';
import type { SearchClient, SearchHit, SearchNotes } from '../../contract/searchTypes';

/** What DocSearch gets from the dialog around it. */
export interface DialogContentProps {
  readonly initialQuery: string;
  /** Scroll position of the page. */
  readonly scrollY: number;
  readonly close: () => void;
  /** Closes the dialog, then opens a page. `query` is marked there; null marks nothing. */
  readonly choose: (path: string, query: string | null) => void;
  /** Called when DocSearch's field has replaced the one shown while loading. */
  readonly onReady: () => void;
  /** Called before Escape closes the dialog; returns true if it has used the key. */
  readonly beforeEscapeRef: RefObject<(() => boolean) | null>;
}

/** Outcome of the newest answered query, whose results DocSearch shows until the next answer. */
export interface SearchOutcome {
  readonly query: string;
  readonly status: 'idle' | 'found' | 'none' | 'failed';
  /** Number of results on pages. */
  readonly hits: number;
  /** Answers and failures among the results. */
  readonly answers: readonly SearchHit[];
  readonly notes: SearchNotes | null;
}

/** A search whose outcome components can subscribe to. */
export interface WatchedSearch {
  readonly search: SearchClient['search'];
  readonly subscribe: (listener: () => void) => () => void;
  readonly outcome: () => SearchOutcome;
  /** Resets the outcome: the field is empty again. */
  readonly clear: () => void;
}

const idle: SearchOutcome = { query: '', status: 'idle', hits: 0, answers: [], notes: null };

/**
 * Wraps a search for DocSearch, which neither shows failures nor counts hits correctly. A failure is answered with no hits and kept as the
 * outcome. Answers to older queries don't change the outcome.
 */
export function watchSearch(search: SearchClient['search']): WatchedSearch {
  let outcome = idle;
  let newest = 0;
  const listeners = new Set<() => void>();
  const set = (next: SearchOutcome): void => {
    outcome = next;
    listeners.forEach((listener) => listener());
  };

  const watched: SearchClient['search'] = async (params) => {
    const query = params.requests[0]?.query ?? '';
    const turn = ++newest;
    // Removes the message of a failure at once, so that Retry is seen to work even if the service hangs.
    if (outcome.status === 'failed') set({ ...idle, query });
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
      if (turn === newest) set({ ...idle, query, status: 'failed' });
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
      set(idle);
    },
  };
}

/** Context for the components that DocSearch renders. */
export const DialogContext = createContext<
  | (Pick<DialogContentProps, 'choose'> & {
      readonly watched: WatchedSearch;
      /** Output of a tool that was pasted; empty without one. */
      readonly pasted: string;
    })
  | null
>(null);

/** The dialog that a component is in. */
export function useDialog() {
  const value = useContext(DialogContext);
  if (!value) throw new Error('useDialog needs a DialogContext: render the component inside DocSearchFrame.');
  return value;
}

/** Whether a message about this outcome covers the results. */
export const coversResults = ({ status }: SearchOutcome): boolean => status === 'failed' || status === 'none';

/** Delay of everything besides the results, in ms. */
const afterResults = 100;

/**
 * Outcome of the newest query. Renders again after the results, because rendering at the same time would delay these by a frame. A message that
 * covers the results is shown and removed at once.
 */
export function useOutcome(): SearchOutcome {
  const { subscribe, outcome } = useDialog().watched;
  const subscribeLater = useCallback(
    (listener: () => void) => {
      let shown = outcome();
      let timer: ReturnType<typeof setTimeout> | undefined;
      const unsubscribe = subscribe(() => {
        const isUrgent = coversResults(shown) || coversResults(outcome());
        shown = outcome();
        clearTimeout(timer);
        timer = setTimeout(listener, isUrgent ? 0 : afterResults);
      });
      return () => {
        clearTimeout(timer);
        unsubscribe();
      };
    },
    [subscribe, outcome],
  );
  return useSyncExternalStore(subscribeLater, outcome, outcome);
}
