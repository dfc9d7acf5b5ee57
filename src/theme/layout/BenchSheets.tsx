import { css } from '@emotion/react';
import type { BookLink } from '../../model/books';
import { media } from '../styles/media';
import { SmartLink } from '../controls/SmartLink';

const line = css({
  marginTop: 'var(--space-2)',
  color: 'var(--text-soft)',
  fontSize: 'var(--size-s)',
  // A printed page is already on paper.
  [media.print]: { display: 'none' },
});

/** Link from a build guide to its printable bench sheets. */
export const BenchSheets = ({ href, facts }: BookLink) => (
  <div css={line}>
    <SmartLink href={href}>Bench sheets for paper</SmartLink> ({facts})
  </div>
);
