import { css } from '@emotion/react';
import { media } from '../../styles/media';
import { filledWhereForced } from '../controls/filledWhereForced';

/** Progress over all guides. */
export const trackerStyle = css({
  '& h3': { marginTop: 'var(--space-6)' },
  '& .tracker-choice': {
    display: 'flex',
    flexWrap: 'wrap',
    gap: 'var(--space-2) var(--space-4)',
    '& > div': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 'var(--space-2)' },
  },
  '& button, & select': { minHeight: '2.75rem' },
  '& button[aria-pressed="true"]': {
    borderColor: 'var(--accent)',
    background: 'var(--accent-soft)',
    color: 'var(--accent)',
    ...filledWhereForced,
  },
  '& .tracker-next': {
    margin: 'var(--space-4) 0',
    padding: 'var(--space-3) var(--space-4)',
    border: '1px solid var(--line)',
    borderLeft: '4px solid var(--accent)',
    borderRadius: 'var(--radius)',
    background: 'var(--bg-soft)',
    '& p': { margin: 'var(--space-1) 0' },
    '& .soft': { color: 'var(--text-soft)', fontSize: 'var(--size-s)' },
  },
  '& .tracker-go': {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: '3rem',
    marginTop: 'var(--space-2)',
    padding: '0 var(--space-4)',
    borderRadius: 'var(--radius)',
    background: 'var(--accent)',
    color: 'var(--on-accent)',
    fontWeight: 640,
    textDecoration: 'none',
    [media.forcedColours]: { border: '1px solid' },
    '&:hover': { background: 'var(--accent-strong)', color: 'var(--on-accent)' },
  },
  '& td': { minWidth: 0 },
  '& tbody th': { minWidth: '11rem', [media.phone]: { minWidth: 0 } },
  '& td a[href]': { display: 'inline-block', minWidth: '2.75rem', minHeight: '1.75rem', fontVariantNumeric: 'tabular-nums' },
  '& td[data-finished="true"] a': { color: 'var(--tip)', fontWeight: 640 },
  '& td .soft': { display: 'block', color: 'var(--text-soft)', fontSize: 'var(--size-xs)' },
  '& .tracker-tools': { display: 'flex', flexWrap: 'wrap', gap: 'var(--space-2)', margin: 'var(--space-4) 0' },
  '& .tracker-code': {
    width: 'min(100%, 18rem)',
    // Readers for such codes want dark on light, with a margin.
    background: '#fff',
    '& path': { fill: '#000' },
    '& svg': { display: 'block', width: '100%', height: 'auto' },
    forcedColorAdjust: 'none',
  },
  '& input[type="file"]': { maxWidth: '100%', minHeight: '2.75rem', fontSize: 'var(--size-s)' },
  '& input::file-selector-button': {
    minHeight: '2.75rem',
    marginRight: 'var(--space-3)',
    padding: '0 1rem',
    border: '1px solid var(--line-control)',
    borderRadius: 'var(--radius)',
    background: 'var(--bg-raised)',
    color: 'var(--text)',
    font: 'inherit',
    fontWeight: 500,
    cursor: 'pointer',
  },
  [media.touch]: { '& td a[href]': { minHeight: '2.75rem', alignContent: 'center' } },
  [media.print]: { '& .tracker-choice, & .tracker-tools, & .tracker-go, & .tracker-move': { display: 'none' } },
});
