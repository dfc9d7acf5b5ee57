import type { ArmModel, ArmSide } from '../../src/arm/armModel';
import { stepArm } from '../../src/arm/dynamics';
import type { ArmState } from '../../src/arm/dynamics';
import { cellOf, numberOf } from '../csv/printRows';
import type { CsvRow } from '../csv/printRows';
import { fixed, numbersOf, perJoint } from './poseRow';
import type { FullMotion, MoveFully } from './fullModel';

/** Input columns of a motion. */
const setUp: readonly string[] = [
  'trajectory',
  'variant',
  'side',
  'gains',
  'payload_kg',
  'timestep_s',
  'integrator',
  ...['start', 'target', 'kp', 'kd', 'torque_limit'].flatMap((name) => perJoint((joint) => `${name}${joint}`)),
  't_s',
];

/** Output columns of a motion: the input, and angles and speeds at its end. */
export const stepColumns: readonly string[] = [
  ...setUp,
  ...perJoint((joint) => `q${joint}_rad`),
  ...perJoint((joint) => `qd${joint}_rad_s`),
];

/** Most time steps of a row. */
const maxSteps = 1_000_000;

/** Computes a motion without joint limits, dry friction and moving fingers. */
function moveSmoothly(model: ArmModel, { start, control, payload: mass, timestep, steps }: FullMotion): ArmState {
  const payload = mass > 0 ? ({ body: model.tool, at: [0, 0, 0], mass } as const) : undefined;
  let state: ArmState = { angles: start, speeds: model.moved.map(() => 0) };
  for (let step = 0; step < steps; step += 1) state = stepArm(model, state, control, timestep, payload);
  return state;
}

/** Computes an output line from a row with the input of a motion. */
export function stepRow(row: CsvRow, models: Readonly<Record<ArmSide, ArmModel>>, moveFully: MoveFully): string {
  const variant = cellOf(row, 'variant');
  const side = cellOf(row, 'side');
  if (variant !== 'smooth' && variant !== 'v1_full') throw new RangeError(`variant is "${variant}"; known are smooth and v1_full`);
  if (side !== 'right' && side !== 'left') throw new RangeError(`side is "${side}"; known are right and left`);
  const named = (name: string): number[] => numbersOf(row, (joint) => `${name}${joint}`);
  const [timestep, time, mass] = [numberOf(row, 'timestep_s'), numberOf(row, 't_s'), numberOf(row, 'payload_kg')];
  const steps = Math.round(time / timestep);
  if (!(timestep > 0) || !(steps >= 0 && steps <= maxSteps))
    throw new RangeError(`t_s ${time} by timestep_s ${timestep} gives no number of steps from 0 to ${maxSteps}`);
  const control = { target: named('target'), stiffness: named('kp'), damping: named('kd'), limit: named('torque_limit') };
  const motion: FullMotion = { side, start: named('start'), control, payload: mass, timestep, steps };
  const state = variant === 'v1_full' ? moveFully(motion) : moveSmoothly(models[side], motion);
  return [
    ...setUp.map((column) => cellOf(row, column)),
    ...state.angles.map((value) => fixed(value, 9)),
    ...state.speeds.map((value) => fixed(value, 8)),
  ].join(',');
}
