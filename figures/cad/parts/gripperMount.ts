import { drill, holes, pockets } from '../holes';
import { outlineOf } from '../outlines';
import type { FastenerGroup, Part } from '../part';
import type { Drawing } from 'replicad';
import { box, cylinder, disc, extrude, type AnyShape } from '../solids';
import { boltCircle, type Vec3 } from '../vector';

const x: Vec3 = [1, 0, 0];
const y: Vec3 = [0, 1, 0];
const z: Vec3 = [0, 0, 1];
const down: Vec3 = [0, 0, -1];
const inwards: Vec3 = [0, -1, 0];

/** J7 axis, height of the disc of J8_A. */
const j7 = 558.5;
const puckBolts = boltCircle([0, 0, j7], 27, 6, 90, x, z);
/** Two screws side by side, one towards the arm; M3 in the back wall of J8_B's socket. */
const footBolts: Vec3[] = [
  [5.5, 0, 603],
  [-5.5, 0, 603],
  [0, 0, 596.5],
];
const rearBolts = boltCircle([0, 0, 0], 38, 4, 45, x, y);
const rimBolts = boltCircle([0, 0, 0], 50, 6, 90, x, y);
/** Distances of the threads for the rail from the middle, on each arm of rail_connector. */
const railThreads = [50, 56, 64, 70];

const at = (points: readonly Vec3[], move: Partial<Record<'y' | 'z', number>>): Vec3[] =>
  points.map((point) => [point[0], move.y ?? point[1], move.z ?? point[2]]);

function puck(): AnyShape {
  const bores = (outline: Drawing, points: readonly Vec3[]): Drawing =>
    points.reduce((left, [u, , v]) => left.cut(disc(3.2, u, v)), outline).cut(disc(12, 0, j7));
  // Disc on the motor, plate with tongue and foot, rib between them. The outline's own arc would leave a seam on the disc.
  const tongue = outlineOf('J8_A').cut(disc(34.8, 0, j7));
  const body = extrude(bores(disc(35, 0, j7), puckBolts), 'xz', 20.5, 34.5)
    .fuse(extrude(bores(tongue, footBolts), 'xz', 29, 34.5))
    .fuse(box([-7.5, 20.5, 572.5], [7.5, 29, 578.2]).cut(cylinder([0, 20, 572], y, 3.2, 20)));
  const seats = pockets(body, at(puckBolts, { y: 34.5 }), inwards, 6, 4);
  return pockets(seats, at(footBolts, { y: 34.5 }), inwards, 6, 3.5);
}

function ring(): AnyShape {
  const plate = rearBolts.reduce((left, [u, v]) => left.cut(disc(3.2, u, v)), disc(57).cut(disc(20)));
  const body = pockets(extrude(plate, 'xy', 599, 608), at(rearBolts, { z: 599 }), z, 6, 5);
  // Socket at the rim: open towards the arm and to the outside, roofed on the motor's side.
  const socket = box([-12, 24, 599], [12, 34.5, 608])
    .cut(box([-10, 29, 598], [10, 36, 607]))
    .fuse(box([-6, 25, 594], [6, 29, 599.01]));
  return drill(body.cut(box([-10, 29, 598], [10, 36, 607])).fuse(socket), holes(at(footBolts, { y: 27 }), y, 2.5), 4);
}

function connector(): AnyShape {
  const arm = extrude(outlineOf('rail_connector'), 'yz', -5, 5).cut(cylinder([0, 0, 650], z, 36, 10));
  const plate = rimBolts.reduce((left, [u, v]) => left.cut(disc(3.4, u, v)), disc(57).cut(disc(37)));
  const threads = railThreads.map((from): Vec3 => [0, from, 666]);
  const one = drill(arm, holes(threads, z, 2.5), 3);
  const arms = one.clone().fuse(one.rotate(180, [0, 0, 0], z as [number, number, number]));
  return arms.cut(cylinder([0, 0, 652], z, 56, 4)).fuse(extrude(plate, 'xy', 653, 656));
}

/** The interface of the end-effector to J7 and to its motor, and the arms that carry the rail. */
export const gripperMountParts: readonly Part[] = [
  {
    id: 'J8_A',
    frame: 'arm',
    build: puck,
    holes: [...holes(at(puckBolts, { y: 30.5 }), y, 3.2), ...holes(at(footBolts, { y: 31 }), y, 3.2)],
  },
  {
    id: 'J8_B',
    frame: 'arm',
    build: ring,
    holes: [...holes(at(rearBolts, { z: 604 }), z, 3.2), ...holes(at(footBolts, { y: 27 }), y, 3)],
  },
  {
    id: 'rail_connector',
    frame: 'arm',
    build: connector,
    holes: [
      ...holes(at(rimBolts, { z: 656 }), z, 3.4),
      ...holes(
        railThreads.flatMap((from): Vec3[] => [
          [0, from, 666],
          [0, -from, 666],
        ]),
        z,
        3,
      ),
    ],
  },
];

/** Screws of the gripper's steps 1, 2 and 10. */
export const gripperMountFasteners: readonly FastenerGroup[] = [
  { id: 'J8_A to J8_B', fastener: 'M3x6', frame: 'arm', seats: at(footBolts, { y: 31 }), into: inwards, joins: ['J8_A', 'J8_B'] },
  {
    id: 'rail_connector to J8',
    fastener: 'M3x8',
    frame: 'arm',
    seats: at(rimBolts, { z: 656 }),
    into: down,
    joins: ['rail_connector', 'J8 motor'],
  },
  { id: 'J8_B to J8', fastener: 'M3x8', frame: 'arm', seats: at(rearBolts, { z: 604 }), into: z, joins: ['J8_B', 'J8 motor'] },
];
