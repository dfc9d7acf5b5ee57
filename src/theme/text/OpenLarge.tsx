import { css } from '@emotion/react';
import { createElement, useState } from 'react';
import type { ComponentType, MouseEvent, ReactNode } from 'react';
import { loadPiece } from '../state/loadPiece';
import { media } from '../styles/media';
import type { PropFigure } from '../../model/pageTypes';
import { isPlainClick } from '../controls/PageLink';
import type { LargeDrawingProps } from './LargeDrawing';
import { largestFile } from './Picture';
import { textWords } from '../../site/words/text';

const frame = css({
  // As wide as the column: shrunk to the drawing, it would have no size until the drawing loads.
  position: 'relative',
  '& > a': { position: 'absolute', inset: 0, cursor: 'zoom-in' },
  // On paper the figure lays the drawing out as if there were no frame.
  [media.print]: { display: 'contents', '& > a': { display: 'none' } },
});

interface OpenLargeProps extends Pick<PropFigure, 'width' | 'height' | 'publicURL' | 'photo'> {
  readonly alt: string;
  /** The picture itself. */
  readonly children: ReactNode;
}

/**
 * Opens a drawing or photo in a large view. It is a link to the file, which works without JavaScript and in another tab; the code of the
 * large view loads on the first click.
 */
export function OpenLarge({ children, alt, ...figure }: OpenLargeProps) {
  const { src, ...size } = largestFile(figure);
  const [large, setLarge] = useState<ComponentType<LargeDrawingProps> | null>(null);
  const open = (event: MouseEvent<HTMLAnchorElement>): void => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    loadPiece(() => import('./LargeDrawing')).then(
      ({ LargeDrawing }) => setLarge(() => LargeDrawing),
      // Follow the link if the chunk fails.
      () => window.location.assign(src),
    );
  };
  return (
    <div css={frame}>
      {children}
      <a href={src} aria-label={textWords.drawing.large(figure.photo !== null)} onClick={open} />
      {large && createElement(large, { ...size, alt, publicURL: figure.publicURL, photo: figure.photo, onClose: () => setLarge(null) })}
    </div>
  );
}
