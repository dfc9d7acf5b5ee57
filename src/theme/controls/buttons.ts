import { css } from '@emotion/react';
import { media } from '../styles/media';

/** Look of what readers type into or choose from beside a table or cards. */
export const field = {
  padding: '0.35rem 0.5rem',
  border: '1px solid var(--line-control)',
  borderRadius: 'var(--radius-s)',
  background: 'var(--bg)',
  color: 'var(--text)',
  fontSize: 'var(--size-s)',
} as const;

/** How a box of fields shows which of them holds what does not count. */
export const invalidInputs = { '& input[aria-invalid="true"]': { borderColor: 'var(--danger)', borderWidth: 2 } } as const;

/** Marks the one of several that is chosen where the reader's own colours are forced: all grounds and borders look the same there. */
export const filledWhereForced = {
  [media.forcedColours]: {
    background: 'Highlight',
    color: 'HighlightText',
    borderColor: 'Highlight',
    forcedColorAdjust: 'none',
  },
} as const;

/** A button with text. */
export const button = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 'var(--space-2)',
  padding: '0.5rem 1rem',
  border: '1px solid var(--line-control)',
  borderRadius: 'var(--radius)',
  background: 'var(--bg-raised)',
  color: 'var(--text)',
  fontWeight: 'var(--weight-medium)',
  '&:hover': { borderColor: 'var(--accent)', color: 'var(--accent)' },
  [media.print]: { display: 'none' },
});

/** Side of a button with an icon only: like the icon, it does not grow with the reader's text, so that four of them have room on a phone. */
export const iconSide = '40px';

/** A square button with an icon only. */
export const iconButton = css({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  width: iconSide,
  height: iconSide,
  padding: 0,
  border: 0,
  borderRadius: 'var(--radius)',
  background: 'transparent',
  color: 'var(--text-soft)',
  '&:hover:not(:disabled)': { background: 'var(--bg-soft)', color: 'var(--text)' },
  '&:disabled': { cursor: 'default' },
});
