import { useEffect, useRef, useState } from 'react';

/** A value that `show` replaces for some ms, before the usual one returns. */
export function useShortly<Value>(usual: Value, ms: number): readonly [Value, (value: Value) => void] {
  const [value, setValue] = useState(usual);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const show = (next: Value): void => {
    setValue(next);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setValue(usual), ms);
  };
  return [value, show];
}

/** How long a button shows the result of copying, in ms. */
const shownFor = 1500;

/**
 * Whether copying worked, for a moment after it, and the function that copies. It fails where the browser forbids it, and without https,
 * where `navigator.clipboard` is undefined. Nothing happens where `copy` returns no promise.
 */
export function useCopy(copy: () => Promise<void> | undefined): readonly ['ready' | 'copied' | 'failed', () => void] {
  const [state, show] = useShortly<'ready' | 'copied' | 'failed'>('ready', shownFor);
  const run = async (): Promise<void> => {
    const copying = copy();
    if (!copying) return;
    await copying;
    show('copied');
  };
  return [state, () => void run().catch(() => show('failed'))];
}
