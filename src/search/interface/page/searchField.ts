import { css } from '@emotion/react';

/** A field with its button, for searching in the page itself. */
export const searchField = css({
  display: 'flex',
  gap: 'var(--space-2)',
  marginBottom: 'var(--space-4)',
  '& input': {
    flex: 1,
    minWidth: 0,
    padding: '0.625rem var(--space-3)',
    border: '1px solid var(--line-control)',
    borderRadius: 'var(--radius)',
    background: 'var(--bg-raised)',
  },
});
