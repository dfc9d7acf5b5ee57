import { css } from '@emotion/react';
import { media } from '../styles/media';

/** Style of inputs and selects beside a table or cards. */
export const field = {
  padding: '0.35rem 0.5rem',
  border: '1px solid var(--line-control)',
  borderRadius: 'var(--radius-s)',
  background: 'var(--bg)',
  color: 'var(--text)',
  fontSize: 'var(--size-s)',
} as const;

/** Style for inputs with an invalid value. */
export const invalidInputs = { '& input[aria-invalid="true"]': { borderColor: 'var(--danger)', borderWidth: 2 } } as const;

/** Style for the chosen option in forced-colors mode, where all backgrounds and borders look the same. */
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

/** The main button of a page. */
export const mainButton = css(button, {
  borderColor: 'var(--accent)',
  background: 'var(--accent)',
  color: 'var(--on-accent)',
  '&:hover': { background: 'var(--accent-strong)', color: 'var(--on-accent)' },
});

/** Side of an icon button. It doesn't grow with the reader's text size, so that four of them fit on a phone. */
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
  // A link would have the colour of links beside buttons in that of buttons.
  [media.forcedColours]: { color: 'ButtonText' },
});
