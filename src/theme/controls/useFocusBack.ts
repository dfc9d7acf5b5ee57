import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';

/** Gives the focus back to what has opened something, once that is closed and has taken the focus along. */
export function useFocusBack(opener: RefObject<HTMLElement | null>, isOpen: boolean): void {
  const wasOpen = useRef(false);
  useEffect(() => {
    if (wasOpen.current && !isOpen && document.activeElement === document.body) opener.current?.focus({ preventScroll: true });
    wasOpen.current = isOpen;
  }, [opener, isOpen]);
}
