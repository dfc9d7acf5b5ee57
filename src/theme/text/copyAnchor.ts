import type { MouseEvent } from 'react';

/** Time in ms for which a copied link says so. */
const shownFor = 1500;

/**
 * Copies the address of a heading or step whose link is clicked; the link itself then leads there. One handler for a
 * whole text, so that headings stay plain HTML.
 */
export function copyAnchor(event: MouseEvent<HTMLElement>): void {
  const anchor = (event.target as HTMLElement).closest<HTMLAnchorElement>('a.anchor');
  if (!anchor || !navigator.clipboard) return;
  void navigator.clipboard.writeText(anchor.href).then(
    () => {
      anchor.dataset.copied = '';
      setTimeout(() => delete anchor.dataset.copied, shownFor);
    },
    () => undefined,
  );
}
