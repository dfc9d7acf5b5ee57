import type { ArmModel, ArmSide } from '../../src/arm/armModel';
import { stepArm } from '../../src/arm/dynamics';
import type { ArmState } from '../../src/arm/dynamics';
import { cellOf, numberOf } from '../csv/cells';
import type { CsvRow } from '../csv/cells';
import { fixed, numbersOf, perJoint } from './cells';

/** Columns that say how a motion is set up. */
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

/** Columns of a motion: how it is set up, and angles and speeds at its time. */
export const stepColumns: readonly string[] = [
  ...setUp,
  ...perJoint((joint) => `q${joint}_rad`),
  ...perJoint((joint) => `qd${joint}_rad_s`),
];

/** Steps that one row may ask for. */
const mostSteps = 1_000_000;

/** One line of `stepColumns`, from a row that says how the motion is set up. */
export function stepRow(row: CsvRow, models: Readonly<Record<ArmSide, ArmModel>>): string {
  const [variant, side] = [cellOf(row, 'variant'), cellOf(row, 'side')];
  if (variant !== 'smooth')
    throw new RangeError(`variant is "${variant}": joint limits, dry friction and fingers need MuJoCo, this program knows "smooth" alone`);
  if (side !== 'right' && side !== 'left') throw new RangeError(`side is "${side}"; known are right and left`);
  const model = models[side];
  const named = (name: string): number[] => numbersOf(row, (joint) => `${name}${joint}`);
  const [timestep, time, mass] = [numberOf(row, 'timestep_s'), numberOf(row, 't_s'), numberOf(row, 'payload_kg')];
  const steps = Math.round(time / timestep);
  if (!(timestep > 0) || !(steps >= 0 && steps <= mostSteps))
    throw new RangeError(`t_s ${time} by timestep_s ${timestep} gives no number of steps from 0 to ${mostSteps}`);
  const control = { target: named('target'), stiffness: named('kp'), damping: named('kd'), limit: named('torque_limit') };
  const payload = mass > 0 ? ({ body: model.tool, at: [0, 0, 0], mass } as const) : undefined;
  let state: ArmState = { angles: named('start'), speeds: model.moved.map(() => 0) };
  for (let step = 0; step < steps; step += 1) state = stepArm(model, state, control, timestep, payload);
  return [
    ...setUp.map((column) => cellOf(row, column)),
    ...state.angles.map((value) => fixed(value, 9)),
    ...state.speeds.map((value) => fixed(value, 8)),
  ].join(',');
}
