import { useEffect, useState } from 'react';

/** State of a resource: loading, ready, or failed to load or while running. */
export type Loaded<Value> = { readonly is: 'loading' | 'failed' } | { readonly is: 'ready'; readonly value: Value };

/** A loaded resource and its cleanup. */
export interface Opened<Value> {
  readonly value: Value;
  readonly end?: () => void;
}

/**
 * Loads a resource while a component is mounted. Cleans it up on unmount or when it calls `fail`. `load` must be the same function on each
 * render; `retry` loads again.
 */
export function useLoaded<Value>(load: (fail: () => void) => Promise<Opened<Value>>): readonly [Loaded<Value>, retry: () => void] {
  const [loaded, setLoaded] = useState<Loaded<Value>>({ is: 'loading' });
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let left = false;
    let end: (() => void) | undefined;
    const fail = (): void => {
      end?.();
      if (!left) setLoaded({ is: 'failed' });
    };
    load(fail).then((opened) => {
      end = opened.end;
      if (left) end?.();
      else setLoaded({ is: 'ready', value: opened.value });
    }, fail);
    return () => {
      left = true;
      end?.();
    };
  }, [load, attempt]);
  const retry = (): void => {
    setLoaded({ is: 'loading' });
    setAttempt(attempt + 1);
  };
  return [loaded, retry];
}
