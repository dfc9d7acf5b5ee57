import { CacheProvider } from '@emotion/react';
import createEmotionServer from '@emotion/server/create-instance';
import type { ReactElement, ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { withoutStylesInTags } from '../gatsby/patches/pageMarkup';
import { createStyleCache } from '../theme/styles/styleCache';

/** The preload link that React renders before a page for its first drawing. */
const preload = /^<link rel="preload" as="image"(?: href="([^"]+)"| imageSrcSet="([^"]+)" imageSizes="([^"]+)") fetchPriority="high"\/>/;

/** Semicolons before a closing brace, which Emotion writes and browsers don't need. */
const lastSemicolons = /;(?=\})/g;

/**
 * Renders a page to the HTML of its body and elements for its head: a preload of the first drawing, so that the browser requests it before
 * the styles have arrived, and the styles that the page uses.
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
