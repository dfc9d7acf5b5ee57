import type { Vec3 } from '../../arm/matrix';
import { onSheet } from '../../solids/camera';
import type { Camera } from '../../solids/camera';

/** Where a place in m stands on a sheet, in px from its top left. */
export function sheetPoint(
  [x, y, z]: Vec3,
  camera: Camera,
  { width, height }: { readonly width: number; readonly height: number },
): readonly [x: number, y: number] {
  const [right, down] = onSheet(camera, [x * 1000, y * 1000, z * 1000]);
  return [width / 2 + right, height / 2 + down];
}
