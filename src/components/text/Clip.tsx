import { css } from '@emotion/react';
import { media } from '../../styles/media';
import { PlayIcon } from '../controls/icons';
import { useFigure } from './pageData';

interface ClipProps {
  readonly href: string;
  readonly poster: string;
  readonly title: string;
  readonly alt: string;
  /** Two clips in a row where there is room. */
  readonly beside?: boolean;
}

const frame = css({
  display: 'block',
  margin: 'var(--space-5) 0',
  overflow: 'hidden',
  border: '1px solid var(--line)',
  borderRadius: 'var(--radius)',
  background: 'var(--bg-soft)',
  color: 'var(--text)',
  textDecoration: 'none',
  '& img': {
    display: 'block',
    maxWidth: 'calc(100% - 2 * var(--space-4))',
    height: 'auto',
    margin: 'var(--space-4) auto',
    background: 'var(--figure-ground)',
  },
  // Words of a drawing have about the size of the text then, as in a figure.
  [media.print]: { breakInside: 'avoid', '& img': { width: 'auto', zoom: 0.4 }, '& svg': { display: 'none' } },
});

const words = css({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  columnGap: 'var(--space-3)',
  alignItems: 'center',
  padding: 'var(--space-3) var(--space-4)',
  borderTop: '1px solid var(--line)',
  '& svg': { gridRow: 'span 2', width: '2rem', height: '2rem', color: 'var(--accent)' },
  '& small': { color: 'var(--text-soft)' },
});

/** Clips that follow each other stand in rows of two. */
const inRows = css({
  display: 'inline-block',
  width: 'calc(50% - var(--space-2))',
  margin: '0 0 var(--space-4)',
  verticalAlign: 'top',
  '&:nth-of-type(odd)': { marginRight: 'var(--space-4)' },
  [media.phone]: { width: '100%' },
});

/** A drawing that leads to a film on another site. It names the site, because nothing of it is loaded before. */
export function Clip({ href, poster, title, alt, beside }: ClipProps) {
  const { width, height, file } = useFigure(poster);
  return (
    <a css={[frame, beside && inRows]} href={href} target="_blank" rel="noopener noreferrer">
      <img src={file.publicURL} alt={alt} width={width} height={height} decoding="async" loading="lazy" />
      <span css={words}>
        <PlayIcon />
        <strong>{title}</strong>
        <small>Opens {new URL(href).host} in a new tab. That site then receives data about you.</small>
      </span>
    </a>
  );
}
