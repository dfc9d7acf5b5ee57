import { add, cross, dot, normalise, type Vec3 } from './vector';

/** Axonometric projection of the robot's space onto a sheet: x to the right, y down, depth towards the eye. */
export interface Projection {
  readonly right: Vec3;
  readonly down: Vec3;
  readonly towardsEye: Vec3;
}

/** Projection that looks from `from` at the parts, with `up` towards the top of the sheet. */
export function projectionFrom(from: Vec3, up: Vec3 = [0, 0, 1]): Projection {
  const towardsEye = normalise(from);
  const right = normalise(cross(up, towardsEye));
  return { right, down: cross(right, towardsEye), towardsEye };
}

/** Sheet coordinates and depth of a point, in mm. */
export function project({ right, down, towardsEye }: Projection, point: Vec3): Vec3 {
  return [dot(point, right), dot(point, down), dot(point, towardsEye)];
}

/** Moves and scales projected points so that they lie on a sheet of px. */
export interface Placement {
  readonly scale: number;
  readonly x: number;
  readonly y: number;
}

/** Point in px on the sheet; the depth stays in mm. */
export function place({ scale: by, x, y }: Placement, point: Vec3): Vec3 {
  return add([point[0] * by, point[1] * by, point[2]], [x, y, 0]);
}
