import { storage } from './storage';
import type { StorageKey } from './storage';

/** Values of one kind that are kept in local storage, by their keys, as this tab knows them. */
interface KeptValues<T> {
  /** Whether this tab has looked at the value of a key before. */
  readonly isKnown: (key: StorageKey) => boolean;
  readonly get: (key: StorageKey) => T;
  /** Keeps a text for all tabs, or nothing. */
  readonly keep: (key: StorageKey, stored: string | null) => void;
  /** How often a value has changed, for who looks at many of them. */
  readonly changes: () => number;
  /** Hears of changes, whichever tab they come from. Returns the way to stop. */
  readonly hear: (listener: () => void) => () => void;
}

/**
 * Keeps values of one kind. From the first time on, each follows other tabs while no page shows it, too: it would be old when one does again, and
 * what this tab keeps next would be written over theirs. `parse` makes a value of what is stored, or of nothing.
 */
export function keptValues<T>(parse: (stored: string | null) => T): KeptValues<T> {
  const known = new Map<StorageKey, { readonly value: T }>();
  const listeners = new Set<() => void>();
  let changes = 0;

  const know = (key: StorageKey, stored: string | null): { readonly value: T } => {
    if (!known.has(key)) storage.onOtherTab(key, (other) => change(key, other));
    const entry = { value: parse(stored) };
    known.set(key, entry);
    return entry;
  };
  function change(key: StorageKey, stored: string | null): void {
    know(key, stored);
    changes += 1;
    listeners.forEach((listener) => listener());
  }

  return {
    isKnown: (key) => known.has(key),
    get: (key) => (known.get(key) ?? know(key, storage.read(key))).value,
    keep: (key, stored) => {
      if (stored === null) storage.remove(key);
      else storage.write(key, stored);
      change(key, stored);
    },
    changes: () => changes,
    hear: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
