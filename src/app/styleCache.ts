import createCache from '@emotion/cache';
import type { EmotionCache } from '@emotion/cache';

/**
 * Makes the cache of styles; on the server one per page, so that a page carries its own styles and no others. Without
 * Emotion's prefixes for browsers of the last decade, which are a quarter of a page's styles.
 */
export const createStyleCache = (): EmotionCache => createCache({ key: 'oa', stylisPlugins: [] });

/** A class that a style sheet of the page styles, or an animation, by the name that Emotion gave it. */
const styleNames = /\.oa-([\w-]+)|@keyframes (animation-\w+)/g;

/**
 * Makes the browser's cache, which knows the styles that the page has brought along, by the names in them. Emotion itself would find them,
 * too, but moves their element within the head, and the browser then reads and applies all of them again.
 */
export function adoptStyles(): EmotionCache {
  const cache = createStyleCache();
  for (const { textContent } of document.querySelectorAll('style[data-styles]'))
    for (const [, styled, animation] of textContent.matchAll(styleNames)) cache.inserted[styled ?? animation ?? ''] = true;
  return cache;
}
