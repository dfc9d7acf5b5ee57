import type { FastenerGroup } from '../part';
import type { Vec3 } from '../vector';
import { earAcross, ears, ringScrews } from './wristBrace';
import { hubScrews, padScrews, wingScrews } from './wristBrackets';
import { crankScrews, pins, stack } from './wristLinkage';
import { blockScrews, clampScrews, flatScrews } from './wristPivot';

const frame = 'arm';
const forward: Vec3 = [1, 0, 0];
const rearward: Vec3 = [-1, 0, 0];
const inboard: Vec3 = [0, -1, 0];
const outboard: Vec3 = [0, 1, 0];
const towardsJ5: Vec3 = [0, 0, -1];

/** Screws of the brace, which is another part on each arm. */
function braceScrews(brace: 'J6_C_right' | 'J6_C_left'): FastenerGroup {
  return {
    id: `${brace} to J6_A and J6_B`,
    fastener: 'M3x6',
    frame,
    seats: ears.map(({ seat, height }): Vec3 => [seat, earAcross, height]),
    into: ears.map(({ face }) => (face > 0 ? rearward : forward)),
    joins: [brace, 'J6_A', 'J6_B'],
  };
}

/** The stack of a step bolt, at both pins: washer on the crank or block, then the link with its bearing, washer, head. */
function stackAt(where: readonly (readonly [number, number])[], name: string): FastenerGroup[] {
  const at = (x: number): Vec3[] => where.map(([across, height]) => [x, across, height]);
  const joins = ['MR106ZZ1', 'MR106ZZ1#2', 'J7_E', 'J7_C'];
  const group = (id: string, fastener: string, x: number): FastenerGroup => ({
    id: `${id} ${name}`,
    fastener,
    frame,
    seats: at(x),
    into: rearward,
    joins,
  });
  return [
    group('washers behind', 'SWSPS12-6-0.5', stack.face),
    group('washers before', 'SWSPS12-6-0.5', stack.link[1]),
    group('step bolts of', 'DBSY4-6-5', stack.head),
  ];
}

/** All screws, washers and step bolts between motor J5 and motor J7. */
export const wristFasteners: readonly FastenerGroup[] = [
  { id: 'J5_A to J5', fastener: 'M3x18', frame, seats: hubScrews, into: towardsJ5, joins: ['J5_A', 'J5 motor'] },
  { id: 'J6_B to J5_A', fastener: 'M3x8', frame, seats: wingScrews(1), into: towardsJ5, joins: ['J6_B', 'J5_A'] },
  { id: 'J6_A to J5_A', fastener: 'M3x8', frame, seats: wingScrews(-1), into: towardsJ5, joins: ['J6_A', 'J5_A'] },
  { id: 'J6_D to J6', fastener: 'M3x6', frame, seats: ringScrews, into: rearward, joins: ['J6_D', 'J6 motor'] },
  { id: 'J7_E to J6', fastener: 'M3x6', frame, seats: crankScrews, into: rearward, joins: ['J7_E', 'J6 motor'] },
  { id: 'J6 to J6_A', fastener: 'M3x6', frame, seats: padScrews, into: forward, joins: ['J6_A', 'J6 motor'] },
  { id: 'J7_A to J7', fastener: 'M3x8', frame, seats: clampScrews, into: inboard, joins: ['J7_A', 'J7 motor'] },
  { id: 'J7_C to J7', fastener: 'M3x8', frame, seats: blockScrews, into: outboard, joins: ['J7_C', 'J7 motor'] },
  {
    id: 'J7_B to J7_A',
    fastener: 'M3x8',
    frame,
    seats: [...flatScrews(1), ...flatScrews(-1)],
    into: [rearward, rearward, forward, forward],
    joins: ['J7_B', 'J7_B#2', 'J7_A'],
  },
  ...stackAt(pins, 'the link'),
  ...stackAt([pins[0]], 'the upper eye'),
  braceScrews('J6_C_right'),
  braceScrews('J6_C_left'),
];
