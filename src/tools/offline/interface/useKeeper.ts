import { useEffect, useRef, useState } from 'react';
import type { OfflineManifest } from '../../../model/offlineManifest';
import { hasKeptMarker, writeKeptMarker } from '../../../theme/state/keptMarker';
import { askManifest, canKeep, forgetSite, keepSite, KeepProblem, keptState, reasonOf } from '../keepSite';
import type { KeepProgress, KeptState } from '../keepSite';
import type { KeepReason } from '../messages';
import { siteScope } from '../ownRegistration';

/** What is kept, and what the server offers. */
export interface Looked extends KeptState {
  /** Build on the server; undefined if the server doesn't answer. */
  readonly offered?: OfflineManifest;
  /** Whether the browser has evicted what the reader kept. */
  readonly isLost: boolean;
  /** Whether the browser has granted persistent storage. */
  readonly isPersistent: boolean;
  /** Why nothing can be kept, if that is certain. */
  readonly reason?: KeepReason;
}

/** State and actions of the tool. */
export interface Keeper {
  /** Null while loading. */
  readonly looked: Looked | null;
  /** Null while nothing is being downloaded. */
  readonly progress: KeepProgress | null;
  /** Result of the last action. */
  readonly ended: KeepReason | 'kept' | 'removed' | null;
  readonly keep: () => void;
  readonly stop: () => void;
  readonly forget: () => void;
}

async function look(): Promise<Looked> {
  const nothing = { hasBegun: false, isLost: hasKeptMarker(), isPersistent: false };
  try {
    if (!canKeep()) return { ...nothing, reason: 'refused' };
    const offering = askManifest(siteScope()).then(
      (offered) => ({ offered }),
      (error: unknown) => (error instanceof KeepProblem && error.reason === 'without' ? { reason: error.reason } : {}),
    );
    const state = await keptState(siteScope());
    const isPersistent = (await (navigator.storage as Partial<StorageManager> | undefined)?.persisted?.().catch(() => false)) ?? false;
    return { ...state, ...(await offering), isPersistent, isLost: hasKeptMarker() && !state.kept };
  } catch (error) {
    return { ...nothing, reason: reasonOf(error) };
  }
}

/** Requests persistent storage. Some browsers ask the reader, so nothing waits for the answer. */
const askToPersist = (): void => void (navigator.storage as Partial<StorageManager> | undefined)?.persist?.().catch(() => false);

/** Reads what is kept, and keeps or removes the site on demand. */
export function useKeeper(): Keeper {
  const [looked, setLooked] = useState<Looked | null>(null);
  const [progress, setProgress] = useState<KeepProgress | null>(null);
  const [ended, setEnded] = useState<Keeper['ended']>(null);
  const stopper = useRef<AbortController>(null);

  useEffect(() => {
    let current = true;
    void look().then((found) => current && setLooked(found));
    return () => {
      current = false;
      stopper.current?.abort();
    };
  }, []);

  const end = async (how: Keeper['ended']): Promise<void> => {
    setLooked(await look());
    setProgress(null);
    setEnded(how);
  };

  const keepNow = async (signal: AbortSignal): Promise<Keeper['ended']> => {
    try {
      await keepSite(siteScope(), signal, setProgress);
      writeKeptMarker('');
      return 'kept';
    } catch (error) {
      return reasonOf(error);
    }
  };

  return {
    looked,
    progress,
    ended,
    keep: () => {
      stopper.current = new AbortController();
      setProgress({ done: 0, all: 0 });
      setEnded(null);
      askToPersist();
      void keepNow(stopper.current.signal).then(end);
    },
    stop: () => stopper.current?.abort(),
    forget: () => {
      setEnded(null);
      writeKeptMarker(null);
      void forgetSite(siteScope()).then(() => end('removed'));
    },
  };
}
