import { readRow } from '../tables/readTable';

/**
 * Slider-crank pair of the gripper, mm and degrees, seen along the motor axis onto the fingers.
 * Crank, link and pin offset are estimated from pictures; opening and turn come from the table and agree with them.
 */
const gripper = { crank: 40, link: 35 };
const pinOffset = 18.1;
const closedAngle = 104;
const closedSlider = 18.5;

/** Opening, jaw travel and turn of the rotor as specified. */
export function gripperLimits(): { opening: number; travel: number; turn: number } {
  const row = readRow('gripper-specifications', 'follower gripper');
  return { opening: row.number('max_opening_mm'), travel: row.number('jaw_travel_mm'), turn: row.number('rotor_travel_deg') };
}

/** One pose: crank direction in degrees (0 right, 90 up), its upper pin, and the pin and slider of the right jaw; y upwards. */
export interface Pose {
  readonly direction: number;
  readonly crankPin: readonly [number, number];
  readonly jawPin: readonly [number, number];
  readonly slider: number;
}

/** Pose after the rotor has turned by the given degrees from closed; of the gripper, unless another crank and link (mm) are given. */
export function pose(turn: number, { crank, link } = gripper): Pose {
  const direction = closedAngle - turn;
  const angle = (direction * Math.PI) / 180;
  const crankPin = [crank * Math.cos(angle), crank * Math.sin(angle)] as const;
  const slider = crankPin[0] + Math.sqrt(link ** 2 - (crankPin[1] - pinOffset) ** 2);
  return { direction, crankPin, jawPin: [slider, pinOffset], slider };
}

/** Distance between the jaws after the rotor has turned by the given degrees, by the estimated linkage. */
export const openingAt = (turn: number): number => 2 * (pose(turn).slider - closedSlider);
