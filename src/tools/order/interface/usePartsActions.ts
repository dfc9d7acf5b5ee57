import { useEffect, useEffectEvent, useState } from 'react';
import { loadPiece } from '../../../theme/state/loadPiece';
import type * as Actions from './partsActions';

/** What the tools of a table of parts do. */
export type PartsActions = typeof Actions;

/**
 * Loads what the tools do once the page stands, so that reading does not wait for it, and tells `onLoad`. Where that
 * fails, `failed` says why and how to try again; the table itself needs none of it.
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
