import { CacheProvider } from '@emotion/react';
import createEmotionServer from '@emotion/server/create-instance';
import type { ReactElement, ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { endOfFirstPart } from '../model/frameIds';
import { createStyleCache } from './styleCache';

/** What React puts before a page for the drawing that is loaded at once. */
const preload = /^<link rel="preload" as="image"(?: href="([^"]+)"| imageSrcSet="([^"]+)" imageSizes="([^"]+)") fetchPriority="high"\/>/;

/** What stands in a page that is shown when its first part is whole. */
const waitedFor = ` id=${JSON.stringify(endOfFirstPart)}`;

/**
 * Holds the first paint of such a page back until it has arrived up to there. A browser paints what it has read, and half of an opening would move
 * when the rest comes. Browsers that do not know it paint as they did.
 */
// oxlint-disable-next-line react/no-unknown-property -- "blocking" is an attribute that React knows, and the rule does not
const wholeFirstPart = <link key="first-part" rel="expect" href={`#${endOfFirstPart}`} blocking="render" />;

/** Styles that Gatsby and its router write into tags; global.css has them. */
const gatsbyStyles = /(?<=<div[^>]*) style="[^"]*"(?=[^>]* id="gatsby-focus-wrapper")|(?<=<div id="gatsby-announcer") style="[^"]*"/g;

/** The semicolons before a brace, which Emotion writes and no browser needs. */
const lastSemicolons = /;(?=\})/g;

/**
 * HTML of a page's body and the elements for its head: the page's first drawing, so that it is asked for before the
 * styles have arrived, and only the styles that the page uses.
 */
export function renderPage(element: ReactNode): { html: string; head: ReactElement[] } {
  const cache = createStyleCache();
  const chunks = createEmotionServer(cache).extractCriticalToChunks(
    renderToString(<CacheProvider value={cache}>{element}</CacheProvider>).replace(gatsbyStyles, ''),
  );
  const styles = chunks.styles
    .filter(({ css }) => css !== '')
    .map(({ key, ids, css }) => (
      <style key={key} data-styles={ids.join(' ')} dangerouslySetInnerHTML={{ __html: css.replace(lastSemicolons, '') }} />
    ));
  const head = chunks.html.includes(waitedFor) ? [wholeFirstPart, ...styles] : styles;
  const found = preload.exec(chunks.html);
  if (!found) return { html: chunks.html, head };
  const [, href, imageSrcSet, imageSizes] = found;
  const first = (
    <link key="drawing" rel="preload" as="image" href={href} imageSrcSet={imageSrcSet} imageSizes={imageSizes} fetchPriority="high" />
  );
  return { html: chunks.html.replace(preload, ''), head: [first, ...head] };
}
