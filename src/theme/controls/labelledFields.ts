import { css } from '@emotion/react';
import { field } from './field';

/** Fields under their names, side by side where there is room. How wide one is at least, and what other fields look like, says who uses it. */
export const labelledFields = css({
  display: 'grid',
  gap: 'var(--space-3)',
  margin: '0 0 var(--space-3)',
  '& label': {
    display: 'grid',
    alignContent: 'start',
    gap: 'var(--space-1)',
    fontSize: 'var(--size-s)',
    fontWeight: 'var(--weight-medium)',
  },
  '& select': { ...field, width: '100%', minHeight: '2.75rem' },
});
