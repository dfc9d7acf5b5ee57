import { css } from '@emotion/react';
import type { BookLink } from '../../model/books';
import { media } from '../../styles/media';
import { SmartLink } from '../controls/SmartLink';

const line = css({
  margin: '0 0 var(--space-4)',
  color: 'var(--text-soft)',
  fontSize: 'var(--size-s)',
  // Whoever prints the page has it on paper.
  [media.print]: { display: 'none' },
});

/** The way from a build guide to its sheets for the bench. */
export const BenchSheets = ({ href, facts }: BookLink) => (
  <p css={line}>
    <SmartLink href={href}>Bench sheets for paper</SmartLink> ({facts})
  </p>
);
