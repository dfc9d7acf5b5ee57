/** Keys under which the site keeps something in the reader's browser. */
export type StorageKey =
  | 'theme'
  | `docs-preferred-version-${string}`
  | 'announcement'
  | 'offline'
  | `tabs-${string}`
  | `build-${string}`
  | `place-${string}`
  | 'probe'
  | `__DOCSEARCH_${'RECENT' | 'FAVORITE'}_SEARCHES__${string}`
  | `__DOCSEARCH_ASKAI_CONVERSATIONS__${string}`;

let warned = false;
/** Whether something could be written when it was tried; undefined before. */
let canKeep: boolean | undefined;

function warnOnce(error: unknown): void {
  if (warned) return;
  warned = true;
  console.warn('Local storage is not available; choices are forgotten when the page closes.', error);
}

function attempt<T>(action: (storage: Storage) => T, fallback: T): T {
  try {
    return action(window.localStorage);
  } catch (error) {
    warnOnce(error);
    return fallback;
  }
}

/**
 * The only door to local storage. Where storage is blocked, full or throws, one warning is logged and it is treated as
 * empty.
 */
export const storage = {
  /** Stored text, or null where there is none. */
  read: (key: StorageKey): string | null => attempt((local) => local.getItem(key), null),
  write: (key: StorageKey, value: string): void => attempt((local) => local.setItem(key, value), undefined),
  /** Whether what is written stays when the page is closed. Tried once. */
  canKeep: (): boolean => {
    canKeep ??= attempt((local) => {
      const probe: StorageKey = 'probe';
      local.setItem(probe, '');
      local.removeItem(probe);
      return true;
    }, false);
    return canKeep;
  },
  remove: (key: StorageKey): void => attempt((local) => local.removeItem(key), undefined),
  /** Calls back with the new value when another tab changes the key (null: removed or cleared). Returns the way to stop. */
  onOtherTab: (key: StorageKey, callback: (value: string | null) => void): (() => void) => {
    const listener = (event: StorageEvent): void => {
      if (event.key === key) callback(event.newValue);
      else if (event.key === null) callback(null);
    };
    window.addEventListener('storage', listener);
    return () => window.removeEventListener('storage', listener);
  },
};
