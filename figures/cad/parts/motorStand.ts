import { Plane, draw, drawPolysides, type Drawing } from 'replicad';
import type { Hole } from '../holes';
import type { AnyShape } from '../solids';
import { add, cross, scale, type Vec3 } from '../vector';

/** Where a motor stands: the middle of its rear face, the direction of its output, and the direction of its (first) power connector. */
export interface Stand {
  readonly rear: Vec3;
  readonly output: Vec3;
  readonly ports: Vec3;
}

/** The third axis of a stand, to the left of the ports when you look at the output with the ports up. */
export const sideways = ({ output, ports }: Stand): Vec3 => cross(output, ports);

/** Point of a motor in model coordinates: `height` mm above its rear face, `u` towards the ports, `v` sideways. */
export function pointOn(stand: Stand, height: number, u = 0, v = 0): Vec3 {
  return add(add(stand.rear, scale(stand.output, height)), add(scale(stand.ports, u), scale(sideways(stand), v)));
}

/** Flat shape, drawn in (ports, sideways), pushed from one height above the rear face to another. */
export function layer(stand: Stand, outline: Drawing, from: number, to: number): AnyShape {
  const plane = new Plane([...pointOn(stand, from)], [...stand.ports], [...stand.output]);
  // Drawings of several separate shapes give a compound, which cuts and fuses as one solid does.
  return (outline.sketchOnPlane(plane) as unknown as { extrude(height: number): AnyShape }).extrude(to - from);
}

/** Body turned about the motor's axis. `profile` lists diameter and height from the rear to the output. */
export function turned(stand: Stand, profile: readonly (readonly [diameter: number, height: number])[]): AnyShape {
  const plane = new Plane([...stand.rear], [...stand.ports], [...scale(sideways(stand), -1)]);
  let pen = draw([0, profile[0]?.[1] ?? 0]);
  for (const [diameter, height] of profile) pen = pen.lineTo([diameter / 2, height]);
  const sketch = pen
    .lineTo([0, profile.at(-1)?.[1] ?? 0])
    .close()
    .sketchOnPlane(plane);
  return (sketch as unknown as { revolve(axis: number[], at: { origin: number[] }): AnyShape }).revolve([...stand.output], {
    origin: [...stand.rear],
  });
}

/** Points (u, v) of a bolt circle, the first at `first` degrees from the ports towards sideways. */
export function circle(diameter: number, count: number, first: number): [number, number][] {
  return Array.from({ length: count }, (_, index) => {
    const angle = ((first + (360 / count) * index) * Math.PI) / 180;
    return [(Math.cos(angle) * diameter) / 2, (Math.sin(angle) * diameter) / 2];
  });
}

/** Small holes to cut at points (u, v). They have sixteen sides, which look round and take a third of the triangles. */
export function bores(points: readonly (readonly [number, number])[], diameter: number): Drawing {
  return points.map(([u, v]) => drawPolysides(diameter / 2, 16).translate(u, v)).reduce((all, one) => all.fuse(one));
}

/** Tapped holes at points (u, v) of a face at `height`, declared by their thread diameter. */
export function tapped(stand: Stand, height: number, points: readonly (readonly [number, number])[], thread: number): Hole[] {
  return points.map(([u, v]) => ({ at: pointOn(stand, height, u, v), along: stand.output, diameter: thread }));
}
