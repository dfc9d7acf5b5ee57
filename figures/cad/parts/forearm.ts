import type { Drawing } from 'replicad';
import { holes, type Hole } from '../holes';
import { outlineOf } from '../outlines';
import type { FastenerGroup, Part } from '../part';
import { ringSector } from '../ringSector';
import { disc, extrude, polygon, type AnyShape } from '../solids';
import { boltCircle, type Vec3 } from '../vector';
import { post } from './elbow';
import { bores } from './motorStand';

/** Height of the J4 axis, which runs along y. */
const j4 = 342.5;
const x: Vec3 = [1, 0, 0];
const y: Vec3 = [0, 1, 0];
const z: Vec3 = [0, 0, 1];
const minusY: Vec3 = [0, -1, 0];
const minusZ: Vec3 = [0, 0, -1];

/** Middles of the two posts; the second one is an estimate from a picture. */
const posts: readonly Vec3[] = [
  [-3.54, 0, 382.98],
  [-22.4, 0, 377],
];
const postHoles = (at: number): Vec3[] => posts.map((point) => [point[0], at, point[2]]);
/** Screws into the rim of motor J5, counted from x to y: the fifth, sixth and first through J4_D, the others through J4_E. */
const footScrews = boltCircle([0, 0, 439], 50, 6, 0, x, y);
const eyeScrews = boltCircle([0, 39.1, j4], 27, 6, 0, x, z);

/** The arms J4_D (side -1, at -y) and J4_E (side 1, at +y) differ in the eye and in the stops inside the half-ring foot. */
interface Arm {
  readonly side: 1 | -1;
  readonly eye: () => readonly Drawing[];
  /** Where the half ring of the foot is, and its part that reaches further in; degrees from x to y. */
  readonly foot: readonly [number, number];
  readonly stop: readonly [number, number];
  readonly screws: readonly Vec3[];
}

const round = (points: readonly Vec3[], diameter: number, v: 1 | 2): Drawing[] =>
  points.map((point) => bores([[point[0], point[v]]], diameter));
const without = (outline: Drawing, gaps: readonly Drawing[]): Drawing => gaps.reduce((left, gap) => left.cut(gap), outline);

function plate(id: 'J4_D' | 'J4_E', { side, eye, foot, stop, screws }: Arm): AnyShape {
  const sheet = without(outlineOf(id), [...eye(), ...round(posts, 3.4, 2)]);
  const neck = polygon([[-12.5, side * 22], [12.5, side * 22], [12.5, side * 38], [-12.5, side * 38]]).cut(disc(43.5)); // prettier-ignore
  const ring = ringSector(28.5, 21.75, ...foot).fuse(ringSector(22, 18, ...stop));
  return extrude(sheet, 'xz', side > 0 ? 37.1 : -39.1, side > 0 ? 39.1 : -37.1).fuse(
    extrude(without(neck.fuse(ring), round(screws, 3.4, 1)), 'xy', 437, 439),
  );
}

const bearingArm: Arm = {
  side: -1,
  eye: () => [disc(26, 0, j4)],
  foot: [210, 390],
  stop: [214, 253],
  screws: [...footScrews.slice(0, 1), ...footScrews.slice(4)],
};
const discArm: Arm = {
  side: 1,
  eye: () => [disc(17.5, 0, j4), ...round(boltCircle([0, 0, j4], 27, 6, 30, x, z), 6.5, 2), ...round(eyeScrews, 3.4, 2)],
  foot: [30, 210],
  stop: [106, 205],
  screws: footScrews.slice(1, 4),
};

const footHoles = (arm: Arm): Hole[] => holes(arm.screws, z, 3.4);
const longPost = (at: Vec3, id: string): Part => ({
  id,
  frame: 'arm',
  mirrored: false,
  build: () => post(at, 74.2),
  holes: holes([at], y, 2.5),
});

/** Parts between motors J4 and J5. */
export const forearmParts: readonly Part[] = [
  {
    id: 'J4_D',
    frame: 'arm',
    mirrored: false,
    build: () => plate('J4_D', bearingArm),
    holes: [...footHoles(bearingArm), ...holes(postHoles(-38.1), y, 3.4)],
  },
  {
    id: 'J4_E',
    frame: 'arm',
    mirrored: false,
    build: () => plate('J4_E', discArm),
    holes: [...footHoles(discArm), ...holes([...postHoles(38.1), ...eyeScrews], y, 3.4)],
  },
  longPost(posts[0] as Vec3, 'AETTS8-74.2-SC0-M3-N3'),
  longPost(posts[1] as Vec3, 'AETTS8-74.2-SC0-M3-N3#2'),
];

const m3 = { fastener: 'M3x6', frame: 'arm', mirrored: false } as const;
const postEnds = ['J4_D', 'J4_E', 'AETTS8-74.2-SC0-M3-N3', 'AETTS8-74.2-SC0-M3-N3#2'];

/** Screws between motors J4 and J5. */
export const forearmFasteners: readonly FastenerGroup[] = [
  { ...m3, id: 'J4_E to J4_C', seats: eyeScrews, into: minusY, joins: ['J4_E', 'J4_C'] },
  { ...m3, id: 'J4_D and J4_E to J5 motor', seats: footScrews, into: minusZ, joins: ['J4_D', 'J4_E', 'J5 motor'] },
  {
    ...m3,
    id: 'J4_D and J4_E to posts',
    seats: [...postHoles(-39.1), ...postHoles(39.1)],
    into: [y, y, minusY, minusY],
    joins: postEnds,
  },
];
