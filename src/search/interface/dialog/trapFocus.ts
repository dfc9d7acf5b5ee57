import type { KeyboardEvent } from 'react';

/** Elements that the Tab key can reach now. */
function reachable(inside: HTMLElement): HTMLElement[] {
  const candidates = inside.querySelectorAll<HTMLElement>('a[href], button:not([disabled]), input:not([disabled]), [tabindex="0"]');
  return [...candidates].filter((element) => element.tabIndex >= 0 && element.checkVisibility({ visibilityProperty: true }));
}

/**
 * Keeps Tab inside a dialog whose content changes. DocSearch does it, too, but with the first and last element of the
 * moment when it opened, so that Tab then leads nowhere; its handler is not reached.
 */
export function trapFocus(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== 'Tab') return;
  event.stopPropagation();
  const elements = reachable(event.currentTarget);
  const [from, to] = event.shiftKey ? [elements[0], elements.at(-1)] : [elements.at(-1), elements[0]];
  if (!to || (document.activeElement !== from && event.currentTarget.contains(document.activeElement))) return;
  event.preventDefault();
  to.focus();
}
