import { drawRectangle, type Drawing } from 'replicad';
import type { Pose } from '../../gripper/linkage';
import { holes, pockets, type Hole } from '../holes';
import type { Part } from '../part';
import { disc, extrude, type AnyShape } from '../solids';
import { boltCircle, type Vec3 } from '../vector';
import { opposite } from './turned';

const z: Vec3 = [0, 0, 1];
/**
 * Both arms have the same end-effector, not mirror images of it: only J8_A sits on the other side of it.
 */
export const sameOnBothArms = { frame: 'arm', mirrored: false } as const;

/** Output face of motor J8. */
const output = 654;
/** Bearing MR126ZZ. */
const bearing = { bore: 6, outside: 12, width: 4 };

/** The linkage is calculated as seen onto the fingers; its right side is the +y side of the model, its upper side -x. */
export const onto = ([right, up]: readonly [number, number], height: number): Vec3 => [-up, right, height];

/** Direction of the rotor's bar in the model, from +x. */
const barAngle = ({ direction }: Pose): number => direction + 90;

/** Rotor: length between the eyes, and heights above the output of the flange, of the bar's faces and of the collars. */
export interface RotorSize {
  readonly length: number;
  readonly width: number;
  readonly flange: number;
  readonly bar: readonly [from: number, to: number];
  readonly collar: number;
  readonly bore: number;
}

/** The four of six holes on 27 mm that the bar leaves free, for a bar at `turn` degrees. */
const freeHoles = (turn: number, height: number): Vec3[] =>
  boltCircle([0, 0, height], 27, 6, turn, [1, 0, 0], [0, 1, 0]).filter((_, index) => index % 3 !== 0);

/** Seats of the rotor's screws, on its flange. */
export const rotorSeats = (pose: Pose, size: RotorSize): Vec3[] => freeHoles(barAngle(pose), output + size.flange);

/** Rotor: round flange on the motor's output, and a bar that stays clear of the screw heads on the rim. */
export function rotor({ length, width, flange, bar, collar, bore }: RotorSize, pose: Pose): AnyShape {
  const eyes = (diameter: number): Drawing => disc(diameter, -length / 2).fuse(disc(diameter, length / 2));
  const plate = freeHoles(0, 0).reduce((all, [u, v]) => all.cut(disc(3.2, u, v)), disc(35));
  const [from, to] = bar;
  const ends = [-1, 1].map((side): Vec3 => [(side * length) / 2, 0, 0]);
  const solid = extrude(plate, 'xy', 0, flange)
    .fuse(extrude(drawRectangle(32, width), 'xy', flange - 0.5, to))
    .fuse(extrude(drawRectangle(length, width).fuse(eyes(16)), 'xy', from, to))
    .fuse(extrude(eyes(8), 'xy', to - 0.01, collar));
  return pockets(solid, ends, z, bore, collar + 1)
    .rotate(barAngle(pose), [0, 0, 0], [0, 0, 1])
    .translate(0, 0, output);
}

/** Link with its underside at `height`: at the rotor its seat opens to the motor, at the jaw to the jaw. */
function link({ crankPin, jawPin }: Pose, height: number): AnyShape {
  const [from, to] = [onto(crankPin, height), onto(jawPin, height)];
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const length = Math.hypot(dx, dy);
  const bar = drawRectangle(length, 6).translate(length / 2, 0);
  const outline = disc(16).fuse(disc(16, length)).fuse(bar).cut(disc(11)).cut(disc(11, length));
  const below = pockets(extrude(outline, 'xy', 0, 5), [[0, 0, -1]], z, bearing.outside, 1 + bearing.width);
  return pockets(below, [[length, 0, 6]], [0, 0, -1], bearing.outside, 1 + bearing.width)
    .rotate((Math.atan2(dy, dx) * 180) / Math.PI, [0, 0, 0], [0, 0, 1])
    .translate([...from]);
}

/** Ball bearing from `at` upwards: two rings and the shield between them. */
function ball(at: Vec3): AnyShape {
  const tube = (outside: number, inside: number, gap: number): AnyShape =>
    extrude(disc(outside).cut(disc(inside)), 'xy', gap, bearing.width - gap);
  return tube(bearing.outside, bearing.bore, 0.25)
    .fuse(tube(bearing.outside, 10.4, 0))
    .fuse(tube(7.8, bearing.bore, 0))
    .translate([...at]);
}

/** The two links called `name` with their four bearings; `suffix` sets the bearings off from those of the other end-effector. */
export function linksOf(name: string, suffix: string, pose: Pose, height: number): Part[] {
  const ends = [onto(pose.crankPin, height), onto(pose.jawPin, height + 1)];
  const one: Part = { id: name, ...sameOnBothArms, build: () => link(pose, height), holes: holes(ends, z, 11) };
  const bearings = ends.map((end, index): Part => {
    const bore: Hole[] = holes([end], z, bearing.bore);
    return { id: `MR126ZZ#${index + 1}${suffix}`, ...sameOnBothArms, build: () => ball(end), holes: bore };
  });
  const others = bearings.map((part, index) => opposite(part, `MR126ZZ#${index + 3}${suffix}`));
  return [one, opposite(one, `${name}#2`), ...bearings, ...others];
}

/** Seats of the step bolts, on the bearings: at the rotor from the jaw's side, at the jaw from the motor's side. */
export function stepBoltSeats({ crankPin, jawPin }: Pose, height: number): { rotor: Vec3[]; jaw: Vec3[] } {
  const both = (point: Vec3): Vec3[] => [point, [-point[0], -point[1], point[2]]];
  return { rotor: both(onto(crankPin, height + bearing.width)), jaw: both(onto(jawPin, height + 1)) };
}
