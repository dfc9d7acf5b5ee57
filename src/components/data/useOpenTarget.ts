import { useEffect } from 'react';
import { decodeURIComponent } from '../../model/decodeAddress';

function openTarget(): void {
  const target = document.getElementById(decodeURIComponent(window.location.hash.slice(1)));
  if (target instanceof HTMLDetailsElement) target.open = true;
}

/** Opens the section to which the address leads, now and whenever a link of the page is pressed. */
export function useOpenTarget(enabled: boolean): void {
  useEffect(() => {
    if (!enabled) return undefined;
    openTarget();
    // The router changes the address without an event of its own, after the press.
    const later = (): void => void setTimeout(openTarget);
    window.addEventListener('hashchange', openTarget);
    document.addEventListener('click', later);
    return () => {
      window.removeEventListener('hashchange', openTarget);
      document.removeEventListener('click', later);
    };
  }, [enabled]);
}
