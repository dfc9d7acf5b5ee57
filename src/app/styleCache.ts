import createCache from '@emotion/cache';
import type { EmotionCache } from '@emotion/cache';

/** Makes the cache of styles; on the server one per page, so that a page carries its own styles and no others. */
export const createStyleCache = (): EmotionCache => createCache({ key: 'oa' });
