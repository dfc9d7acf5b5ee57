import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';

/** Returns the focus to the opener when what it opened is closed and the focus was inside. */
export function useFocusBack(opener: RefObject<HTMLElement | null>, isOpen: boolean): void {
  const wasOpen = useRef(false);
  useEffect(() => {
    if (wasOpen.current && !isOpen && document.activeElement === document.body) opener.current?.focus({ preventScroll: true });
    wasOpen.current = isOpen;
  }, [opener, isOpen]);
}
