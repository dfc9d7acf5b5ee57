import { css } from '@emotion/react';
import { media } from '../styles/media';

/** Styles of a decision path. Questions not reached yet are hidden on the screen, but not on paper or without JavaScript. */
export const pathStyle = css({
  margin: 'var(--space-4) 0',
  padding: 'var(--space-4)',
  border: '1px solid var(--line)',
  borderRadius: 'var(--radius)',
  '& > ol': { margin: 0, paddingLeft: '1.75rem' },
  '& > ol > li': { margin: 0 },
  '& > ol > li + li': { marginTop: 'var(--space-4)' },
  '& > ol > li::marker': { fontWeight: 'var(--weight-strong)' },
  '& > ol > li > p': { margin: '0 0 var(--space-2)' },
  '& .question': { fontWeight: 'var(--weight-strong)', outline: 'none' },
  '& > ol > li > ul': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: 'var(--space-2)',
    margin: 0,
    padding: 0,
    listStyle: 'none',
  },
  '& .answer': {
    display: 'flex',
    alignItems: 'center',
    minHeight: '2.75rem',
    padding: 'var(--space-2) var(--space-3)',
    border: '1px solid var(--line-control)',
    borderRadius: 'var(--radius)',
    color: 'var(--text)',
    lineHeight: 1.4,
    overflowWrap: 'anywhere',
    textDecoration: 'none',
  },
  '& .answer:hover': { borderColor: 'var(--accent)' },
  '& .answer[aria-current]': { borderColor: 'var(--accent)', borderWidth: '2px', background: 'var(--accent-soft)' },
  // The target is short: the answer wraps instead.
  '& .answer .where': {
    flex: 'none',
    marginLeft: 'auto',
    paddingLeft: 'var(--space-3)',
    color: 'var(--text-soft)',
    fontSize: 'var(--size-s)',
  },
  '& .try': { margin: 'var(--space-2) 0 0', paddingLeft: '1.75rem' },
  '& .try > li': { padding: '0.3rem 0' },
  '& > p': { margin: 'var(--space-3) 0 0' },
  '@media screen': { '& [data-later]': { display: 'none' } },
  [media.print]: {
    '& > p': { display: 'none' },
    '& > ol > li': { breakInside: 'avoid' },
    '& .answer': { minHeight: 0, border: 0, padding: 0 },
  },
});
