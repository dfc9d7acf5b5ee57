/** A value outside React, for `useSyncExternalStore`. */
export interface Signal<T> {
  readonly get: () => T;
  readonly set: (next: T) => void;
  /** Subscribes to changes. Returns the unsubscribe function. */
  readonly subscribe: (listener: () => void) => () => void;
}

/** Creates a signal with its first value. */
export function signal<T>(value: T): Signal<T> {
  let current = value;
  const listeners = new Set<() => void>();
  return {
    get: () => current,
    set: (next) => {
      current = next;
      listeners.forEach((listener) => listener());
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
