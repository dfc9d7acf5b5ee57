import { drawRoundedRectangle, type Drawing } from 'replicad';
import { drill, holes, type Hole } from '../holes';
import { outlineOf } from '../outlines';
import type { FastenerGroup, Part } from '../part';
import { ringSector } from '../ringSector';
import { box, cylinder, disc, extrude, polygon, tube, type AnyShape } from '../solids';
import { boltCircle, type Vec3 } from '../vector';
import { bores } from './motorStand';

/** Height of the J4 axis, which runs along y. */
const j4 = 342.5;
const x: Vec3 = [1, 0, 0];
const y: Vec3 = [0, 1, 0];
const z: Vec3 = [0, 0, 1];
const minusY: Vec3 = [0, -1, 0];

/** Points about the J4 axis at height `at` along it; degrees from x to z. */
const aboutJ4 = (at: number, diameter: number, count: number, first: number): Vec3[] =>
  boltCircle([0, at, j4], diameter, count, first, x, z);
const punched = (points: readonly Vec3[], diameter: number): Drawing[] => points.map(([u, , v]) => bores([[u, v]], diameter));
const without = (outline: Drawing, gaps: readonly Drawing[]): Drawing => gaps.reduce((left, gap) => left.cut(gap), outline);

// J4_A: a fork of 2 mm sheet, its flange under motor J3, its two rings about motor J4.
const flangeScrews = boltCircle([0, 0, 188.5], 50, 6, 0, x, y);
const ringScrews = (at: number): Vec3[] => aboutJ4(at, 50, 6, -5);
const postHole = (at: number): Vec3 => [-9.12, at, 260.66];
const forkHoles: readonly Hole[] = [
  ...holes(flangeScrews, z, 3.4),
  ...holes([...ringScrews(-31.5), ...ringScrews(31.5), postHole(-31.5), postHole(31.5)], y, 3.4),
];

function fork(): AnyShape {
  const tab = polygon([[-40, 300], [-28.5, 300], [-28.5, 325], [-40, 325]]); // prettier-ignore
  const strap = without(outlineOf('J4_A').cut(tab), punched([...ringScrews(0), postHole(0)], 3.4));
  const crossbar = drawRoundedRectangle(40, 65, 3.5)
    .translate(-13.5, 0)
    .cut(drawRoundedRectangle(40, 61, 1.5).translate(-11.5, 0))
    .cut(polygon([[-28.5, -40], [20, -40], [20, 40], [-28.5, 40]])); // prettier-ignore
  // The flange is two half rings, which meet at a slit. The stop lug of J2_B turns in the wide part of its bore and ends at the narrow part.
  const half = (from: number, screws: readonly Vec3[], stop: readonly [number, number], side: 1 | -1): AnyShape => {
    const neck = polygon([[-12.5, side * 25], [12.5, side * 25], [12.5, side * 31], [-12.5, side * 31]]); // prettier-ignore
    const ring = ringSector(28.5, 21.75, from + 0.5, from + 179.5).fuse(neck);
    const flat = without(ring, screws.map(([u, v]) => bores([[u, v]], 3.4))); // prettier-ignore
    return extrude(flat, 'xy', 188.5, 190.5).fuse(extrude(ringSector(22.5, 19.25, ...stop), 'xy', 188.5, 190.5));
  };
  const left = extrude(strap.cut(disc(43.5, 0, j4)), 'xz', -32.5, -30.5).fuse(half(150, flangeScrews.slice(3), [151, 255], -1));
  const right = extrude(strap.cut(disc(36, 0, j4)).cut(ringSector(21.75, 15, -67, 105, 0, j4)), 'xz', 30.5, 32.5).fuse(
    half(-30, flangeScrews.slice(0, 3), [105, 149], 1),
  );
  return left.fuse(extrude(crossbar, 'xy', 302.5, 322.5)).fuse(right);
}

// J4_B: cap on the rear of motor J4 with the hub that carries the bearing.
const capRim = aboutJ4(-30.5, 50, 6, -5);
/** Depth of the pockets is an estimate: an M3x6 then reaches 2.75 mm into the motor. */
const capSeats = aboutJ4(-25, 38, 4, -10);

function cap(): AnyShape {
  const openings = [-10, 80, 170, 260].map(
    (degrees) =>
    polygon([[19, -3.25], [23, -3.25], [23, 3.25], [19, 3.25]]).fuse(disc(6.5, 19, 0)).rotate(degrees, [0, 0]).translate(0, j4), // prettier-ignore
  );
  const wedges = [35, 125, 215, 305].map((degrees) => ringSector(19, 11.5, degrees - 20, degrees + 20, 0, j4));
  const raised = extrude(without(disc(43.4, 0, j4), [...openings, ...wedges]), 'xz', -31.5, -30);
  const body = extrude(without(disc(57, 0, j4), [...punched(capRim, 2.5), ...punched(capSeats, 3.4)]), 'xz', -30.5, -21.75);
  // The kernel fails when the hollow is cut after the pockets.
  const hollow = body.cut(cylinder([0, -21, j4], minusY, 28.5, 7.5)).fuse(raised);
  return capSeats
    .reduce((left, [at, , height]) => left.cut(cylinder([at, -25, height], minusY, 6.5, 10)), hollow)
    .fuse(cylinder([0, -30, j4], minusY, 19, 6))
    .fuse(cylinder([0, -35, j4], minusY, 17, 6))
    .cut(cylinder([0, -21, j4], minusY, 11, 25));
}

// J4_C: disc on the output of motor J4, with one stop lug towards the motor.
const discSeats = aboutJ4(33.6, 27, 6, 30);
const discThreads = aboutJ4(37.1, 27, 6, 0);

function outputDisc(): AnyShape {
  const gaps = [disc(17.5, 0, j4), ...punched(discSeats, 3.4), ...punched(discThreads, 2.5)];
  const ring = extrude(without(disc(42.5, 0, j4), gaps), 'xz', 33, 37.1);
  const boss = extrude(without(disc(35, 0, j4), gaps), 'xz', 31.5, 33);
  // With the arm straight the lug points to +z: it may turn through +x, until J4_A stops it on either side.
  const lug = extrude(ringSector(21.2, 17.6, 76, 104, 0, j4), 'xz', 30.5, 33.5);
  return discSeats.reduce((left, at) => left.cut(cylinder(at, y, 6.5, 10)), ring.fuse(boss).fuse(lug));
}

/** Post of `reach` mm between two sheets, with a thread in each end and a wrench flat near the +y end. */
export function post(at: Vec3, reach: number): AnyShape {
  const end: Vec3 = [at[0], -reach / 2, at[2]];
  const flat = (side: 1 | -1): AnyShape =>
    box([at[0] + side * 3.4, reach / 2 - 12, at[2] - 5], [at[0] + side * 5, reach / 2 - 6, at[2] + 5]);
  const rod = cylinder(end, y, 8, reach).cut(flat(1)).cut(flat(-1));
  return drill(rod, holes([end, [at[0], reach / 2, at[2]]], y, 2.5), 8);
}

/** Parts between motor J3 and the output of motor J4. */
export const elbowParts: readonly Part[] = [
  { id: 'J4_A', frame: 'arm', mirrored: false, build: fork, holes: forkHoles },
  { id: 'J4_B', frame: 'arm', mirrored: false, build: cap, holes: [...holes(capRim, y, 2.5), ...holes(capSeats, y, 3.4)] },
  {
    id: 'FL6803ZZ',
    frame: 'arm',
    mirrored: false,
    build: () => tube([0, -36, j4], minusY, 26, 17, 5).fuse(tube([0, -36, j4], minusY, 28, 17, 1.1)),
    holes: [],
  },
  {
    id: 'AETTS8-61-SC0-M3-N3',
    frame: 'arm',
    mirrored: false,
    build: () => post([-9.12, 0, 260.66], 61),
    holes: holes([[-9.12, 0, 260.66]], y, 2.5),
  },
  { id: 'J4_C', frame: 'arm', mirrored: false, build: outputDisc, holes: [...holes(discSeats, y, 3.4), ...holes(discThreads, y, 2.5)] },
];

const m3 = { fastener: 'M3x6', frame: 'arm', mirrored: false } as const;

/** Screws between motor J3 and the output of motor J4. */
export const elbowFasteners: readonly FastenerGroup[] = [
  { ...m3, id: 'J4_A to J3 motor', seats: flangeScrews, into: z, joins: ['J4_A', 'J3 motor'] },
  { ...m3, id: 'J4_B to J4 motor', seats: capSeats, into: y, joins: ['J4_B', 'J4 motor'] },
  { ...m3, id: 'J4_A to J4_B', seats: ringScrews(-32.5), into: y, joins: ['J4_A', 'J4_B'] },
  { ...m3, id: 'J4_A to J4 motor', seats: ringScrews(32.5), into: minusY, joins: ['J4_A', 'J4 motor'] },
  {
    ...m3,
    id: 'J4_A to post',
    seats: [postHole(-32.5), postHole(32.5)],
    into: [y, minusY],
    joins: ['J4_A', 'AETTS8-61-SC0-M3-N3'],
  },
  { ...m3, id: 'J4_C to J4 motor', seats: discSeats, into: minusY, joins: ['J4_C', 'J4 motor'] },
];
