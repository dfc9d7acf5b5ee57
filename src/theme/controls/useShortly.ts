import { useEffect, useRef, useState } from 'react';

/** A value that `show` replaces for some ms, such as "Copied", before the usual one returns. */
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
