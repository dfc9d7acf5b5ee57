import { useEffect, useEffectEvent, useRef } from 'react';
import type { RefObject } from 'react';
import { useTarget } from './useTarget';

/** Ref of a form. What a reader has typed or chosen in it before hydration or a reload is taken over; what it lacks is as in `first`. */
export function useEarlyValues<Name extends string>(
  first: Readonly<Record<Name, string>>,
  take: (values: Record<Name, string>) => void,
): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  const takeOver = useEffectEvent(() => {
    const given = new FormData(form.current ?? undefined);
    const values: Record<Name, string> = { ...first };
    // `Object.keys` returns `string[]`.
    for (const name of Object.keys(first) as Name[]) {
      const value = given.get(name);
      if (typeof value === 'string') values[name] = value;
    }
    if (Object.entries(first).some(([name, value]) => values[name as Name] !== value)) take(values);
  });
  useEffect(() => takeOver(), []);
  return form;
}

/**
 * Shows an element that a link leads to though a filter hides it: `reveal` changes the filter and returns true if it does, and the element
 * is scrolled to when `isShown`.
 */
export function useHiddenTarget(reveal: (id: string) => boolean, isShown: (id: string) => boolean): void {
  const hidden = useRef<string>(undefined);
  useTarget((id) => {
    if (!isShown(id) && reveal(id)) hidden.current = id;
  });
  useEffect(() => {
    if (hidden.current === undefined || !isShown(hidden.current)) return;
    document.getElementById(hidden.current)?.scrollIntoView();
    hidden.current = undefined;
  });
}
