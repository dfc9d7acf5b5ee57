import { css } from '@emotion/react';
import { media } from '../styles/media';

/** Styles of the glossary: letters to leap to, then terms beside their meanings. */
export const glossaryStyle = css({
  '& > nav': { display: 'flex', flexWrap: 'wrap', gap: 'var(--space-1)', margin: 'var(--space-4) 0' },
  '& > nav > a': {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    minWidth: '2rem',
    minHeight: '2rem',
    border: '1px solid var(--line)',
    borderRadius: 'var(--radius-s)',
    fontWeight: 'var(--weight-strong)',
    textDecoration: 'none',
  },
  '& > nav > a:hover': { borderColor: 'var(--accent)' },
  '&& h2': {
    margin: 'var(--space-5) 0 0',
    paddingBottom: 'var(--space-1)',
    borderBottom: '1px solid var(--line)',
    fontSize: 'var(--size-l)',
  },
  '&& dl': { margin: 0 },
  '& dl > div': {
    display: 'grid',
    gridTemplateColumns: '11rem 1fr',
    columnGap: 'var(--space-4)',
    padding: 'var(--space-2) 0',
    borderBottom: '1px solid var(--line)',
  },
  '& dt': { fontWeight: 'var(--weight-strong)', overflowWrap: 'anywhere' },
  '& dt > span': { display: 'block', color: 'var(--text-soft)', fontSize: 'var(--size-s)', fontWeight: 400 },
  '& dt:hover > .anchor': { opacity: 1 },
  '& dt:target': { color: 'var(--accent-strong)' },
  '& dd': { margin: 0 },
  [media.phone]: { '& dl > div': { display: 'block' } },
  [media.touch]: { '& > nav > a': { minWidth: '2.75rem', minHeight: '2.75rem' } },
  [media.print]: { '& > nav': { display: 'none' }, '& dl > div': { breakInside: 'avoid' }, '&& h2': { breakAfter: 'avoid' } },
});
