import type { Drawing } from 'replicad';
import { drill, holes, pockets } from '../holes';
import { outlineOf } from '../outlines';
import type { FastenerGroup, Part } from '../part';
import { ringSector } from '../ringSector';
import { box, cylinder, disc, extrude, polygon, type AnyShape } from '../solids';
import { boltCircle, type Vec3 } from '../vector';

const x: Vec3 = [1, 0, 0];
const y: Vec3 = [0, 1, 0];
const z: Vec3 = [0, 0, 1];

/** Screws under their heads: J2_A on the output of J2, J2_A to J2_B, face and wings of J2_C, J2_B on the output of J3. */
const outputSeats = boltCircle([-35.1, 0, 122.5], 32, 6, 90, y, z);
const footSeats = [-9.5, 9.5].map((v): Vec3 => [-35.1, v, 177.5]);
const faceSeats = [145.6, 168].flatMap((height) => [-14, 14].map((v): Vec3 => [-36.6, v, height]));
const wingSeats = [-23, 23].flatMap((v) => [-15, 0].map((u): Vec3 => [u, v, 178.5]));
const j3Seats = boltCircle([0, 0, 178.25], 27, 6, 0, x, y);

/** Steps and bill of materials give M4 for J2_C; its holes, which measure 3.4 mm, are drawn wide enough for them. */
const clearance = 4.5;

const punched = (outline: Drawing, points: readonly Vec3[], diameter: number): Drawing =>
  points.reduce((left, [, u, v]) => left.cut(disc(diameter, u, v)), outline);
const rectangle = (fromU: number, fromV: number, toU: number, toV: number): Drawing =>
  polygon([[fromU, fromV], [toU, fromV], [toU, toV], [fromU, toV]]); // prettier-ignore

function plate(): AnyShape {
  const head = outlineOf('J2_A')
    .cut(disc(20, 0, 122.5))
    .cut(rectangle(-3.35, 122.5, 3.35, 134.5));
  const withHoles = punched(punched(punched(head, outputSeats, 5.5), faceSeats, 3.3), footSeats, clearance);
  return extrude(withHoles, 'yz', -35.1, -30.1);
}

function block(): AnyShape {
  // The foot of J2_A lies in a pocket of the rear face; the cube in front of it is the end stop of J2, the lug that of J3.
  const solid = extrude(outlineOf('J2_B'), 'xy', 173.5, 183.5)
    .cut(box([-40, -13.5, 170], [-30.1, 13.5, 181.5]))
    .fuse(cylinder([0, 0, 183.5], z, 37.5, 5.25))
    .fuse(box([-30.1, -5, 164.5], [-21.4, 5, 174]))
    .fuse(extrude(ringSector(21.25, 17, -14, 14), 'xy', 183, 190.5))
    .cut(cylinder([0, 0, 160], z, 15, 40));
  const forJ3 = pockets(drill(solid, holes(j3Seats, z, 3.4), 12.2), j3Seats, [0, 0, -1], 6.5, 10);
  const sides = [-1, 1].reduce((left, side) => pockets(left, wingThreads(side), [0, -side, 0], 3.3, 8), forJ3);
  return pockets(sides, footSeats.map(([, v, height]): Vec3 => [-31, v, height]), x, 3.3, 9); // prettier-ignore
}

const wingThreads = (side: number): Vec3[] => [-15, 0].map((u): Vec3 => [u, side * 22, 178.5]);

function cover(): AnyShape {
  const face = extrude(punched(outlineOf('J2_C face'), faceSeats, clearance), 'yz', -36.6, -35.1);
  const wing = [-15, 0].reduce((left, u) => left.cut(disc(clearance, u, 178.5)), outlineOf('J2_C flange'));
  return face.fuse(extrude(wing, 'xz', -23, -21.5)).fuse(extrude(wing, 'xz', 21.5, 23));
}

/** J2_A, J2_B and J2_C: the corner from the output of J2 to the output of J3. */
export const upperLinkParts: readonly Part[] = [
  {
    id: 'J2_A',
    frame: 'arm',
    build: plate,
    holes: [...holes(outputSeats, x, 5.5), ...holes(faceSeats, x, 3.3), ...holes(footSeats, x, clearance)],
  },
  {
    id: 'J2_B',
    frame: 'arm',
    build: block,
    holes: [...holes(j3Seats, z, 3.4), ...holes(footSeats, x, 3.3), ...holes(wingSeats, y, 3.3)],
  },
  { id: 'J2_C', frame: 'arm', build: cover, holes: [...holes(faceSeats, x, clearance), ...holes(wingSeats, y, clearance)] },
];

const arm = { frame: 'arm' } as const;

/** Screws of the unit J2-J3, and those that join it to its neighbours. */
export const upperLinkFasteners: readonly FastenerGroup[] = [
  { ...arm, id: 'J2_A to J2_B', fastener: 'M4x10', seats: footSeats, into: x, joins: ['J2_A', 'J2_B'] },
  { ...arm, id: 'J2_C to J2_A', fastener: 'M4x6', seats: faceSeats, into: x, joins: ['J2_C', 'J2_A'] },
  {
    ...arm,
    id: 'J2_C to J2_B',
    fastener: 'M4x6',
    seats: wingSeats,
    into: wingSeats.map(([, v]): Vec3 => [0, -Math.sign(v), 0]),
    joins: ['J2_C', 'J2_B'],
  },
  { ...arm, id: 'J2_A to J2', fastener: 'M5x10', seats: outputSeats, into: x, joins: ['J2_A', 'J2 motor'] },
  { ...arm, id: 'J2_B to J3', fastener: 'M3x15', seats: j3Seats, into: z, joins: ['J2_B', 'J3 motor'] },
];
