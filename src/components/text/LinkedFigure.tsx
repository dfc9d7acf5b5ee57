import { css } from '@emotion/react';
import { definitionErrors } from '../../model/definitionErrors';
import type { FigureLink } from '../../model/figureLink';
import { media } from '../../styles/media';
import { SmartLink } from '../controls/SmartLink';
import { useFigure } from './pageData';

interface LinkedFigureProps {
  readonly src: string;
  readonly alt: string;
  readonly name: string;
  /** Rows of the table, as the build expanded them: where the drawing has left room for a link. */
  readonly links?: readonly FigureLink[];
}

const box = css({
  position: 'relative',
  width: 'fit-content',
  margin: 'var(--space-5) auto',
  '& > img': { display: 'block', maxWidth: '100%', height: 'auto', background: 'var(--figure-ground)' },
  '& > a': {
    position: 'absolute',
    width: '18.4%',
    minHeight: '1.5rem',
    padding: '0.15em 0',
    border: '1px solid currentColor',
    borderRadius: 'var(--radius)',
    background: 'var(--bg)',
    fontSize: 'var(--size-s)',
    fontWeight: 600,
    lineHeight: 1.3,
    textAlign: 'center',
    textDecoration: 'none',
  },
  [media.phone]: { '& > a': { fontSize: '0.6875rem' } },
  [media.print]: { breakInside: 'avoid' },
});

/** A drawing whose labels are links. */
export function LinkedFigure({ src, alt, name, links }: LinkedFigureProps) {
  const { width, height, file } = useFigure(src);
  if (!links) throw new Error(definitionErrors.unknownTable(name));
  return (
    <figure css={box}>
      <img src={file.publicURL} alt={alt} width={width} height={height} loading="lazy" decoding="async" />
      {links.map(({ label, href, left, top }) => (
        <SmartLink key={label} href={href} css={{ left: `${left}%`, top: `${top}%` }}>
          {label}
        </SmartLink>
      ))}
    </figure>
  );
}
