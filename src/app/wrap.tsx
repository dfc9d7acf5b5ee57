import type { EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import type { WrapPageElementNodeArgs } from 'gatsby';
import type { ReactElement, ReactNode } from 'react';
import { PageLocation } from '../theme/controls/PageLink';
import { AppCrashed } from '../theme/feedback/PageCrashed';
import { ErrorBoundary } from '../theme/feedback/ErrorBoundary';
import { Layout } from '../theme/layout/Layout';
import type { PageChrome } from '../model/pageTypes';
import { Search } from '../search/interface/button/Search';

/** Provides the browser's Emotion cache, and shows errors that any component throws. */
export const wrapRoot = (element: ReactNode, cache: EmotionCache) => (
  <CacheProvider value={cache}>
    <ErrorBoundary fallback={(error, retry) => <AppCrashed error={error} retry={retry} />}>{element}</ErrorBoundary>
  </CacheProvider>
);

/** Puts the layout around a page; it stays mounted while pages change. */
export function wrapPage({
  element,
  props,
}: Pick<WrapPageElementNodeArgs<object, { chrome: PageChrome }>, 'element' | 'props'>): ReactElement {
  const { chrome } = props.pageContext;
  return (
    <PageLocation value={props.location}>
      <Layout chrome={chrome} search={<Search />}>
        {element}
      </Layout>
    </PageLocation>
  );
}
