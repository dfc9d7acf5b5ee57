/** What a navigation from a search result carries along: the query, to be marked where the reader lands. */
export interface SearchedState {
  readonly searched: string;
}

/** The query that led to a location, or null. */
export function searchedQuery(state: unknown): string | null {
  const searched = typeof state === 'object' && state !== null && 'searched' in state ? state.searched : null;
  return typeof searched === 'string' ? searched : null;
}
