import type { Vec3 } from '../../../arm/matrix';
import { onSheet } from '../../../solids/engine/camera';
import type { Camera } from '../../../solids/engine/camera';

/** What is drawn over a sheet of solids: how they are looked at, and the size of the sheet in px. */
export interface SheetOverlay {
  readonly camera: Camera;
  readonly sheet: { readonly width: number; readonly height: number };
}

/** Where a place in m stands on a sheet, in px from its top left. */
export function sheetPoint(
  [x, y, z]: Vec3,
  camera: Camera,
  { width, height }: { readonly width: number; readonly height: number },
): readonly [x: number, y: number] {
  const [right, down] = onSheet(camera, [x * 1000, y * 1000, z * 1000]);
  return [width / 2 + right, height / 2 + down];
}
