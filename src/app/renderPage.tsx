import { CacheProvider } from '@emotion/react';
import createEmotionServer from '@emotion/server/create-instance';
import type { ReactElement, ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { withoutStylesInTags } from '../gatsby/patches/pageMarkup';
import { createStyleCache } from '../theme/styles/styleCache';

/** What React puts before a page for the drawing that is loaded at once. */
const preload = /^<link rel="preload" as="image"(?: href="([^"]+)"| imageSrcSet="([^"]+)" imageSizes="([^"]+)") fetchPriority="high"\/>/;

/** The semicolons before a brace, which Emotion writes and no browser needs. */
const lastSemicolons = /;(?=\})/g;

/**
 * HTML of a page's body and the elements for its head: the page's first drawing, so that it is asked for before the
 * styles have arrived, and only the styles that the page uses.
 */
export function renderPage(element: ReactNode): { html: string; head: ReactElement[] } {
  const cache = createStyleCache();
  const chunks = createEmotionServer(cache).extractCriticalToChunks(
    withoutStylesInTags(renderToString(<CacheProvider value={cache}>{element}</CacheProvider>)),
  );
  const head = chunks.styles
    .filter(({ css }) => css !== '')
    .map(({ key, ids, css }) => (
      <style key={key} data-styles={ids.join(' ')} dangerouslySetInnerHTML={{ __html: css.replace(lastSemicolons, '') }} />
    ));
  const found = preload.exec(chunks.html);
  if (!found) return { html: chunks.html, head };
  const [, href, imageSrcSet, imageSizes] = found;
  const first = (
    <link key="drawing" rel="preload" as="image" href={href} imageSrcSet={imageSrcSet} imageSizes={imageSizes} fetchPriority="high" />
  );
  return { html: chunks.html.replace(preload, ''), head: [first, ...head] };
}
