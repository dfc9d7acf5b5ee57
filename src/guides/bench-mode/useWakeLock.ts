import { useEffect, useState } from 'react';

/** Whether the screen stays awake; `asking` until the browser has answered, `refused` where it cannot or does not want to. */
export type WakeState = 'asking' | 'awake' | 'refused';

/**
 * Keeps the screen awake while a component is shown. Browsers give it up when the page is hidden, so it is asked for again when the page
 * comes back.
 */
export function useWakeLock(): WakeState {
  const [state, setState] = useState<WakeState>('asking');
  useEffect(() => {
    let left = false;
    let lock: WakeLockSentinel | undefined;
    const ask = async (): Promise<void> => {
      if (document.visibilityState !== 'visible' || lock?.released === false) return;
      try {
        // Not every browser has it, and none over plain HTTP.
        const given = await (navigator as Partial<Navigator>).wakeLock?.request('screen');
        if (left) return void given?.release();
        lock = given;
        setState(given ? 'awake' : 'refused');
      } catch {
        // Such as with little battery left.
        if (!left) setState('refused');
      }
    };
    const onVisible = (): void => void ask();
    void ask();
    document.addEventListener('visibilitychange', onVisible);
    return () => {
      left = true;
      document.removeEventListener('visibilitychange', onVisible);
      void lock?.release();
    };
  }, []);
  return state;
}
