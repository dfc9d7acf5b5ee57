import createCache from '@emotion/cache';
import type { EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';

/**
 * Makes the cache of styles; on the server one per page, so that a page carries its own styles and no others. Without
 * Emotion's prefixes for browsers of the last decade, which are a quarter of a page's styles.
 */
export const createStyleCache = (): EmotionCache => createCache({ key: 'oa', stylisPlugins: [] });

/**
 * Makes the browser's cache, which knows the styles that the page has brought along. Emotion itself would find them,
 * too, but moves their element within the head, and the browser then reads and applies all of them again.
 */
export function adoptStyles(): EmotionCache {
  const cache = createStyleCache();
  for (const { dataset } of document.querySelectorAll<HTMLStyleElement>('style[data-styles]')) {
    for (const id of dataset.styles?.split(' ') ?? []) cache.inserted[id] = true;
  }
  return cache;
}

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
