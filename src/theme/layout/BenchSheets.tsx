import { css } from '@emotion/react';
import type { BookLink } from '../../model/books';
import { media } from '../styles/media';
import { SmartLink } from '../controls/SmartLink';

const line = css({
  marginTop: 'var(--space-2)',
  color: 'var(--text-soft)',
  fontSize: 'var(--size-s)',
  // Whoever prints the page has it on paper.
  [media.print]: { display: 'none' },
});

/** The way from a build guide to its sheets for the bench. */
export const BenchSheets = ({ href, facts }: BookLink) => (
  <div css={line}>
    <SmartLink href={href}>Bench sheets for paper</SmartLink> ({facts})
  </div>
);
