import { css } from '@emotion/react';

/** A message in place of results. */
export const searchScreen = css({
  padding: 'var(--space-7) var(--space-4)',
  color: 'var(--text-soft)',
  textAlign: 'center',
  overflowWrap: 'anywhere',
  '& > p': { margin: '0 0 var(--space-3)' },
  '& strong': { color: 'var(--text)', fontSize: 'var(--size-l)' },
  '& ul': { listStyle: 'none', display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: 'var(--space-2)', margin: 0, padding: 0 },
  '& ul + p': { marginTop: 'var(--space-5)' },
});
