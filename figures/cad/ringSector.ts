import { draw, type Drawing } from 'replicad';

/**
 * Part of a ring about (u, v), between two radii in mm and two angles in degrees that count from u to v,
 * as a drawing to combine with others: the half-ring feet and end stops of the sheet parts.
 */
export function ringSector(outer: number, inner: number, from: number, to: number, u = 0, v = 0): Drawing {
  const at = (radius: number, degrees: number): [number, number] => {
    const angle = (degrees * Math.PI) / 180;
    return [u + radius * Math.cos(angle), v + radius * Math.sin(angle)];
  };
  const middle = (from + to) / 2;
  return draw(at(inner, from))
    .lineTo(at(outer, from))
    .threePointsArcTo(at(outer, to), at(outer, middle))
    .lineTo(at(inner, to))
    .threePointsArcTo(at(inner, from), at(inner, middle))
    .close();
}
