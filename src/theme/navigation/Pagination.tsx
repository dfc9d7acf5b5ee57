import { css } from '@emotion/react';
import type { PageLink } from '../../model/pageTypes';
import { media } from '../styles/media';
import { SmartLink } from '../controls/SmartLink';
import { frameWords } from '../../site/words/frame';
import { textWords } from '../../site/words/text';

const row = css({
  display: 'grid',
  // Two halves, or one below the other if a half is narrower than a long word.
  gridTemplateColumns: 'repeat(auto-fill, minmax(clamp(40%, 9.5rem, 100%), 1fr))',
  gap: 'var(--space-3)',
  marginTop: 'var(--space-6)',
  '& a': {
    display: 'flex',
    flexDirection: 'column',
    padding: 'var(--space-3) var(--space-4)',
    border: '1px solid var(--line)',
    borderRadius: 'var(--radius)',
    fontWeight: 'var(--weight-strong)',
    textDecoration: 'none',
    lineHeight: 1.4,
    overflowWrap: 'anywhere',
  },
  '& a:hover': { borderColor: 'var(--accent)' },
  '& a[rel="next"]': { gridColumn: -2, textAlign: 'right' },
  '& small': { color: 'var(--text-faint)', fontSize: 'var(--size-xs)', fontWeight: 400 },
  [media.print]: { display: 'none' },
});

/** Links to the previous and next page in reading order. */
export function Pagination({ previous, next }: { readonly previous: PageLink | null; readonly next: PageLink | null }) {
  if (!previous && !next) return null;
  return (
    <nav aria-label={textWords.neighbours} css={row}>
      {previous && (
        <SmartLink href={previous.href} rel="prev">
          <small>{frameWords.previous}</small>
          {previous.label}
        </SmartLink>
      )}
      {next && (
        <SmartLink href={next.href} rel="next">
          <small>{frameWords.next}</small>
          {next.label}
        </SmartLink>
      )}
    </nav>
  );
}
