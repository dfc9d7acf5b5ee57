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

/** The dialog around a part, with the outcome of the newest query. */
export function useDialog(): DialogContextValue & { readonly outcome: SearchOutcome } {
  const value = useContext(DialogContext);
  if (!value) throw new Error('useDialog is called outside DialogProvider: parts of the search dialog live inside it.');
  const { subscribe, outcome } = value.watched;
  return { ...value, outcome: useSyncExternalStore(subscribe, outcome, outcome) };
}
