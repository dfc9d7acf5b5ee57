import { createContext, useContext, useSyncExternalStore } from 'react';
import type { SearchDialogProps } from './dialogPiece';
import type { SearchOutcome, WatchedSearch } from './watchedSearch';

/** What the parts that DocSearch renders for us need. */
export interface DialogContextValue {
  readonly choose: SearchDialogProps['choose'];
  readonly watched: WatchedSearch;
}

const DialogContext = createContext<DialogContextValue | null>(null);

/** Provides the dialog to its parts. */
export const DialogProvider = DialogContext;

/** The dialog around a part. */
export function useDialog(): DialogContextValue {
  const value = useContext(DialogContext);
  if (!value) throw new Error('useDialog is called outside DialogProvider: parts of the search dialog live inside it.');
  return value;
}

/** The outcome of the newest query; the part is rendered again with each. */
export function useOutcome(): SearchOutcome {
  const { subscribe, outcome } = useDialog().watched;
  return useSyncExternalStore(subscribe, outcome, outcome);
}
