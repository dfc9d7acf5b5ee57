import { css } from '@emotion/react';
import { useEffect, useId, useState } from 'react';
import type { ReactNode } from 'react';
import { layer } from '../styles/media';

const style = css({
  '& > [role="tooltip"]': {
    display: 'none',
    position: 'absolute',
    // As wide as the column, below the line. Without `top`, an absolute block keeps its static position.
    left: 0,
    right: 0,
    zIndex: layer.hint,
    // Reaches up to the letters, so that the pointer can move onto it.
    marginTop: '-0.25rem',
    padding: 'var(--space-2) var(--space-3)',
    border: '1px solid var(--line-strong)',
    borderRadius: 'var(--radius)',
    background: 'var(--bg-raised)',
    boxShadow: 'var(--shadow)',
    color: 'var(--text)',
    font: '400 var(--size-s)/1.5 var(--font)',
    // Safari needs the prefix.
    WebkitUserSelect: 'none',
    userSelect: 'none',
  },
  '@media screen': {
    // Longhands, because Safari doesn't support the shorthand.
    '& > [role="button"]': {
      textDecoration: 'underline',
      textDecorationStyle: 'dotted',
      textDecorationColor: 'var(--line-control)',
      textUnderlineOffset: '0.2em',
      cursor: 'help',
    },
    '&:is(:hover, :focus-within):not([data-closed]) > [role="tooltip"]': { display: 'block' },
  },
});

interface HintProps {
  readonly meaning: string;
  readonly children?: ReactNode;
}

/**
 * Term that shows its meaning on hover, tap or keyboard focus, until Escape. Not a `<button>`, which wouldn't wrap and copy like the text
 * around it.
 */
export function Hint({ meaning, children }: HintProps) {
  const id = useId();
  const [closed, setClosed] = useState(false);
  const open = (): void => setClosed(false);
  useEffect(() => {
    // Listen on the document: a hovered term may not have the focus.
    const close = ({ key }: KeyboardEvent): void => {
      if (key === 'Escape') setClosed(true);
    };
    document.addEventListener('keydown', close);
    return () => document.removeEventListener('keydown', close);
  }, []);
  return (
    <span css={style} data-closed={closed || undefined} onMouseEnter={open} onFocus={open}>
      <span role="button" tabIndex={0} aria-describedby={id}>
        {children}
      </span>
      <span role="tooltip" id={id}>
        {meaning}
      </span>
    </span>
  );
}
