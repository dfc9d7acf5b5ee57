import { jointCount } from '../../src/arm/armModel';
import { numberOf } from '../csv/cells';
import type { CsvRow } from '../csv/cells';

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
