import { jointCount } from '../../src/arm/armModel';
import type { ArmModel, ArmSide } from '../../src/arm/armModel';
import { gravityTorques } from '../../src/arm/dynamics';
import { framesOf, world } from '../../src/arm/kinematics';
import { quaternionOf } from '../../src/arm/matrix';
import { cellOf, numberOf } from '../csv/printRows';
import type { CsvRow } from '../csv/printRows';

/** Column names for J1 to J7, such as `kp1` to `kp7`. */
export const perJoint = (column: (joint: number) => string): string[] =>
  Array.from({ length: jointCount }, (_none, joint) => column(joint + 1));

/** Numbers in the columns for J1 to J7. */
export const numbersOf = (row: CsvRow, column: (joint: number) => string): number[] => perJoint(column).map((name) => numberOf(row, name));

/** Formats a number with fixed decimals, and zero without a minus sign. */
export function fixed(value: number, decimals: number): string {
  const text = value.toFixed(decimals);
  return Number(text) === 0 ? text.replace('-', '') : text;
}

const sides = ['right', 'left'] as const;
const angleColumn = (side: ArmSide) => (joint: number) => `${side}_q${joint}_rad`;

/**
 * Output columns of a pose: its number and angles, then for each arm the tool's position and the holding torques, without and with 1 kg.
 */
export const poseColumns: readonly string[] = [
  'pose',
  ...sides.flatMap((side) => perJoint(angleColumn(side))),
  ...sides.flatMap((side) => [
    ...['x', 'y', 'z'].map((axis) => `${side}_tcp_${axis}_m`),
    ...['w', 'x', 'y', 'z'].map((axis) => `${side}_tcp_quat_${axis}`),
    ...perJoint((joint) => `${side}_gravity${joint}_nm`),
    ...perJoint((joint) => `${side}_gravity${joint}_1kg_nm`),
  ]),
];

/** Computes an output line from a row with the angles of both arms. */
export function poseRow(row: CsvRow, models: Readonly<Record<ArmSide, ArmModel>>): string {
  const given = ['pose', ...sides.flatMap((side) => perJoint(angleColumn(side)))].map((column) => cellOf(row, column));
  const found = sides.flatMap((side) => {
    const model = models[side];
    const angles = numbersOf(row, angleColumn(side));
    const { position, rotation } = framesOf(model, angles)[model.tool] ?? world;
    const kilogram = { body: model.tool, at: [0, 0, 0], mass: 1 } as const;
    return [
      ...[...position, ...quaternionOf(rotation)].map((value) => fixed(value, 9)),
      ...[...gravityTorques(model, angles), ...gravityTorques(model, angles, kilogram)].map((value) => fixed(value, 8)),
    ];
  });
  return [...given, ...found].join(',');
}
