import { useEffect, useState } from 'react';
import { ArmMotion } from './armMotion';
import { loadArm } from './loadArm';
import type { LoadedArm } from './loadArm';

/** An arm that can be moved, with what is known of it. */
export interface ReadyArm extends Pick<LoadedArm, 'setup' | 'started'> {
  readonly motion: ArmMotion;
}

/** What has become of the arm: it loads, it is there, or it could not be loaded or moved. */
export type ArmStatus = { readonly is: 'loading' } | { readonly is: 'failed' } | ({ readonly is: 'ready' } & ReadyArm);

/** Loads the arm while the component is shown, and ends its worker after it. `retry` begins anew. */
export function useLoadedArm(): readonly [ArmStatus, retry: () => void] {
  const [status, setStatus] = useState<ArmStatus>({ is: 'loading' });
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let left = false;
    let motion: ArmMotion | undefined;
    const fail = (): void => {
      motion?.end();
      if (!left) setStatus({ is: 'failed' });
    };
    loadArm().then(({ setup, started, worker }) => {
      motion = new ArmMotion(worker, fail);
      if (left) motion.end();
      else setStatus({ is: 'ready', setup, started, motion });
    }, fail);
    return () => {
      left = true;
      motion?.end();
    };
  }, [attempt]);
  const retry = (): void => {
    setStatus({ is: 'loading' });
    setAttempt(attempt + 1);
  };
  return [status, retry];
}
