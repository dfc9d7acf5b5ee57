import { storage } from '../../../state/storage';

/** What DocSearch's start screen reads of a stored search. */
interface StoredSearch {
  readonly objectID: string;
  readonly url: string;
  readonly type: string;
  readonly hierarchy: object;
}

function isStoredSearch(value: unknown): value is StoredSearch {
  if (typeof value !== 'object' || value === null) return false;
  const { objectID, url, type, hierarchy } = value as Partial<Record<keyof StoredSearch, unknown>>;
  return (
    typeof objectID === 'string' &&
    typeof url === 'string' &&
    url.startsWith('/') &&
    typeof type === 'string' &&
    typeof hierarchy === 'object' &&
    hierarchy !== null
  );
}

/** The searches in a stored text that can be shown; undefined if it is fine as it is. */
export function repairSearches(text: string): readonly StoredSearch[] | undefined {
  try {
    const value: unknown = JSON.parse(text);
    const searches = Array.isArray(value) ? value.filter(isStoredSearch) : [];
    return Array.isArray(value) && searches.length === value.length ? undefined : searches;
  } catch {
    return [];
  }
}

/**
 * Makes recent and pinned searches safe for DocSearch, which reads and writes local storage by itself: where storage
 * is blocked it gets one that lasts as long as the page, and what it could not show is taken out.
 */
export function prepareSearchHistory(indexName: string): void {
  storage.standIn();
  for (const kind of ['RECENT', 'FAVORITE'] as const) {
    const key = `__DOCSEARCH_${kind}_SEARCHES__${indexName}` as const;
    const stored = storage.read(key);
    const repaired = stored === null ? undefined : repairSearches(stored);
    if (repaired) storage.write(key, JSON.stringify(repaired));
  }
}
