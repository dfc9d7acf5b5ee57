import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { media } from '../styles/media';
import { SmartLink } from '../controls/SmartLink';

const grid = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 17rem), 1fr))',
  gap: 'var(--space-3)',
  margin: 'var(--space-5) 0',
  '& > a': {
    display: 'block',
    padding: 'var(--space-4)',
    border: '1px solid var(--line)',
    borderRadius: 'var(--radius)',
    color: 'var(--text-soft)',
    fontSize: 'var(--size-s)',
    lineHeight: 1.5,
    textDecoration: 'none',
  },
  '& > a:hover, & > a:has(:target)': { borderColor: 'var(--accent)', color: 'var(--text-soft)' },
  '& > a > strong': {
    display: 'block',
    marginBottom: 'var(--space-1)',
    color: 'var(--accent)',
    fontSize: 'var(--size-m)',
    fontWeight: 'var(--weight-strong)',
  },
  '& > a p': { margin: 0 },
  [media.print]: {
    gridTemplateColumns: 'repeat(3, 1fr)',
    gap: 'var(--space-2)',
    margin: 'var(--space-3) 0',
    '& > a': { padding: 'var(--space-2) var(--space-3)', breakInside: 'avoid' },
  },
});

/** On the screen, a card alone in its row of two is as wide as both. */
const pairs = css({ [media.screen]: { '& > a:last-child:nth-child(odd)': { gridColumn: '1 / -1' } } });

// The first button is the primary action.
const buttons = css({
  display: 'grid',
  // Two side by side, or one below the other if a word wouldn't fit.
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 8.5rem), 1fr))',
  gap: 'var(--space-3)',
  margin: 'var(--space-5) 0',
  '& > a': {
    padding: '0.7rem 1.25rem',
    border: '1px solid var(--line-control)',
    borderRadius: 'var(--radius)',
    background: 'var(--bg-raised)',
    color: 'var(--text)',
    fontSize: 'var(--size-s)',
    lineHeight: 1.4,
    textDecoration: 'none',
  },
  '& > a > strong': { display: 'block', fontSize: 'var(--size-m)' },
  '& > a p': { margin: 0 },
  '& > a:hover': { borderColor: 'var(--text)' },
  '& > a:active': { transform: 'translateY(1px)' },
  '& > a:first-of-type': { gridColumn: '1 / -1', borderColor: 'transparent', background: 'var(--signal)', color: 'var(--on-signal)' },
  '& > a:first-of-type:hover': { background: 'var(--signal-strong)' },
  [media.phone]: { gap: 'var(--space-2)', '& > a': { padding: '0.6rem 0.9rem' } },
  [media.forcedColours]: { '& > a:first-of-type': { borderColor: 'LinkText' } },
});

// A line connects the numbers, also across rows.
const path = css({
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 13rem), 1fr))',
  rowGap: 'var(--space-5)',
  columnGap: 0,
  counterReset: 'stop',
  '& > a': { position: 'relative', padding: '3.25rem var(--space-5) 0 0', border: 0, borderRadius: 0, counterIncrement: 'stop' },
  '& > a::before': {
    content: 'counter(stop)',
    position: 'absolute',
    zIndex: 1,
    top: 0,
    left: 0,
    display: 'grid',
    placeItems: 'center',
    width: '2.25rem',
    height: '2.25rem',
    border: '2px solid var(--accent)',
    borderRadius: '50%',
    background: 'var(--bg)',
    color: 'var(--accent)',
    fontWeight: 'var(--weight-strong)',
  },
  '& > a::after': {
    content: "''",
    position: 'absolute',
    top: '1.0625rem',
    left: 0,
    width: '100%',
    borderTop: '2px solid var(--line-strong)',
  },
  '& > a:last-of-type::after': { display: 'none' },
  // The line ends at a filled stop.
  '& > a:last-of-type::before': { background: 'var(--accent)', color: 'var(--on-accent)' },
  '& > a:hover::before': { background: 'var(--accent)', color: 'var(--on-accent)' },
  // One below the other, with the words beside the numbers: the line goes down.
  [media.phone]: {
    rowGap: 'var(--space-4)',
    '& > a': { minHeight: '2.25rem', padding: '0.2rem 0 0 3.25rem' },
    '& > a::after': {
      top: '2.25rem',
      bottom: 'calc(-1 * var(--space-4))',
      left: '1.0625rem',
      width: 0,
      borderTop: 0,
      borderLeft: '2px solid var(--line-strong)',
    },
  },
});

const looks = { cards: [grid, pairs], buttons, path: [grid, path] };

interface CardsProps {
  /** `buttons` shows only titles, the first in the accent colour; `path` numbers them along a line. Cards by default. */
  readonly as?: string | undefined;
  readonly children?: ReactNode;
}

/** Links side by side. */
export function Cards({ as, children }: CardsProps) {
  return (
    <div data-cards="" css={as === 'buttons' || as === 'path' ? looks[as] : looks.cards}>
      {children}
    </div>
  );
}

interface CardProps {
  readonly title: string;
  readonly href: string;
  /** Anchors that have moved to the page, separated by commas. */
  readonly moved?: string | undefined;
  /** Shown above the title. */
  readonly picture?: ReactNode;
  readonly children?: ReactNode;
}

/** Link with a title and a sentence. Without JavaScript, an anchor that has moved shows it; with it, `openTarget` leads on. */
export function Card({ title, href, moved, picture, children }: CardProps) {
  return (
    <SmartLink href={href}>
      {moved?.split(',').map((id) => (
        <span key={id} id={id.trim()} data-leads-on="" />
      ))}
      {picture}
      <strong>{title}</strong>
      {children}
    </SmartLink>
  );
}
