import { gripperLinkageFasteners } from '../parts/gripperLinkage';
import type { Added, View } from '../step';

const swivelSeats = gripperLinkageFasteners.find(({ id }) => id === 'swivel_link to swivel_rotor')?.seats ?? [];

export const guide = 'gripper';
export const names = { 'RSE2B10-155 slider': 'slider block' };

/** Towards the fingers, arms level, the small window of the motor on top. */
export const front: View = { from: [0.5, 0.55, -0.8], up: [1, 0, 0] };
/** From behind the motor, the small window on top as well. */
export const rear: View = { from: [0.45, -0.6, 0.8], up: [1, 0, 0] };
/** From behind and from the left, so that what is drawn away stays on its side of the motor. */
export const jawSide: View = { from: [0.42, 0.4, 0.8], up: [1, 0, 0] };

export const mount = ['J8_A', 'J8_B', 'J8_A to J8_B'] as const;
export const motor = ['J8 motor', 'rail_connector', 'rail_connector to J8'] as const;
export const turning = [...motor, 'swivel_rotor', 'swivel_rotor to J8'] as const;
/** Links with their bearings. */
const one = ['swivel_link', 'MR126ZZ#1', 'MR126ZZ#2'] as const;
const other = ['swivel_link#2', 'MR126ZZ#3', 'MR126ZZ#4'] as const;
export const linked = [...turning, ...one, ...other, 'swivel_link to swivel_rotor'] as const;
const sliders = ['RSE2B10-155 slider', 'RSE2B10-155 slider#2'] as const;
export const parked = ['RSE2B10-155 slider#parked', 'RSE2B10-155 slider#2-parked'] as const;
export const guided = [...linked, 'RSE2B10-155', 'RSE2B10-155 to rail_connector', ...sliders] as const;
export const plates = ['rail_CNC_attachment', 'rail_CNC_attachment#2'] as const;
export const plated = [...guided, ...plates, 'rail_CNC_attachment to slider'] as const;
export const jaws = ['right-jaw', 'left-jaw'] as const;
export const whole = [...plated, 'swivel_link to rail_CNC_attachment', ...jaws, 'jaws to rail_CNC_attachment'] as const;

/** The links, `distance` before their place; the line shows the way of the eye at the rotor. */
export const linksFrom = (distance: number): Added[] =>
  [one, other].map(([part, ...bearings], side) => {
    const eye = swivelSeats[side] ?? [0, 0, 0];
    return { part, from: [0, 0, distance], with: bearings, line: eye };
  });
