import { useEffect, useEffectEvent, useState } from 'react';
import { loadPiece } from '../../../theme/state/loadPiece';
import type * as Actions from './partsActions';

/** Actions of a parts table's tools. */
export type PartsActions = typeof Actions;

/**
 * Loads the actions after the page has rendered, so that reading doesn't wait for them, and calls `onLoad`. `failed` has the error and a
 * retry; the table works without the actions.
 */
export function usePartsActions(onLoad: (actions: PartsActions) => void) {
  const [actions, setActions] = useState<PartsActions | null>(null);
  const [error, setError] = useState<Error | null>(null);
  const [attempt, setAttempt] = useState(0);
  const loaded = useEffectEvent((module: PartsActions) => {
    setActions(module);
    onLoad(module);
  });
  useEffect(() => {
    let left = false;
    loadPiece(() => import('./partsActions')).then(
      (module) => left || loaded(module),
      (reason: unknown) => left || setError(reason instanceof Error ? reason : new Error(String(reason))),
    );
    return () => {
      left = true;
    };
  }, [attempt]);
  const retry = (): void => {
    setError(null);
    setAttempt(attempt + 1);
  };
  return { actions, failed: error && { error, retry } };
}
