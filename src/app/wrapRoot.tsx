import { CacheProvider } from '@emotion/react';
import type { EmotionCache } from '@emotion/cache';
import type { ReactNode } from 'react';

/** Gives every component the same Emotion cache on the server and in the browser. */
export const wrapRoot = (element: ReactNode, cache: EmotionCache) => <CacheProvider value={cache}>{element}</CacheProvider>;
