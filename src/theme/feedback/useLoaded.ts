import { useEffect, useState } from 'react';
import { loadPiece } from '../state/loadPiece';

/** State of a resource: loading, ready, or failed to load or while running. */
type Loaded<Value> =
  | { readonly is: 'loading' }
  | { readonly is: 'failed'; readonly error: Error }
  | { readonly is: 'ready'; readonly value: Value };

interface Options<Value> {
  /** The resource, if it is already there. */
  readonly first?: Value | undefined;
  /** Cleans it up on unmount, or when it fails. */
  readonly end?: ((value: Value) => void) | undefined;
}

/**
 * Loads a resource while a component is mounted; the resource may call `fail` later. `load` and `end` must be the same functions on each
 * render: with another `load`, the resource stays until the next one is there. The returned function loads again.
 */
export function useLoaded<Value>(
  load: (fail: (reason?: unknown) => void) => Promise<Value>,
  { first, end }: Options<Value> = {},
): readonly [Loaded<Value>, retry: () => void] {
  const [loaded, setLoaded] = useState<Loaded<Value>>(first === undefined ? { is: 'loading' } : { is: 'ready', value: first });
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let left = false;
    let opened: Value | undefined;
    const close = (): void => {
      if (opened !== undefined) end?.(opened);
    };
    const fail = (reason?: unknown): void => {
      close();
      if (!left) setLoaded({ is: 'failed', error: reason instanceof Error ? reason : new Error(String(reason)) });
    };
    loadPiece(() => load(fail)).then((value) => {
      opened = value;
      if (left) close();
      else setLoaded({ is: 'ready', value });
    }, fail);
    return () => {
      left = true;
      close();
    };
  }, [load, end, attempt]);
  const retry = (): void => {
    setLoaded({ is: 'loading' });
    setAttempt(attempt + 1);
  };
  return [loaded, retry];
}
