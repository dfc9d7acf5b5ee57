import { signal } from './signal';
import { storage } from './storage';
import type { StorageKey } from './storage';

/** Values of one kind in local storage, cached per tab. */
interface KeptValues<T> {
  readonly get: (key: StorageKey) => T;
  /** Stores a text for all tabs; null removes it. */
  readonly keep: (key: StorageKey, stored: string | null) => void;
  /** Number of changes so far: a snapshot for components that read many values. */
  readonly changes: () => number;
  /** Subscribes to changes from any tab. Returns the unsubscribe function. */
  readonly hear: (listener: () => void) => () => void;
}

/**
 * Creates a cache of values in local storage. After its first read, a value follows other tabs even while no component shows it: otherwise
 * it would be outdated, and the next write would overwrite theirs. `parse` gets the stored text, or null.
 */
export function keptValues<T>(parse: (stored: string | null) => T): KeptValues<T> {
  const values = new Map<StorageKey, { readonly value: T }>();
  const changes = signal(0);

  const know = (key: StorageKey, stored: string | null): { readonly value: T } => {
    if (!values.has(key)) storage.onOtherTab(key, (other) => change(key, other));
    const entry = { value: parse(stored) };
    values.set(key, entry);
    return entry;
  };
  function change(key: StorageKey, stored: string | null): void {
    know(key, stored);
    changes.set(changes.get() + 1);
  }

  return {
    get: (key) => (values.get(key) ?? know(key, storage.read(key))).value,
    keep: (key, stored) => {
      if (stored === null) storage.remove(key);
      else storage.write(key, stored);
      change(key, stored);
    },
    changes: changes.get,
    hear: changes.subscribe,
  };
}
