/** Keys of the site in local storage. */
export type StorageKey =
  | 'theme'
  | `docs-preferred-version-${string}`
  | 'announcement'
  | 'offline'
  | 'slash-key'
  | `tabs-${string}`
  | `build-${string}`
  | `place-${string}`
  | `readings-${string}`
  | 'probe'
  | `__DOCSEARCH_${'RECENT' | 'FAVORITE'}_SEARCHES__${string}`
  | `__DOCSEARCH_ASKAI_CONVERSATIONS__${string}`;

let warned = false;
/** Whether a test write worked; undefined before the test. */
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

/** The only access to local storage. If it is blocked, full or throws, logs one warning and acts as if it were empty. */
export const storage = {
  /** Stored text; null if there is none. */
  read: (key: StorageKey): string | null => attempt((local) => local.getItem(key), null),
  write: (key: StorageKey, value: string): void => attempt((local) => local.setItem(key, value), undefined),
  /** Whether writes persist. Tested once. */
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
  /** Calls back with the new value when another tab changes the key; null means removed or cleared. Returns the unsubscribe function. */
  onOtherTab: (key: StorageKey, callback: (value: string | null) => void): (() => void) => {
    const listener = (event: StorageEvent): void => {
      if (event.key === key) callback(event.newValue);
      else if (event.key === null) callback(null);
    };
    window.addEventListener('storage', listener);
    return () => window.removeEventListener('storage', listener);
  },
};
