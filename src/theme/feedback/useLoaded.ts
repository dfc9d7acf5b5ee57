import { useEffect, useState } from 'react';

/** What has become of something: it loads, it is there, or it could not be loaded or has stopped. */
export type Loaded<Value> = { readonly is: 'loading' | 'failed' } | { readonly is: 'ready'; readonly value: Value };

/** Something that is there, and what ends it. */
export interface Opened<Value> {
  readonly value: Value;
  readonly end?: () => void;
}

/**
 * Loads something while a component is shown, and ends it after it, or when it says that it has failed. `load` is one and the same function
 * at each rendering; `retry` begins anew.
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
