import type { Drawing } from 'replicad';
import { holes, pockets, type Hole } from '../holes';
import { outlineOf } from '../outlines';
import type { Part } from '../part';
import { ringSector } from '../ringSector';
import { box, disc, extrude, polygon, type AnyShape } from '../solids';
import { boltCircle, type Vec3 } from '../vector';

const x: Vec3 = [1, 0, 0];
const y: Vec3 = [0, 1, 0];
const z: Vec3 = [0, 0, 1];

const punched = (outline: Drawing, points: readonly Vec3[], diameter: number): Drawing =>
  points.reduce((left, point) => left.cut(disc(diameter, point[0], point[1])), outline);
const slab = (fromX: number, fromY: number, toX: number, toY: number): Drawing =>
  polygon([[fromX, fromY], [toX, fromY], [toX, toY], [fromX, toY]]); // prettier-ignore

/** Points on the bolt circle of the motor's rims: all six but the one over the connectors, at the height of the screw heads in J1_A. */
export const plateSeats = boltCircle([0, 0, 5.8], 90, 6, 0, x, y).slice(1);
/** Screws that hold J1_A on the post. */
export const postSeats: readonly Vec3[] = [-15, 15].flatMap((u) => [-52.5, 52.5].map((v): Vec3 => [u, v, 5.5]));

function plate(): AnyShape {
  const outline = punched(punched(outlineOf('J1_A'), plateSeats, 4.5), postSeats, 6.6);
  const solid = extrude(outline, 'xy', 0, 12);
  const underHeads = plateSeats.map(([u, v]) => disc(8, u, v)).reduce((all, one) => all.fuse(one));
  // The screw in the middle of the ring lies in a notch that is open to the outside.
  return pockets(solid, postSeats.map(([u, v]): Vec3 => [u, v, 5.5]), z, 11, 10) // prettier-ignore
    .cut(extrude(underHeads.fuse(slab(-60, -4, -45, 4)), 'xy', -1, 5.8));
}

/** Screws of J1_B on the front rim of J1: one beside the ports, one at the top, one in between under the stop block. */
export const stopSeats = boltCircle([0, 0, 59], 90, 6, 0, x, y).slice(0, 3);

function stopRing(): AnyShape {
  const arc = ringSector(49, 41, -6, 126).fuse(ringSector(42, 36, 35, 85));
  const underHeads = [0, 60, 120]
    .map((at, index) => {
      const width = index === 1 ? 11 : 9;
      return disc(width, 45, 0)
        .fuse(slab(45, -width / 2, 55, width / 2))
        .rotate(at, [0, 0]);
    })
    .reduce((all, one) => all.fuse(one));
  const ends = slab(36, -12, 55, 0).fuse(slab(36, 0, 55, 12).rotate(120, [0, 0]));
  return extrude(punched(arc, stopSeats, 4.5), 'xy', 55.8, 62).cut(extrude(underHeads.fuse(ends), 'xy', 59, 63));
}

/** Screws of J1_C on the output of J1. */
export const hubSeats = boltCircle([0, 0, 67], 32, 6, 30, x, y);
/** Height of the side holes of J1_C, and how far they lie from its middle. */
const sideHoles = { height: 68.5, apart: 19.5 };
const side = (at: number, offsets: readonly number[]): Vec3[] => offsets.map((v): Vec3 => [at, v, sideHoles.height]);
/** Screws of J1_D on the bumper side of J1_C and of J1_E on the other side, under their heads. */
export const bumperSideSeats = side(-23.4, [-sideHoles.apart, sideHoles.apart]);
export const flatSideSeats = side(23.4, [-sideHoles.apart, 0, sideHoles.apart]);

function hub(): AnyShape {
  const lips = disc(62.24)
    .intersect(slab(-22.4, -40, 22.4, 40))
    .cut(slab(20.4, 23, 30, 40))
    .cut(slab(20.4, -40, 30, -23));
  const foot = lips
    .cut(slab(-30, 23, -20.4, 40))
    .cut(slab(-30, -40, -20.4, -23))
    .fuse(slab(-39.8, -12.5, -20.4, 12.5));
  const body = outlineOf('J1_C')
    .fuse(slab(-39.8, -12.5, -20.3, 12.5))
    .cut(slab(-37.2, -9.5, -25.4, 9.5));
  const bored = (outline: Drawing): Drawing => punched(outline.cut(disc(10)), hubSeats, 5.5);
  const solid = extrude(bored(foot), 'xy', 62.5, 65.5)
    .cut(box([20.4, -40, 64.5], [30, 40, 70]))
    .cut(box([-22.5, 12.5, 64.5], [-20.4, 40, 70]))
    .cut(box([-22.5, -40, 64.5], [-20.4, -12.5, 70]))
    .fuse(extrude(bored(body), 'xy', 65.5, 72.5))
    .fuse(extrude(ringSector(41, 35.5, 165, 195), 'xy', 58.1, 63));
  const countersunk = pockets(solid, hubSeats, z, 9.5, 10);
  return pockets(pockets(countersunk, side(21, [-19.5, 0, 19.5]), [-1, 0, 0], 3.3, 8), side(-21, [-19.5, 19.5]), x, 3.3, 8);
}

const hubHoles: readonly Hole[] = [...holes(hubSeats, z, 5.5), ...holes([...bumperSideSeats, ...flatSideSeats], x, 3.3)];

/** J1_A, J1_B and J1_C: what carries motor J1, stops it, and turns with it. */
export const shoulderParts: readonly Part[] = [
  { id: 'J1_A', frame: 'shoulder', build: plate, holes: [...holes(plateSeats, z, 4.5), ...holes(postSeats, z, 6.6)] },
  { id: 'J1_B', frame: 'shoulder', build: stopRing, holes: holes(stopSeats, z, 4.5) },
  { id: 'J1_C', frame: 'shoulder', build: hub, holes: hubHoles },
];
