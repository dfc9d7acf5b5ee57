import type { Hole } from '../holes';
import type { Part } from '../part';
import { add, type Vec3 } from '../vector';

const moved = (holes: readonly Hole[], move: (point: Vec3) => Vec3): Hole[] =>
  holes.map(({ at, along, diameter }) => ({ at: move(at), along, diameter }));

/** The equal part on the other side of the gripper: half a turn about the J8 axis. */
export const opposite = (part: Part, id: string): Part => ({
  ...part,
  id,
  build: () => part.build().rotate(180, [0, 0, 0], [0, 0, 1]),
  holes: moved(part.holes, ([x, y, z]) => [-x || 0, -y || 0, z]),
});

/** A part moved to its place, or to another one, such as a slider that has been pushed aside. */
export const shifted = (part: Part, id: string, by: Vec3): Part => ({
  ...part,
  id,
  build: () => part.build().translate([...by]),
  holes: moved(part.holes, (point) => add(point, by)),
});
