import { CacheProvider } from '@emotion/react';
import createEmotionServer from '@emotion/server/create-instance';
import type { ReactElement, ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { createStyleCache } from './styleCache';

/** HTML of a page's body and the style elements for its head: only the styles that the page uses. */
export function renderPage(element: ReactNode): { html: string; styles: ReactElement[] } {
  const cache = createStyleCache();
  const chunks = createEmotionServer(cache).extractCriticalToChunks(renderToString(<CacheProvider value={cache}>{element}</CacheProvider>));
  const styles = chunks.styles
    .filter(({ css }) => css !== '')
    .map(({ key, ids, css }) => <style key={key} data-styles={ids.join(' ')} dangerouslySetInnerHTML={{ __html: css }} />);
  return { html: chunks.html, styles };
}
