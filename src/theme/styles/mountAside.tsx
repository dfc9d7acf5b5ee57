import { CacheProvider } from '@emotion/react';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { adoptStyles } from './styleCache';

/** Renders an element into a separate root with a `display: contents` host. Returns the function that removes it. */
export function mountAside(element: ReactNode, place: (host: HTMLElement) => void): () => void {
  const host = document.createElement('div');
  host.style.display = 'contents';
  place(host);
  const root = createRoot(host);
  root.render(<CacheProvider value={adoptStyles()}>{element}</CacheProvider>);
  return () => {
    root.unmount();
    host.remove();
  };
}
