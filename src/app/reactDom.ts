import { startTransition } from 'react';
import type { ReactNode } from 'react';
import type { Root } from 'react-dom/client';

/**
 * React's renderer, the largest module of the site. It arrives with the first scripts, but runs on its own: in the same
 * task as the rest it would keep the page from answering to input.
 */
const renderer = () => import('react-dom/client');

/** Runs the renderer's module in a task of its own, while the page's data is on its way. Called once, when the app starts. */
export function prepareRenderer(): void {
  setTimeout(() => void renderer());
}

/** Hydrates in time slices: a transition yields to input, where a plain hydration blocks the page until it is done. */
function hydrate(element: ReactNode, container: Element | Document): void {
  void renderer().then(({ hydrateRoot }) =>
    startTransition(() => {
      hydrateRoot(container, element);
    }),
  );
}

const roots = new WeakMap<Element, Root>();

/** Renders into an element that React does not own yet, or again into one that it does. */
function render(element: ReactNode, container: Element): void {
  void renderer().then(({ createRoot }) => {
    const root = roots.get(container) ?? createRoot(container);
    roots.set(container, root);
    root.render(element);
  });
}

/** Stands in for Gatsby's module of this name, which would run the renderer as soon as the app's first module. */
export const reactDOMUtils = () => ({ render, hydrate });
