import { cylinder, type AnyShape } from './solids';
import { add, normalise, scale, type Vec3 } from './vector';

/** A hole that a fastener may pass or screw into: its axis, through `at` along `along`, and its smallest diameter in mm. */
export interface Hole {
  readonly at: Vec3;
  readonly along: Vec3;
  readonly diameter: number;
}

/** Holes of one size at several points. */
export const holes = (points: readonly Vec3[], along: Vec3, diameter: number): Hole[] => points.map((at) => ({ at, along, diameter }));

/** Cuts round holes through a solid: from `depth` before each point to `depth` behind it. */
export function drill(solid: AnyShape, holes: readonly Hole[], depth = 40): AnyShape {
  return holes.reduce((left, { at, along, diameter }) => {
    const axis = normalise(along);
    return left.cut(cylinder(add(at, scale(axis, -depth)), axis, diameter, 2 * depth));
  }, solid);
}

/** Cuts blind holes: from each point `depth` mm along its direction. */
export function pockets(solid: AnyShape, points: readonly Vec3[], along: Vec3, diameter: number, depth: number): AnyShape {
  return points.reduce((left, at) => left.cut(cylinder(at, along, diameter, depth)), solid);
}
