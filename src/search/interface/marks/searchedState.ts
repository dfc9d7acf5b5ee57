/** History state of a page that was opened from a search result: the query, which is marked there. */
export interface SearchedState {
  readonly searched: string;
}

/** The query in a history state; null if there is none. */
export function searchedQuery(state: unknown): string | null {
  const searched = typeof state === 'object' && state !== null && 'searched' in state ? state.searched : null;
  return typeof searched === 'string' ? searched : null;
}
