import { css } from '@emotion/react';
import { media } from '../../../theme/styles/media';

/** Breakpoint below which DocSearch fills the window. */
export const small = '@media (max-width: 768px)';

/** Gives DocSearch's custom properties the site's colours and sizes, in both modes. */
export const dialogTheme = css({
  '--docsearch-font-family': 'var(--font)',
  '--docsearch-primary-color': 'var(--accent)',
  '--docsearch-primary-dark-color': 'var(--accent-strong)',
  '--docsearch-soft-primary-color': 'var(--accent-soft)',
  '--docsearch-highlight-color': 'var(--accent)',
  '--docsearch-focus-color': 'var(--accent)',
  '--docsearch-subtle-color': 'var(--line)',
  '--docsearch-text-color': 'var(--text)',
  '--docsearch-secondary-text-color': 'var(--text-soft)',
  '--docsearch-muted-color': 'var(--text-faint)',
  '--docsearch-icon-color': 'var(--text-soft)',
  '--docsearch-background-color': 'var(--bg-soft)',
  '--docsearch-container-background': 'transparent',
  '--docsearch-modal-background': 'var(--bg-raised)',
  '--docsearch-modal-shadow': 'var(--shadow)',
  '--docsearch-searchbox-background': 'var(--bg-raised)',
  '--docsearch-searchbox-focus-background': 'var(--bg-raised)',
  '--docsearch-hit-background': 'var(--bg-raised)',
  '--docsearch-hit-focus-background': 'var(--accent-soft)',
  '--docsearch-hit-highlight-color': 'var(--accent-soft)',
  '--docsearch-footer-background': 'var(--bg-raised)',
  '--docsearch-logo-color': 'var(--text-soft)',
  '--docsearch-error-color': 'var(--danger)',
  '--docsearch-error-soft-color': 'var(--danger-bg)',
  '--docsearch-error-text-color': 'var(--danger)',
  '--docsearch-success-color': 'var(--tip-bg)',
  '--docsearch-code-block-background': 'var(--code-bg)',
  '--shimmer-bg': 'linear-gradient(90deg, var(--line), var(--text-faint) 20%, var(--text-faint) 60%, var(--line) 95%)',
  '--docsearch-icon-stroke-width': 1.6,
  '--docsearch-spacing': '1rem',
  '--docsearch-border-radius': 'var(--radius-s)',
  '--docsearch-modal-radius': 'var(--radius)',
  '--docsearch-modal-width': '44rem',
  '--docsearch-modal-height': '600px',
  '--docsearch-modal-variable-height': '60dvh',
  '--docsearch-searchbox-height': '56px',
  '--docsearch-searchbox-initial-height': '56px',
  '--docsearch-actions-width': 'max-content',
  '--docsearch-actions-height': '44px',
  '--docsearch-hit-height': '56px',
  '--docsearch-footer-height': '48px',
  [small]: { '--docsearch-spacing': '10px' },
  // Results begin below the name of their group.
  '& .DocSearch-Dropdown-Container .DocSearch-Hits-padded': { paddingInlineStart: 0 },
  '& .DocSearch-Hit-source': { paddingInlineStart: '20px', color: 'var(--accent)', fontWeight: 'var(--weight-strong)' },

  '&:has([data-search-notes]) .DocSearch-Dropdown': { marginTop: '2.5rem' },

  // Top edge of messages that cover the results.
  '--search-message-top': 'var(--docsearch-searchbox-height)',

  // On small screens DocSearch fixes the page, which loses the scroll position. The native dialog makes the page inert anyway.
  'html body:has(&)': { position: 'static' },
  '& .DocSearch-Container': { backdropFilter: 'none' },
  '& .DocSearch-Modal': { margin: 'min(60px, 8vh) auto auto', [small]: { margin: 0 } },
  [media.forcedColours]: {
    '& .DocSearch-Modal': { outline: '1px solid' },
    // Forced colours hide the background of the selected result.
    '& .DocSearch-Hit[aria-selected=true] a': { outline: '2px solid Highlight' },
  },
  '& .DocSearch-Footer': { position: 'static' },
  '& .DocSearch-Input:focus-visible': { outline: 'none' },
  '& .DocSearch-Form:focus-within': { borderBlockEndColor: 'var(--accent)' },
  [media.touch]: {
    '& .DocSearch-Close': { minWidth: '2.75rem', minHeight: '2.75rem' },
    '& .DocSearch-HitsFooter a': { display: 'inline-block', padding: '0.7rem 0' },
  },
  // Otherwise they cover a long query.
  '& .DocSearch-Actions': { flex: 'none' },
  '& .DocSearch-Clear': { fontWeight: 400 },
  // DocSearch shows this while it waits for an answer, too. The site has its own message.
  '& .DocSearch-NoResults': { display: 'none' },
  '& .DocSearch-Hit mark': { color: 'var(--text)', background: 'var(--mark)', textDecoration: 'none', borderRadius: 2 },
  '& .DocSearch-Hit[aria-selected=true] mark': { color: 'var(--text)' },
  '& .DocSearch-HitsFooter a': { color: 'var(--accent)' },
});

/** The lines of a result, in one style for all results. */
export const hitLines = css({
  '& .search-lines': {
    display: 'flex',
    flexDirection: 'column',
    justifyContent: 'center',
    gap: 'var(--space-1)',
    minHeight: 'var(--docsearch-hit-height)',
    padding: 'var(--space-2)',
    color: 'var(--text)',
    lineHeight: 1.35,
    overflowWrap: 'anywhere',
  },
  '& .search-lines > span': { display: 'block', maxWidth: 'none', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '& .search-lines > span:first-of-type': { fontSize: 'var(--size-s)' },
  '& .search-lines > span + span': { color: 'var(--text-soft)', fontSize: 'var(--size-xs)' },
  '& .search-lines i': { color: 'var(--text-soft)', fontStyle: 'normal' },
  // On a narrow screen, one line would show only a few words.
  [small]: { '& .search-lines > span': { display: '-webkit-box', WebkitBoxOrient: 'vertical', WebkitLineClamp: 2, whiteSpace: 'normal' } },
  '& :is(.search-answer, .search-failure)': {
    borderLeft: '3px solid var(--accent)',
    borderRadius: 'var(--radius-s)',
    paddingLeft: 'var(--space-3)',
    [media.forcedColours]: { borderColor: 'LinkText' },
  },
  '& .search-lines.search-answer > span': { display: 'block', whiteSpace: 'normal' },
  '& .search-lines.search-answer > span:first-of-type': { fontSize: 'var(--size-m)' },
});

/** Matches a dialog with an answered query. */
const answered = ':has(.DocSearch-HitsFooter, .DocSearch-NoResults)';

/**
 * Layout of the empty dialog. DocSearch has a slot for its content only in the footer: it is placed between the history and the keys, and all
 * of it scrolls together. CSS does it without rendering anything at a keystroke.
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
    // Without a history, Escape is the only key that works.
    '&:not(:has(.DocSearch-Hit)) .DocSearch-Commands li:not(:last-of-type)': { display: 'none' },
    '& :is(.DocSearch-Commands, .DocSearch-Logo)': { height: 48, padding: '0 var(--docsearch-spacing)' },
  },
});
