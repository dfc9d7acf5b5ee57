import type { RobotBody } from './armModel';
import type { ArmRow } from './armTables';
import { rotationOf } from './matrix';

const numberIn = (row: ArmRow, column: string): number => (typeof row[column] === 'number' ? row[column] : Number.NaN);

const textIn = (row: ArmRow, column: string): string => (typeof row[column] === 'string' ? row[column] : '');

/** A number, or 0 if the body has none. */
const optional = (row: ArmRow, column: string): number => (typeof row[column] === 'number' ? row[column] : 0);

/** Two limits; undefined if missing. */
function rangeIn(row: ArmRow, name: string): readonly [number, number] | undefined {
  const [lower, upper] = [row[`${name}_lower`], row[`${name}_upper`]];
  return typeof lower === 'number' && typeof upper === 'number' ? [lower, upper] : undefined;
}

/** Converts a row of `content/data/arm-bodies.csv` to a rigid body. Missing numbers are NaN. */
export function robotBody(row: ArmRow): RobotBody {
  const joint = textIn(row, 'joint');
  return {
    name: textIn(row, 'body'),
    parent: textIn(row, 'parent_body'),
    position: [numberIn(row, 'pos_x_m'), numberIn(row, 'pos_y_m'), numberIn(row, 'pos_z_m')],
    rotation: rotationOf([numberIn(row, 'quat_w'), numberIn(row, 'quat_x'), numberIn(row, 'quat_y'), numberIn(row, 'quat_z')]),
    ...(joint !== '' && {
      joint: {
        name: joint,
        kind: textIn(row, 'joint_type') === 'slide' ? 'slide' : 'hinge',
        axis: [numberIn(row, 'axis_x'), numberIn(row, 'axis_y'), numberIn(row, 'axis_z')],
        range: [numberIn(row, 'range_lower'), numberIn(row, 'range_upper')],
        stiffness: optional(row, 'stiffness'),
        damping: optional(row, 'damping'),
        friction: optional(row, 'frictionloss'),
      },
    }),
    ...(textIn(row, 'actuator') !== '' && {
      actuator: {
        name: textIn(row, 'actuator'),
        gain: numberIn(row, 'actuator_gain'),
        bias: optional(row, 'actuator_bias'),
        control: rangeIn(row, 'ctrl'),
        force: rangeIn(row, 'force'),
      },
    }),
    mass: numberIn(row, 'mass_kg'),
    centre: [optional(row, 'com_x_m'), optional(row, 'com_y_m'), optional(row, 'com_z_m')],
    inertia: [optional(row, 'ixx_kgm2'), optional(row, 'iyy_kgm2'), optional(row, 'izz_kgm2')],
  };
}
