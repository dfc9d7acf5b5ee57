import { leaderLinkageFasteners } from '../parts/leaderLinkage';
import type { Added, View } from '../step';

const swivelSeats = leaderLinkageFasteners.find(({ id }) => id === 'swivel-link-leader to swivel-rotor-leader')?.seats ?? [];

export const guide = 'leader';
export const names = { 'SSE2BSZ-MX10-135 slider': 'slider block' };

/** Towards the pincers, arms level, the grip hangs down. */
export const front: View = { from: [0.4, 0.6, -0.8], up: [1, 0, 0] };
/** From behind the motor, the grip hangs down as well. */
export const rear: View = { from: [0.3, -0.6, 0.8], up: [1, 0, 0] };

export const mount = ['J8_A#leader', 'J8_B#leader', 'J8_A to J8_B, leader'] as const;
export const printed = ['rail-connector-leader', 'inserts of rail-connector-leader'] as const;
export const motor = [...printed, 'J8 motor', 'rail-connector-leader to J8'] as const;
export const bolted = [...motor, 'rail-connector-leader to J8, long'] as const;
export const rotor = ['swivel-rotor-leader', 'inserts of swivel-rotor-leader'] as const;
export const turning = [...bolted, ...rotor, 'swivel-rotor-leader to J8'] as const;
/** Links with their bearings. */
const one = ['swivel-link-leader', 'MR126ZZ#1-leader', 'MR126ZZ#2-leader'] as const;
const other = ['swivel-link-leader#2', 'MR126ZZ#3-leader', 'MR126ZZ#4-leader'] as const;
export const linked = [...turning, ...one, ...other, 'swivel-link-leader to swivel-rotor-leader'] as const;
const sliders = ['SSE2BSZ-MX10-135 slider', 'SSE2BSZ-MX10-135 slider#2'] as const;
export const parked = ['SSE2BSZ-MX10-135 slider#parked', 'SSE2BSZ-MX10-135 slider#2-parked'] as const;
export const guided = [...linked, 'SSE2BSZ-MX10-135', 'SSE2BSZ-MX10-135 to rail-connector-leader', ...sliders] as const;
export const pincers = ['right-pincer', 'left-pincer'] as const;
export const pinched = [...guided, ...pincers, 'inserts of pincers', 'pincers to sliders'] as const;
export const whole = [...pinched, 'swivel-link-leader to pincers'] as const;

/** The links, `distance` before their place; the line shows the way of the eye at the rotor. */
export const linksFrom = (distance: number): Added[] =>
  [one, other].map(([part, ...bearings], side) => {
    const eye = swivelSeats[side] ?? [0, 0, 0];
    return { part, from: [0, 0, distance], with: bearings, line: eye };
  });
