import { createContext, useContext, useDeferredValue, useSyncExternalStore } from 'react';
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

/** The outcome of the newest query. What is said of it may wait: results that are drawn for the same key come first. */
export function useOutcome(): SearchOutcome {
  const { subscribe, outcome } = useDialog().watched;
  return useDeferredValue(useSyncExternalStore(subscribe, outcome, outcome));
}
