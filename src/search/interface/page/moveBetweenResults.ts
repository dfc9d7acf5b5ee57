import type { KeyboardEvent } from 'react';

/** Arrow down and up lead from the field through the links of the results and back. */
export function moveBetweenResults(event: KeyboardEvent<HTMLElement>): void {
  const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
  if (step === 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('input[type="search"], [data-result]')];
  // Only elements have the focus.
  const from = stops.indexOf(event.target as HTMLElement);
  const to = from < 0 ? undefined : stops[from + step];
  if (!to) return;
  event.preventDefault();
  to.focus();
}
