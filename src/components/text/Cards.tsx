import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { media } from '../../styles/media';
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
  '& > a:hover': { borderColor: 'var(--accent)', color: 'var(--text-soft)' },
  '& > a > strong': {
    display: 'block',
    marginBottom: 'var(--space-1)',
    color: 'var(--accent)',
    fontSize: 'var(--size-m)',
    fontWeight: 600,
  },
  '& > a p': { margin: 0 },
  [media.print]: {
    gridTemplateColumns: 'repeat(3, 1fr)',
    gap: 'var(--space-2)',
    margin: 'var(--space-3) 0',
    '& > a': { padding: 'var(--space-2) var(--space-3)', breakInside: 'avoid' },
  },
});

/** Links that lead on, side by side. */
export function Cards({ children }: { readonly children?: ReactNode }) {
  return <div css={grid}>{children}</div>;
}

/** One link with a title and a sentence. */
export function Card({ title, href, children }: { readonly title: string; readonly href: string; readonly children?: ReactNode }) {
  return (
    <SmartLink href={href}>
      <strong>{title}</strong>
      {children}
    </SmartLink>
  );
}
