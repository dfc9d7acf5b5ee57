import { css } from '@emotion/react';
import { bareDialog } from '../styles/bareDialog';

const reducedMotion = '@media (prefers-reduced-motion: reduce)';

/** The dialog, which slides in from the left. */
export const box = css(bareDialog, {
  width: 'min(20rem, 86vw)',
  overflow: 'hidden',
  background: 'var(--bg)',
  boxShadow: 'var(--shadow)',
  '--slide': '200ms',
  [reducedMotion]: { '--slide': '1ms' },
  // Browsers that can't animate `display: none` show and hide it at once.
  transform: 'translateX(-100%)',
  transition: 'transform var(--slide) ease-in-out, overlay var(--slide) allow-discrete, display var(--slide) allow-discrete',
  '&[open]': { display: 'flex', flexDirection: 'column', transform: 'none' },
  '@starting-style': { '&[open]': { transform: 'translateX(-100%)' } },
  '&::backdrop': { background: 'var(--backdrop)' },
  '& header': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    padding: 'var(--space-2) var(--space-3)',
    borderBottom: '1px solid var(--line)',
  },
});

/** Both menus are side by side; the hidden one is inert. */
export const menus = css({
  flex: 1,
  display: 'flex',
  width: '200%',
  minHeight: 0,
  transition: 'transform var(--slide) ease-in-out',
  '&[data-shown="secondary"]': { transform: 'translateX(-50%)' },
  '& nav': {
    width: '50%',
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    padding: 'var(--space-3)',
  },
  // The leaving menu stays visible until the slide ends; the other one is visible at once, so that it can take the focus.
  '& nav[inert]': { visibility: 'hidden', transition: 'visibility var(--slide)' },
});

/** Name of the section above its pages. */
export const sectionName = css({ margin: 'var(--space-2) var(--space-3)', fontWeight: 'var(--weight-strong)' });

/** Button from one menu to the other. */
export const back = css({
  width: '100%',
  padding: 'var(--space-2) var(--space-3)',
  marginBottom: 'var(--space-2)',
  border: 0,
  borderRadius: 'var(--radius-s)',
  background: 'var(--bg-soft)',
  textAlign: 'left',
  fontWeight: 'var(--weight-strong)',
  fontSize: 'var(--size-s)',
});
