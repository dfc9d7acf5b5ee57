import { CacheProvider } from '@emotion/react';
import type { EmotionCache } from '@emotion/cache';
import type { ReactNode } from 'react';
import { AppCrashed } from '../components/feedback/AppCrashed';
import { ErrorBoundary } from '../components/feedback/ErrorBoundary';

/** Gives every component the browser's Emotion cache, and shows what any of them throws. */
export const wrapRoot = (element: ReactNode, cache: EmotionCache) => (
  <CacheProvider value={cache}>
    <ErrorBoundary fallback={(error, retry) => <AppCrashed error={error} retry={retry} />}>{element}</ErrorBoundary>
  </CacheProvider>
);
