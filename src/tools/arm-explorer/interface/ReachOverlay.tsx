import { css } from '@emotion/react';
import type { ArmModel } from '../../../arm/armModel';
import type { Vec3 } from '../../../arm/matrix';
import { longestReach, shoulderCentre, toolPose } from '../../../arm/toolPose';
import { onSheet } from '../../../solids/engine/camera';
import type { Camera } from '../../../solids/engine/camera';
import { media } from '../../../theme/styles/media';

/** Props of an overlay on a sheet of solids: the camera, and the sheet's size in px. */
export interface SheetOverlay {
  readonly camera: Camera;
  readonly sheet: { readonly width: number; readonly height: number };
}

/** Projects a position in m to px from the sheet's top left. */
export function sheetPoint(
  [x, y, z]: Vec3,
  camera: Camera,
  { width, height }: { readonly width: number; readonly height: number },
): readonly [x: number, y: number] {
  const [right, down] = onSheet(camera, [x * 1000, y * 1000, z * 1000]);
  return [width / 2 + right, height / 2 + down];
}

interface ReachOverlayProps extends SheetOverlay {
  readonly model: ArmModel;
  /** Angles in rad. */
  readonly angles: readonly number[];
  readonly showsReach: boolean;
}

const overlay = css({
  position: 'absolute',
  inset: 0,
  pointerEvents: 'none',
  '& circle.reach': { fill: 'none', stroke: 'var(--accent)', strokeWidth: 2, strokeDasharray: '8 6' },
  '& circle.grip': { fill: 'none', stroke: 'var(--danger)', strokeWidth: 2 },
  '& path': { fill: 'none', stroke: 'var(--danger)', strokeWidth: 2 },
  '& text': {
    fill: 'var(--danger)',
    fontSize: '0.8rem',
    fontWeight: 'var(--weight-strong)',
    textAnchor: 'middle',
    dominantBaseline: 'middle',
  },
  [media.forcedColours]: {
    '& :is(circle, path)': { stroke: 'CanvasText' },
    '& text': { fill: 'CanvasText' },
  },
});

/** Length of the tool axes in mm, and distance of their labels. */
const axis = { length: 70, name: 86 } as const;

/** Overlay of the tool axes, and of the sphere that the arm reaches: a circle from any direction. */
export function ReachOverlay({ model, angles, camera, sheet, showsReach }: ReachOverlayProps) {
  const { position, rotation } = toolPose(model, angles);
  const at = (point: Vec3): readonly [number, number] => sheetPoint(point, camera, sheet);
  const along = (direction: number, length: number): Vec3 =>
    position.map((value, row) => value + ((rotation[row * 3 + direction] ?? 0) * length) / 1000) as unknown as Vec3;
  const [x, y] = at(position);
  const [shoulderX, shoulderY] = at(shoulderCentre(model));
  return (
    <svg css={overlay} width={sheet.width} height={sheet.height} aria-hidden="true">
      {showsReach && <circle className="reach" cx={shoulderX} cy={shoulderY} r={longestReach(model) * 1000 * camera.zoom} />}
      <circle className="grip" cx={x} cy={y} r={7} />
      {['x', 'y', 'z'].map((name, direction) => {
        const [endX, endY] = at(along(direction, axis.length));
        const [nameX, nameY] = at(along(direction, axis.name));
        return (
          <g key={name}>
            <path d={`M${x} ${y}L${endX} ${endY}`} />
            <text x={nameX} y={nameY}>
              {name}
            </text>
          </g>
        );
      })}
    </svg>
  );
}
