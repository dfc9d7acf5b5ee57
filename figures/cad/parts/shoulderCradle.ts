import type { Drawing } from 'replicad';
import { holes } from '../holes';
import { outlineOf } from '../outlines';
import type { FastenerGroup, Part } from '../part';
import { disc, extrude, type AnyShape } from '../solids';
import type { Vec3 } from '../vector';
import { bumperSideSeats, flatSideSeats, hubSeats, plateSeats, postSeats, stopSeats } from './shoulder';

const x: Vec3 = [1, 0, 0];
const z: Vec3 = [0, 0, 1];
const minusX: Vec3 = [-1, 0, 0];
const minusZ: Vec3 = [0, 0, -1];

/** Screws of the crescents on the rims of motor J2: both tips, and for J1_D the middle over the bumper. */
const tips = (at: number): Vec3[] => [
  [at, -38.97, 100],
  [at, 38.97, 100],
];
const rotorSeats: readonly Vec3[] = [...tips(-23.4), [-23.4, 0, 77.5]];
const rearSeats: readonly Vec3[] = tips(23.4);

/** Steps and bill of materials give M4 for all screws; the foot holes, which measure 3.4 mm, are drawn wide enough for them. */
const clearance = 4.5;

const punched = (outline: Drawing, points: readonly Vec3[]): Drawing =>
  points.reduce((left, [, u, v]) => left.cut(disc(clearance, u, v)), outline);

const crescent = (part: string, from: number, seats: readonly Vec3[]) => (): AnyShape =>
  extrude(punched(outlineOf(part), seats), 'yz', from, from + 3);

const onRotor = [...bumperSideSeats, ...rotorSeats];
const onRear = [...flatSideSeats, ...rearSeats];

/** J1_D and J1_E: the two crescents that hold motor J2. */
export const cradleParts: readonly Part[] = [
  { id: 'J1_D', frame: 'shoulder', build: crescent('J1_D', -23.4, onRotor), holes: holes(onRotor, x, clearance) },
  { id: 'J1_E', frame: 'shoulder', build: crescent('J1_E', 20.4, onRear), holes: holes(onRear, x, clearance) },
];

const nutSeats = postSeats.map(([u, v]): Vec3 => [u, v, -0.4]);

const shoulder = { frame: 'shoulder' } as const;

/** Screws of the unit J1-J2, and those that hold it on the post. */
export const shoulderFasteners: readonly FastenerGroup[] = [
  { ...shoulder, id: 'J1_A to J1', fastener: 'M4x10', seats: plateSeats, into: z, joins: ['J1_A', 'J1 motor'] },
  { ...shoulder, id: 'J1_B to J1', fastener: 'M4x8', seats: stopSeats, into: minusZ, joins: ['J1_B', 'J1 motor'] },
  { ...shoulder, id: 'J1_C to J1', fastener: 'M5x10', seats: hubSeats, into: minusZ, joins: ['J1_C', 'J1 motor'] },
  { ...shoulder, id: 'J1_D to J1_C', fastener: 'M4x10', seats: bumperSideSeats, into: x, joins: ['J1_D', 'J1_C'] },
  { ...shoulder, id: 'J1_E to J1_C', fastener: 'M4x10', seats: flatSideSeats, into: minusX, joins: ['J1_E', 'J1_C'] },
  { ...shoulder, id: 'J1_E to J2', fastener: 'M4x8', seats: rearSeats, into: minusX, joins: ['J1_E', 'J2 motor'] },
  { ...shoulder, id: 'J1_D to J2', fastener: 'M4x8', seats: rotorSeats, into: x, joins: ['J1_D', 'J2 motor'] },
  { ...shoulder, id: 'J1_A to post', fastener: 'M6x12', seats: postSeats, into: minusZ, joins: ['J1_A', 'HFSB6-6060-750'] },
  { ...shoulder, id: 'nuts for J1_A', fastener: 'M6-slot-nut', seats: nutSeats, into: z, joins: [] },
];
