import type { Handed } from './frames';
import type { Hole } from './holes';
import type { Mesh } from './mesh';
import type { AnyShape } from './solids';
import type { Vec3 } from './vector';

/** One modelled part of the right arm (or of the pedestal), in the coordinates of its assembled pose. */
export interface Part extends Handed {
  /** Name in the bill of materials, such as `J1_A`; the second of two equal parts has a suffix: `J7_B#2`. */
  readonly id: string;
  /** Builds the solid in mm, in `frame`, where the part sits when assembled. */
  readonly build: () => AnyShape;
  readonly holes: readonly Hole[];
  /** Parts that only one arm has, such as `J6_C_left`; modelled for the right arm all the same. */
  readonly only?: 'left' | 'right';
  /** Parts that a cover makes room for: their shape is cut out of it. */
  readonly clears?: readonly string[];
  /** Room in mm³ that it shares with a part by its id on purpose (a press fit, a seat that nothing documents); say why beside it. */
  readonly overlaps?: Readonly<Record<string, number>>;
}

/** A cable as it is laid: triangles, because it bends out of the way and is no solid. */
export interface Cable extends Handed {
  readonly id: string;
  readonly mesh: () => Mesh;
}

/** Fasteners of one kind that are put in together. */
export interface FastenerGroup extends Handed {
  /** Name that steps use, such as `J1_A to J1`. */
  readonly id: string;
  /** Name in the bill of materials, such as `M4x10`. */
  readonly fastener: string;
  /** Where the underside of each head rests, in mm. */
  readonly seats: readonly Vec3[];
  /** Unit direction from head to tip; one for all, or one per seat. */
  readonly into: Vec3 | readonly Vec3[];
  /** Parts that must have a hole on the axis of each fastener. For several alternatives per seat, name the parts of all. */
  readonly joins: readonly string[];
}

/** A group's direction for the seat at `index`. */
export function intoAt(group: FastenerGroup, index: number): Vec3 {
  const { into } = group;
  return typeof into[0] === 'number' ? (into as Vec3) : (into[index] as Vec3);
}
