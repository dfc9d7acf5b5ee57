import { css } from '@emotion/react';
import { media } from '../styles/media';
import { field, filledWhereForced } from './buttons';

/** Grid of labelled fields. The caller sets the minimum width of a column and the style of other fields. */
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

/** Box of a tool that a page opens within its text. */
export const toolBox = css({
  padding: 'var(--space-4)',
  border: '1px solid var(--line)',
  borderRadius: 'var(--radius)',
  background: 'var(--bg-soft)',
  '&:focus': { outline: 'none' },
  '& p, & li': { margin: '0 0 var(--space-3)', fontSize: 'var(--size-s)' },
  '& h3': { margin: 'var(--space-5) 0 var(--space-2)', fontSize: 'var(--size-m)' },
  '& .scroll-table': { margin: 'var(--space-2) 0 var(--space-3)' },
  '& .scroll-table :is(th, td)': { whiteSpace: 'nowrap' },
  '& .soft': { color: 'var(--text-soft)' },
  '& fieldset': { minWidth: 0, margin: '0 0 var(--space-3)', padding: 0, border: 0 },
  '& legend': { padding: 0, fontSize: 'var(--size-s)', fontWeight: 'var(--weight-medium)' },
  '& button': { minHeight: '2.75rem' },
  '& button[aria-pressed="true"]': { borderColor: 'var(--accent)', background: 'var(--accent-soft)', ...filledWhereForced },
  [media.phone]: { padding: 'var(--space-3)' },
});

/** Row of fields that wraps. */
export const choiceRow = css(labelledFields, {
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(13rem, 100%), 1fr))',
  '& input[type="range"]': { width: '100%', minHeight: '2.75rem', margin: 0, accentColor: 'var(--accent)' },
  '& label.tick': { display: 'flex', alignItems: 'center', minHeight: '2.75rem', alignSelf: 'end' },
});

/** Row of buttons that wraps. */
export const buttonRow = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 'var(--space-2)',
  margin: 'var(--space-2) 0 var(--space-3)',
});
