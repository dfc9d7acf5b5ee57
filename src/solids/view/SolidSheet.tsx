import { css } from '@emotion/react';
import { useRef } from 'react';
import type { KeyboardEvent } from 'react';
import { keyedCamera } from '../engine/camera';
import { useDrawnSheet } from './useDrawnSheet';
import type { DrawnSheet } from './useDrawnSheet';
import { useSheetPointers } from './useSheetPointers';
import type { SheetPointers } from './useSheetPointers';

interface SolidSheetProps extends DrawnSheet, SheetPointers {
  readonly label: string;
  readonly onEscape?: () => void;
}

// The canvas has more pixels on a dense screen and fewer on a slow machine, but always the width of its column.
const sheet = css({ display: 'block', width: '100%', cursor: 'grab', touchAction: 'pan-y', '&:active': { cursor: 'grabbing' } });

/**
 * Canvas of solids. One pointer turns it; two pointers, the mouse with Shift, or the wheel with Ctrl move and zoom it; so do keys. The
 * parent owns the camera.
 */
export function SolidSheet(props: SolidSheetProps) {
  const { label, width, height, moving = false, onCamera, onEscape } = props;
  const canvas = useRef<HTMLCanvasElement>(null);
  const { density, pieceAt } = useDrawnSheet(canvas, props);
  const pointers = useSheetPointers(canvas, { ...props, moving, pieceAt });
  const onKeyDown = (event: KeyboardEvent<HTMLCanvasElement>): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === 'Escape') onEscape?.();
    const change = keyedCamera(event.key, event.shiftKey);
    if (!change) return;
    event.preventDefault();
    onCamera(change);
  };

  return (
    <canvas
      ref={canvas}
      css={sheet}
      // oxlint-disable-next-line jsx-a11y/no-interactive-element-to-noninteractive-role -- the canvas handles keys like an application
      role="application"
      aria-roledescription="3D view"
      aria-label={`${label}. Arrow keys turn it, with Shift they move it, plus and minus zoom.`}
      tabIndex={0}
      width={Math.round(width * density)}
      height={Math.round(height * density)}
      {...pointers}
      onContextMenu={(event) => event.preventDefault()}
      onKeyDown={onKeyDown}
    />
  );
}
