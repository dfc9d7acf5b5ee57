import { useEffect } from 'react';
import type { RefObject } from 'react';

/** Closes an open `<details>` when a link in it is followed, on a press or focus outside, and on Escape. */
export function useLightDismiss(opened: RefObject<HTMLDetailsElement | null>): void {
  useEffect(() => {
    const dismiss = (event: Event): void => {
      const details = opened.current;
      if (!details?.open || !(event.target instanceof Element)) return;
      const inside = details.contains(event.target);
      const byKey = event instanceof KeyboardEvent && event.key === 'Escape';
      const chosen = event.type === 'click' && inside && event.target.closest('a') !== null;
      const left = (event.type === 'pointerdown' || event.type === 'focusin') && !inside;
      if (!byKey && !chosen && !left) return;
      details.open = false;
      // Escape hides the focused link, so focus the summary.
      if (byKey && inside) details.querySelector('summary')?.focus();
    };
    const events = ['click', 'focusin', 'keydown', 'pointerdown'];
    events.forEach((name) => document.addEventListener(name, dismiss));
    return () => events.forEach((name) => document.removeEventListener(name, dismiss));
  }, [opened]);
}
