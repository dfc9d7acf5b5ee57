import { css } from '@emotion/react';
import { media } from '../../styles/media';
import { useFigure } from './pageData';

interface FigureProps {
  readonly src: string;
  readonly alt: string;
  readonly caption?: string;
  /** Leads to the drawing alone, for those that are zoomed into or printed on a large sheet. */
  readonly open?: boolean;
  /** `high` for the first drawing of a page, which is loaded at once. */
  readonly priority?: 'high';
}

const box = css({
  margin: 'var(--space-5) 0',
  '& img': { display: 'block', height: 'auto', margin: '0 auto', background: 'var(--figure-ground)' },
  '& figcaption': {
    marginTop: 'var(--space-2)',
    color: 'var(--text-soft)',
    fontSize: 'var(--size-s)',
    textAlign: 'center',
    textWrap: 'balance',
  },
  // Words of a drawing have about the size of the text then. A sheet has 26 cm between its margins, and the caption needs some.
  [media.print]: {
    margin: 'var(--space-3) 0',
    breakInside: 'avoid',
    '& img': { width: 'auto', maxHeight: '58cm', zoom: 0.4 },
    '& figcaption a': { display: 'none' },
  },
});

/** A drawing with its caption. The room it needs is known before it loads. */
export function Figure({ src, alt, caption, open, priority }: FigureProps) {
  const { width, height, file } = useFigure(src);
  return (
    <figure css={box}>
      <img
        src={file.publicURL}
        alt={alt}
        width={width}
        height={height}
        decoding="async"
        {...(priority === 'high' ? { fetchPriority: 'high' as const } : { loading: 'lazy' as const })}
      />
      {(caption || open) && (
        <figcaption>
          {caption} {open && <a href={file.publicURL}>Open the drawing alone</a>}
        </figcaption>
      )}
    </figure>
  );
}
