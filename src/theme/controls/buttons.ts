import { css } from '@emotion/react';
import { media } from '../styles/media';

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
