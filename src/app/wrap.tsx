import createCache from '@emotion/cache';
import type { EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import type { WrapPageElementNodeArgs } from 'gatsby';
import type { ReactElement, ReactNode } from 'react';
import { PageLocation } from '../components/controls/pageLocation';
import { AppCrashed } from '../components/feedback/AppCrashed';
import { ErrorBoundary } from '../components/feedback/ErrorBoundary';
import { Layout } from '../components/layout/Layout';
import type { PageChrome } from '../model/pageTypes';
import { Search } from '../search/interface/button/Search';

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

/** Gives every component the browser's Emotion cache, and shows what any of them throws. */
export const wrapRoot = (element: ReactNode, cache: EmotionCache) => (
  <CacheProvider value={cache}>
    <ErrorBoundary fallback={(error, retry) => <AppCrashed error={error} retry={retry} />}>{element}</ErrorBoundary>
  </CacheProvider>
);

/**
 * Puts the layout around a page. The layout stays in place while pages change. Only Gatsby's own page for an unknown address under `npm run develop`
 * has no chrome, and stays bare.
 */
export function wrapPage({
  element,
  props,
}: Pick<WrapPageElementNodeArgs<object, { chrome?: PageChrome }>, 'element' | 'props'>): ReactElement {
  const { chrome } = props.pageContext;
  if (!chrome) return element;
  return (
    <PageLocation value={props.location}>
      <Layout chrome={chrome} search={<Search />}>
        {element}
      </Layout>
    </PageLocation>
  );
}
