import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { media } from '../../styles/media';
import { useFigure } from '../text/pageData';

const row = css({
  display: 'flex',
  gap: 'var(--space-4)',
  margin: 'var(--space-4) 0',
  '& > figure': { flex: '1 1 0', minWidth: 0, margin: 0 },
  '& img': { display: 'block', maxWidth: '100%', height: 'auto', margin: '0 auto', background: 'var(--figure-ground)' },
  '& figcaption': { marginBottom: 'var(--space-1)', fontSize: 'var(--size-s)', fontWeight: 640, textAlign: 'center' },
  [media.phone]: { flexDirection: 'column' },
  [media.print]: { flexDirection: 'row', margin: 'var(--space-2) 0', breakInside: 'avoid', '& img': { maxHeight: '7.5cm', width: 'auto' } },
});

/** The drawing of a step, or the drawings of both arms side by side. */
export function StepDrawings({ children }: { readonly children?: ReactNode }) {
  return <div css={row}>{children}</div>;
}

interface StepDrawingProps {
  readonly src: string;
  readonly alt: string;
  /** The arm that is shown, where there is a drawing for each. */
  readonly label?: string;
}

/** One drawing. The room it needs is known before it loads. */
export function StepDrawing({ src, alt, label }: StepDrawingProps) {
  const { width, height, file } = useFigure(src);
  return (
    <figure>
      {label && <figcaption>{label}</figcaption>}
      <img src={file.publicURL} alt={alt} width={width} height={height} loading="lazy" decoding="async" />
    </figure>
  );
}

/** How the finished unit looks; the build has put the drawings into it. */
export function FinishedView({ children }: { readonly children?: ReactNode }) {
  return <>{children}</>;
}
