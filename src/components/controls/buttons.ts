import { css } from '@emotion/react';
import { media } from '../../styles/media';

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
  fontWeight: 500,
  '&:hover': { borderColor: 'var(--accent)', color: 'var(--accent)' },
  [media.print]: { display: 'none' },
});

/** A square button with an icon only. */
export const iconButton = css({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  width: '2.5rem',
  height: '2.5rem',
  padding: 0,
  border: 0,
  borderRadius: 'var(--radius)',
  background: 'transparent',
  color: 'var(--text-soft)',
  '&:hover:not(:disabled)': { background: 'var(--bg-soft)', color: 'var(--text)' },
  '&:disabled': { cursor: 'default' },
});
