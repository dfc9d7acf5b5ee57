import { css } from '@emotion/react';
import { useEffect, useId, useState } from 'react';
import type { ReactNode } from 'react';
import { layer } from '../styles/media';

const style = css({
  '& > [role="tooltip"]': {
    display: 'none',
    position: 'absolute',
    // Across the column, below the line: a block without a place of its own stands where it would begin.
    left: 0,
    right: 0,
    zIndex: layer.hint,
    // Up to the letters, so that the pointer can move onto it.
    marginTop: '-0.25rem',
    padding: 'var(--space-2) var(--space-3)',
    border: '1px solid var(--line-strong)',
    borderRadius: 'var(--radius)',
    background: 'var(--bg-raised)',
    boxShadow: 'var(--shadow)',
    color: 'var(--text)',
    font: '400 var(--size-s)/1.5 var(--font)',
    // Safari still wants its prefix.
    WebkitUserSelect: 'none',
    userSelect: 'none',
  },
  '@media screen': {
    // Each part of the line by itself: Safari takes one word for all of them, and drew no line.
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
 * A term whose meaning is shown while a reader points at it, taps it or reaches it with the keyboard, until Escape is pressed.
 * It is no `button` element, which would not flow and be copied as the words around it.
 */
export function Hint({ meaning, children }: HintProps) {
  const id = useId();
  const [closed, setClosed] = useState(false);
  const open = (): void => setClosed(false);
  useEffect(() => {
    // A term that is pointed at need not have the focus.
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
