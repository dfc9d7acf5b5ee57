import { css } from '@emotion/react';
import { small } from './dialogTheme';

/** DocSearch's screens for an answered query. Until one is there, an empty field or the first letters offer where to begin. */
const answered = ':has(.DocSearch-HitsFooter, .DocSearch-NoResults)';

/**
 * DocSearch has no room of its own for what an empty dialog offers: it stands in the footer, above the keys, below what DocSearch
 * remembers, and all of it scrolls together. By styles alone, so that no keystroke waits for it.
 */
export const startLayout = css({
  [`& .DocSearch-Modal${answered} [data-search-start]`]: { display: 'none' },
  [`& .DocSearch-Modal:has([data-search-start]):not(${answered})`]: {
    maxHeight: 'calc(100dvh - 2 * min(60px, 8vh))',
    overflowY: 'auto',
    [small]: { maxHeight: 'none' },
    '& .DocSearch-SearchBar': { position: 'sticky', top: 0, zIndex: 20, flex: 'none' },
    '& .DocSearch-Dropdown': { flex: 'none', height: 'auto', minHeight: 0, maxHeight: 'none', overflow: 'visible' },
    '& .DocSearch-Hits:last-of-type': { marginBlockEnd: 0 },
    '& .DocSearch-Footer': { flexWrap: 'wrap', height: 'auto', borderTop: 0, padding: 0 },
    '& .DocSearch-Footer-Actions': { display: 'contents' },
    '& .DocSearch-Footer-Action': { order: -1, flex: '0 0 100%', minWidth: 0 },
    // Arrow keys lead through what DocSearch remembers. Where that is nothing, only Escape does what the bar says.
    '&:not(:has(.DocSearch-Hit)) .DocSearch-Commands li:not(:last-of-type)': { display: 'none' },
    '& :is(.DocSearch-Commands, .DocSearch-Logo)': { height: 48, padding: '0 var(--docsearch-spacing)' },
  },
});
