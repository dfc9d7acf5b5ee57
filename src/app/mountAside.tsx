import { CacheProvider } from '@emotion/react';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { adoptStyles } from './wrap';

/** Renders into an element of its own that takes no room. Returns what takes it away. */
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
