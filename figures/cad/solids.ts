import { draw, drawCircle, makeCylinder, makeBox, type Drawing, type Shape3D } from 'replicad';
import { readTable } from '../readTable';
import type { Hole } from './part';
import { add, normalise, scale, type Vec3 } from './vector';

/** A solid of the CAD kernel, in mm. */
export type AnyShape = Shape3D;

/** A plane by the two axes that its outlines are given in. */
export type Plane = 'xy' | 'yz' | 'xz';

/** Cylinder from `from` along `along` (any length), with diameter and length in mm. */
export function cylinder(from: Vec3, along: Vec3, diameter: number, length: number): AnyShape {
  return makeCylinder(diameter / 2, length, [...from], [...normalise(along)]);
}

/** Box between two opposite corners. */
export function box(corner: Vec3, opposite: Vec3): AnyShape {
  return makeBox([...corner], [...opposite]);
}

/** Tube: cylinder with a bore. */
export function tube(from: Vec3, along: Vec3, outside: number, inside: number, length: number): AnyShape {
  const axis = normalise(along);
  return cylinder(from, axis, outside, length).cut(cylinder(add(from, scale(axis, -1)), axis, inside, length + 2));
}

/** Flat shape pushed through from `from` to `to` along the axis that `plane` leaves out. */
export function extrude(outline: Drawing, plane: Plane, from: number, to: number): AnyShape {
  // replicad's XZ plane looks along -y, so it starts at the far end.
  const [name, origin, height] =
    plane === 'xy'
      ? (['XY', from, to - from] as const)
      : plane === 'yz'
        ? (['YZ', from, to - from] as const)
        : (['XZ', -to, to - from] as const);
  const sketch = outline.sketchOnPlane(name, origin);
  return (sketch as unknown as { extrude(height: number): AnyShape }).extrude(height);
}

/** Closed polygon through points (u, v). */
export function polygon(points: readonly (readonly [number, number])[]): Drawing {
  const [first, ...rest] = points;
  if (!first) throw new Error('A polygon needs points.');
  let pen = draw([...first]);
  for (const point of rest) pen = pen.lineTo([...point]);
  return pen.close();
}

/** Disc in a plane, as a drawing to combine with others. */
export function disc(diameter: number, u = 0, v = 0): Drawing {
  return drawCircle(diameter / 2).translate(u, v);
}

/** Outline of a part from figures/cad/data/part-outlines.csv (lines and three-point arcs); `loop` where a part has several. */
export function outlineOf(part: string, loop?: string): Drawing {
  const rows = readTable('part-outlines', 'figures/cad/data').filter(
    (row) => row.part === part && (!loop || row.loop === loop || row.extrude_range === loop),
  );
  const [first] = rows;
  if (!first) throw new Error(`figures/cad/data/part-outlines.csv has no outline of ${part}${loop ? ` named ${loop}` : ''}.`);
  const point = (row: Record<string, string>, which: string): [number, number] => [
    Number(row[`${which}_u_mm`]),
    Number(row[`${which}_v_mm`]),
  ];
  let pen = draw(point(first, 'start'));
  for (const row of rows)
    pen = row.type === 'arc' ? pen.threePointsArcTo(point(row, 'end'), point(row, 'via')) : pen.lineTo(point(row, 'end'));
  return pen.close();
}

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

/** Holes of one size at several points. */
export const holes = (points: readonly Vec3[], along: Vec3, diameter: number): Hole[] => points.map((at) => ({ at, along, diameter }));
