import { css } from '@emotion/react';
import type { FigureLink } from '../../model/pageTypes';
import { media } from '../styles/media';
import { SmartLink } from '../controls/SmartLink';
import { useFigure } from './pageData';

interface LinkedFigureProps {
  readonly src: string;
  readonly alt: string;
  /** Where the drawing leaves space for a link. */
  readonly links: readonly FigureLink[];
}

const box = css({
  position: 'relative',
  width: 'fit-content',
  margin: 'var(--space-5) auto',
  '& > img': { display: 'block', maxWidth: '100%', height: 'auto', background: 'var(--figure-ground)' },
  // Touch target larger than the visible label. The labels are far enough apart.
  '& > a': {
    position: 'absolute',
    display: 'flex',
    alignItems: 'center',
    width: '18.4%',
    minWidth: '2.75rem',
    minHeight: '2.75rem',
    marginTop: '-0.625rem',
    textDecoration: 'none',
  },
  '& > a > span': {
    flex: 1,
    minHeight: '1.5rem',
    padding: '0.15em 0',
    border: '1px solid currentColor',
    borderRadius: 'var(--radius)',
    background: 'var(--bg)',
    fontSize: 'var(--size-s)',
    fontWeight: 'var(--weight-strong)',
    lineHeight: 1.3,
    textAlign: 'center',
  },
  [media.phone]: { '& > a > span': { fontSize: '0.6875rem' } },
  [media.print]: { breakInside: 'avoid' },
});

/** Drawing whose labels are links. */
export function LinkedFigure({ src, alt, links }: LinkedFigureProps) {
  const { width, height, publicURL } = useFigure(src);
  return (
    <figure css={box}>
      <img src={publicURL} alt={alt} width={width} height={height} loading="lazy" decoding="async" />
      {links.map(({ label, href, left, top }) => (
        <SmartLink key={label} href={href} css={{ left: `${left}%`, top: `${top}%` }}>
          <span>{label}</span>
        </SmartLink>
      ))}
    </figure>
  );
}
