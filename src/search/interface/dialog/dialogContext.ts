import { createContext, useCallback, useContext, useSyncExternalStore } from 'react';
import type { RefObject } from 'react';
import type { SearchOutcome, WatchedSearch } from './watchedSearch';

/** What the content of the dialog needs to know from the dialog around it. */
export interface DialogContentProps {
  readonly initialQuery: string;
  /** Where the page was scrolled to. */
  readonly scrollY: number;
  readonly close: () => void;
  /** Closes, then opens a page. `query` is what was searched for, to be marked there; null marks nothing. */
  readonly choose: (path: string, query: string | null) => void;
  /** Called when the dialog's own field has taken over. */
  readonly onReady: () => void;
  /** What Escape does before it closes the dialog; true where it did something. */
  readonly beforeEscapeRef: RefObject<(() => boolean) | null>;
}

/** What the parts that DocSearch renders for us need. */
export interface DialogContextValue {
  readonly choose: DialogContentProps['choose'];
  readonly watched: WatchedSearch;
}

/** The dialog around its parts. */
export const DialogContext = createContext<DialogContextValue | null>(null);

/** The dialog around a part. */
export function useDialog(): DialogContextValue {
  const value = useContext(DialogContext);
  if (!value) throw new Error('useDialog is called outside DialogContext: parts of the search dialog live inside it.');
  return value;
}

/** Whether a message about this outcome stands over the results. */
export const coversResults = ({ status }: SearchOutcome): boolean => status === 'failed' || status === 'none';

/** In ms: when results have been on screen for a moment. */
const afterResults = 100;

/**
 * The outcome of the newest query; the part is rendered again with each. A part that comes with the results knows it at once, others later:
 * rendered before the results, they would keep these from the reader for a frame. Only what covers the results goes at once.
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
