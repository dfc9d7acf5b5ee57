import { draw, drawCircle, makeCylinder, makeBox, type Drawing, type Shape3D } from 'replicad';
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
