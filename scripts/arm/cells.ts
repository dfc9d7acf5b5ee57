import { jointCount } from '../../src/arm/armModel';
import { numberOf } from '../csv/cells';
import type { CsvRow } from '../csv/cells';

/** Names of the columns of J1 to J7, such as `kp1` to `kp7`. */
export const perJoint = (column: (joint: number) => string): string[] =>
  Array.from({ length: jointCount }, (_none, joint) => column(joint + 1));

/** Numbers of the columns of J1 to J7. */
export const numbersOf = (row: CsvRow, column: (joint: number) => string): number[] => perJoint(column).map((name) => numberOf(row, name));

/** A number with so many decimals, and no minus before a zero. */
export function fixed(value: number, decimals: number): string {
  const text = value.toFixed(decimals);
  return Number(text) === 0 ? text.replace('-', '') : text;
}
