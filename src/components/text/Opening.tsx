import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import robot from '../../pictures/robot.avif';
import { media } from '../../styles/media';

/** Size in px at which the picture is shown; the file has twice as many pixels. */
const size = { width: 380, height: 540 } as const;

const box = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 20rem)',
  alignItems: 'center',
  gap: 'var(--space-6)',
  margin: '0 0 var(--space-5)',
  '& > img': { display: 'block', width: '100%', height: 'auto' },
  '& > div > p:first-of-type': { marginTop: 0, fontSize: 'var(--size-l)', lineHeight: 1.5 },
  [media.phone]: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'stretch',
    gap: 'var(--space-4)',
    // The picture stands behind the ways on, before the rest.
    '& > div': { display: 'contents' },
    '& > div > *': { margin: 0 },
    '& > div > p:first-of-type': { fontSize: 'var(--size-m)' },
    '& > div > p:last-of-type': { order: 2 },
    // The stand ends in the page.
    '& > img': {
      order: 1,
      height: '17rem',
      objectFit: 'cover',
      objectPosition: '50% 0',
      maskImage: 'linear-gradient(#000 85%, transparent)',
    },
  },
  [media.print]: { '& > img': { maxHeight: '70mm', width: 'auto' } },
});

/** What the home page opens with: what the robot is, and the ways on, beside its picture. */
export function Opening({ alt, children }: { readonly alt: string; readonly children?: ReactNode }) {
  return (
    <div css={box} data-opening="">
      <div>{children}</div>
      <img src={robot} alt={alt} {...size} decoding="async" fetchPriority="high" />
    </div>
  );
}
