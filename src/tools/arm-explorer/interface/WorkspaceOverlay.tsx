import { css } from '@emotion/react';
import type { Vec3 } from '../../../arm/matrix';
import { media } from '../../../theme/styles/media';
import { sheetPoint } from './sheetPoint';
import type { SheetOverlay } from './sheetPoint';

const overlay = css({
  position: 'absolute',
  inset: 0,
  pointerEvents: 'none',
  '& path': { fill: 'none', stroke: 'var(--accent)', strokeWidth: 2.5, strokeLinecap: 'round', opacity: 0.55 },
  [media.forcedColours]: { '& path': { stroke: 'CanvasText' } },
});

/** Dots over the robot, at places in m. */
export function WorkspaceOverlay({ points, camera, sheet }: SheetOverlay & { readonly points: readonly Vec3[] }) {
  const path = points
    .map((point) => {
      const [x, y] = sheetPoint(point, camera, sheet);
      return `M${x.toFixed(1)} ${y.toFixed(1)}h0`;
    })
    .join('');
  return (
    <svg css={overlay} width={sheet.width} height={sheet.height} aria-hidden="true" data-workspace="">
      <path d={path} />
    </svg>
  );
}
