import { startTransition } from 'react';
import type { ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';

/** Hydrates in time slices: a transition yields to input, where a plain hydration blocks the page until it is done. */
export function hydrateInSlices(element: ReactNode, container: Element | Document): void {
  startTransition(() => {
    hydrateRoot(container, element);
  });
}
