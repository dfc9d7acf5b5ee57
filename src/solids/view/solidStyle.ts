import { css } from '@emotion/react';
import { media } from '../../theme/styles/media';

/** Styles of a 3D view with its buttons below it. */
export const solidBox = css({
  display: 'grid',
  gap: 'var(--space-2)',
  // The canvas can be wider than its column for a moment and must not widen it.
  minWidth: 0,
  overflow: 'hidden',
  fontSize: 'var(--size-s)',
  '& p': { margin: 0 },
  '& > canvas': { borderRadius: 'var(--radius)', background: 'var(--bg)' },
  '& .solid-tools': { display: 'flex', flexWrap: 'wrap', gap: 'var(--space-2)' },
  '& .solid-tools > button': { minHeight: '2.75rem' },
  '& .solid-tools > button:disabled': { color: 'var(--text-faint)', borderColor: 'var(--line)' },
  '& .solid-named': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 'var(--space-1) var(--space-3)', minHeight: '2.75rem' },
  '& :is(.solid-named, li) button': {
    minHeight: '2rem',
    padding: '0 var(--space-2)',
    border: '1px solid var(--line-control)',
    borderRadius: 'var(--radius-s)',
    background: 'var(--bg-raised)',
    color: 'inherit',
  },
  '& :is(.solid-named, li) button[aria-pressed="true"]': { background: 'var(--accent-soft)', borderColor: 'var(--accent)' },
  '& summary': { minHeight: '2rem' },
  '& details > ul': { margin: 0, padding: 0, listStyle: 'none', columns: '18rem 2' },
  '& li': { display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 'var(--space-3)', breakInside: 'avoid' },
  '& li > label': { display: 'flex', alignItems: 'center', gap: 'var(--space-2)', minHeight: '2.25rem' },
  '& .solid-section': { display: 'flex', alignItems: 'center', gap: 'var(--space-3)' },
  '& .solid-section > input': {
    flex: '1 1 8rem',
    minWidth: 0,
    maxWidth: '24rem',
    height: '2.75rem',
    margin: 0,
    accentColor: 'var(--accent)',
  },
  // On the stage of a step, buttons are over the view and above the play bar; on a phone only the button back to the drawing.
  [media.screen]: {
    '[data-stage] & > :not(canvas)': { marginInline: 'var(--space-2)' },
    '[data-stage] & .solid-tools': { position: 'absolute', inset: 'auto 0 4rem auto' },
    '[data-stage] & .solid-tools > button:not(:last-of-type)': { display: 'none' },
  },
  [media.large]: { '[data-stage] & .solid-tools > button:not(:nth-last-of-type(2), :nth-last-of-type(3))': { display: 'inline-flex' } },
  [media.touch]: { '& :is(.solid-named, li) button, & li > label, & summary': { minHeight: '2.75rem' } },
  [media.print]: { display: 'none' },
});
