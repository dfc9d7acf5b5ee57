import { css } from '@emotion/react';
import { createElement, useState } from 'react';
import type { ComponentType, MouseEvent, ReactNode } from 'react';
import { loadPiece } from '../state/loadPiece';
import { media } from '../styles/media';
import type { PropFigure } from '../../model/pageTypes';
import { isPlainClick } from '../controls/PageLink';
import type { LargeDrawingProps } from './LargeDrawing';
import { largestFile } from './Picture';

const frame = css({
  // As wide as the column: a frame that fits the drawing would have no room before the drawing is there.
  position: 'relative',
  '& > a': { position: 'absolute', inset: 0, cursor: 'zoom-in' },
  // On paper the drawing stands in its figure as if there were no frame.
  [media.print]: { display: 'contents', '& > a': { display: 'none' } },
});

interface OpenLargeProps extends Pick<PropFigure, 'width' | 'height' | 'publicURL' | 'photo'> {
  readonly alt: string;
  /** The picture itself. */
  readonly children: ReactNode;
}

/**
 * Opens a drawing or photo large when it is pressed. It is a link to the picture alone, which works without JavaScript and in another tab;
 * the code of the large view comes with the first press.
 */
export function OpenLarge({ children, alt, ...figure }: OpenLargeProps) {
  const { src, ...size } = largestFile(figure);
  const [large, setLarge] = useState<ComponentType<LargeDrawingProps> | null>(null);
  const open = (event: MouseEvent<HTMLAnchorElement>): void => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    loadPiece(() => import('./LargeDrawing')).then(
      ({ LargeDrawing }) => setLarge(() => LargeDrawing),
      // The link leads on without it.
      () => window.location.assign(src),
    );
  };
  return (
    <div css={frame}>
      {children}
      <a href={src} aria-label={`Open the ${figure.photo === null ? 'drawing' : 'photo'} large`} onClick={open} />
      {large && createElement(large, { ...size, alt, publicURL: figure.publicURL, photo: figure.photo, onClose: () => setLarge(null) })}
    </div>
  );
}
