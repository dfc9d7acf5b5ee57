import { holes } from '../holes';
import { outlineOf } from '../outlines';
import type { Part } from '../part';
import { box, cylinder, extrude, type AnyShape } from '../solids';
import { add, scale, type Vec3 } from '../vector';

const y: Vec3 = [0, 1, 0];
const z: Vec3 = [0, 0, 1];

/** Screws of the bracket on the robot's left, under their heads: four into the plate, four into nuts in the post. */
const intoPlate = [-15, 15].flatMap((u) => [45, 75].map((v): Vec3 => [u, v, 13.8]));
const intoPost = [-15, 15].flatMap((u) => [33.8, 53.8].map((height): Vec3 => [u, 35, height]));
const mirrored = (points: readonly Vec3[]): Vec3[] => points.map(([u, v, height]): Vec3 => [u, -v, height]);

/** Seats of both brackets, and the directions of the screws. */
export const plateSeats: readonly Vec3[] = [...intoPlate, ...mirrored(intoPlate)];
export const postSeats: readonly Vec3[] = [...intoPost, ...mirrored(intoPost)];
export const postDirections: readonly Vec3[] = postSeats.map(([, v]): Vec3 => [0, -Math.sign(v), 0]);

/** Thickness of the three ribs, an estimate between the screw heads. */
const rib = 4;

/** Bracket on the left face (`side` 1) or the right face (-1) of the post. */
function bracket(side: 1 | -1): AnyShape {
  const across = (from: number, to: number): AnyShape => extrude(outlineOf('side bracket M6 30/60'), 'yz', from, to);
  const feet = box([-25, 30, 8.8], [25, 85, 13.8]).fuse(box([-25, 30, 8.8], [25, 35, 63.8]));
  const ribs = [-25, -rib / 2, 25 - rib].map((from) => across(from, from + rib));
  // Low pads under the foot on the plate, and pads that lie in the slots of the post.
  const pads = [-15, 15].flatMap((u) => [box([u - 5, 36, 8], [u + 5, 85, 9]), box([u - 3.9, 29.2, 8.8], [u + 3.9, 31, 63.8])]);
  const solid = [...ribs, ...pads].reduce((all, one) => all.fuse(one), feet);
  const down = intoPlate.reduce((left, seat) => left.cut(cylinder(add(seat, [0, 0, -10]), z, 6.2, 12)), solid);
  const drilled = intoPost.reduce((left, seat) => left.cut(cylinder(add(seat, scale(y, -10)), y, 6.2, 12)), down);
  return side === 1 ? drilled : drilled.mirror('XZ');
}

const part = (id: string, side: 1 | -1): Part => ({
  id,
  frame: 'robot',
  build: () => bracket(side),
  holes: [...holes(side === 1 ? intoPlate : mirrored(intoPlate), z, 6.2), ...holes(side === 1 ? intoPost : mirrored(intoPost), y, 6.2)],
});

/** The brackets on the left and on the right of the post. */
export const bracketParts: readonly Part[] = [part('HBLFSDW6-SEP', 1), part('HBLFSDW6-SEP#2', -1)];
