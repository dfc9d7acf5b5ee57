import { css } from '@emotion/react';

/** Card around the verdict on something a reader gave; its edge is red with `data-verdict="bad"`. */
export const verdictCard = css({
  margin: '0 0 var(--space-3)',
  padding: 'var(--space-3)',
  border: '1px solid var(--line)',
  borderLeft: '4px solid var(--accent)',
  borderRadius: 'var(--radius)',
  background: 'var(--bg)',
  '&[data-verdict="bad"]': { borderLeftColor: 'var(--danger)' },
});
