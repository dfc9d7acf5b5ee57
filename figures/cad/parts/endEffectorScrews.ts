import type { FastenerGroup } from '../part';
import { boltCircle } from '../vector';

/** Screws that fix the end effector, by its J8_A, to the output of motor J7 (axis along y at z 558.5); their heads sink into J8_A. */
export const endEffectorFasteners: readonly FastenerGroup[] = [
  {
    id: 'J8_A to J7',
    fastener: 'M3x15',
    frame: 'arm',
    seats: boltCircle([0, 30.5, 558.5], 27, 6, 90, [1, 0, 0], [0, 0, 1]),
    into: [0, -1, 0],
    joins: ['J8_A', 'J7 motor'],
  },
];
