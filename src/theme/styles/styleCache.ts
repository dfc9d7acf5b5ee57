import createCache from '@emotion/cache';
import type { EmotionCache } from '@emotion/cache';

/**
 * Creates an Emotion cache; on the server one per page, so that each page contains only its own styles. Without vendor prefixes for old
 * browsers, which would make up a quarter of a page's styles.
 */
export const createStyleCache = (): EmotionCache => createCache({ key: 'oa', stylisPlugins: [] });

/**
 * Creates the browser's cache and registers the styles that the server rendered. Emotion would find them itself, but moves their element
 * within the head, and the browser would then parse and apply all of them again.
 */
export function adoptStyles(): EmotionCache {
  const cache = createStyleCache();
  for (const { dataset } of document.querySelectorAll<HTMLStyleElement>('style[data-styles]')) {
    for (const id of dataset.styles?.split(' ') ?? []) cache.inserted[id] = true;
  }
  return cache;
}
