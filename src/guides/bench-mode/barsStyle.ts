import { css } from '@emotion/react';
import { filledWhereForced } from '../../theme/controls/buttons';

/** Wider than high: the drawing stands beside the words. */
export const sideways = '@media screen and (min-aspect-ratio: 1/1)';

/** So narrow for the reader's size of text that the bar has no room for a button more. */
export const cramped = '@media screen and (max-width: 19.9rem) and (max-aspect-ratio: 1/1)';

/** A large screen, which is further away. */
export const large = '@media screen and (min-width: 62rem) and (min-height: 40rem)';

/** What stands around the step on the screen: the bar above it, the keys below it, and a note. Their places are those of frameStyle.ts. */
export const barsStyle = css({
  '& > header': {
    position: 'fixed',
    inset: '0 0 auto 0',
    display: 'flex',
    alignItems: 'center',
    gap: 'var(--space-2)',
    height: 'var(--bar)',
    padding: '0 var(--space-2)',
    fontSize: 'var(--size-s)',
    // The drawing below it can be pressed.
    pointerEvents: 'none',
    '& > *': { pointerEvents: 'auto' },
    '& > p': {
      margin: 0,
      padding: '0.2rem 0.6rem',
      borderRadius: 'var(--radius)',
      background: 'var(--bg)',
      fontWeight: 'var(--weight-strong)',
    },
    '& > button': { minHeight: '2.75rem', padding: '0 0.7rem', fontSize: 'var(--size-s)' },
    '& > button:last-of-type': { width: '2.75rem', marginLeft: 'auto', padding: 0, justifyContent: 'center' },
    '& > button:first-of-type:not(:last-of-type)': {
      flexFlow: 'column nowrap',
      placeContent: 'center',
      alignItems: 'flex-start',
      gap: 0,
      lineHeight: 1.25,
    },
  },
  '& > footer': {
    position: 'fixed',
    inset: 'auto 0 0 var(--words-left)',
    display: 'grid',
    gridTemplateColumns: '3.5rem minmax(0, 1fr) 3.5rem',
    gap: 'var(--space-2)',
    height: 'var(--keys)',
    padding: '0.375rem var(--space-2)',
    borderTop: '1px solid var(--line)',
    background: 'var(--bg)',
    '& > button': {
      minHeight: '3.5rem',
      padding: 0,
      justifyContent: 'center',
      fontSize: '1.0625rem',
      fontWeight: 'var(--weight-strong)',
      lineHeight: 1.2,
    },
    '& > button:nth-of-type(2)': {
      borderColor: 'var(--accent)',
      background: 'var(--accent)',
      color: 'var(--on-accent)',
      '&:hover': { background: 'var(--accent-strong)', color: 'var(--on-accent)' },
      ...filledWhereForced,
    },
    '& > button:disabled': { color: 'var(--text-faint)', borderColor: 'var(--line)', cursor: 'default' },
    '& > button svg': { flex: 'none' },
    '& > button:nth-of-type(1) svg': { transform: 'rotate(180deg)' },
  },
  '& .bench-units': {
    display: 'grid',
    gap: 'var(--space-2)',
    maxWidth: '24rem',
    '& > button': { minHeight: '3.5rem', justifyContent: 'center' },
  },
  '& > .bench-note': {
    position: 'fixed',
    inset: 'auto auto calc(var(--keys) + var(--space-2)) calc(var(--words-left) + var(--space-2))',
    right: 'var(--space-2)',
    display: 'flex',
    alignItems: 'center',
    gap: 'var(--space-3)',
    padding: 'var(--space-1) var(--space-1) var(--space-1) var(--space-3)',
    border: '1px solid var(--line-control)',
    borderRadius: 'var(--radius)',
    background: 'var(--info-bg)',
    fontSize: 'var(--size-s)',
    lineHeight: 1.35,
    '& > p': { flex: '1 1 0', margin: 0 },
    '& > button': { minHeight: '2.75rem' },
  },
  [sideways]: { '& > header': { left: 'var(--words-left)' } },
  [cramped]: {
    '& > header > button:first-of-type:not(:last-of-type)': { minWidth: 0, overflow: 'hidden' },
    '& > footer': { gridTemplateColumns: '2.5rem minmax(0, 1fr) 2.5rem' },
    '& > footer > button': { minWidth: 0 },
  },
  [large]: {
    '& > footer > button': { minHeight: '4.25rem' },
    '& kbd': {
      marginLeft: 'var(--space-2)',
      padding: '0 0.4em',
      border: '1px solid',
      borderRadius: 'var(--radius-s)',
      font: 'inherit',
      fontSize: 'var(--size-xs)',
      fontWeight: 400,
    },
  },
  '@media (max-width: 61.99rem), (max-height: 39.99rem), (pointer: coarse)': { '& kbd': { display: 'none' } },
});
