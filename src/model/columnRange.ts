import type { ColumnDefinition, Unit } from './tableTypes';

/** Inclusive range of plausible values. */
export interface Range {
  readonly min: number;
  readonly max: number;
}

/** Units whose values can't be negative. Lengths, angles and products of inertia can. */
const neverNegative: readonly Unit[] = [
  'mm²',
  'kg',
  'g',
  'µH',
  'mΩ',
  'Ω',
  'Hz',
  'kHz',
  's',
  'ms',
  'days',
  'bit',
  'bit/s',
  'Mbit/s',
  'USD',
  'JPY',
];

/** GraphQL's Int has 32 bits. */
const wholeNumbers: Range = { min: -(2 ** 31), max: 2 ** 31 - 1 };

/** Range of a column: declared, or implied by its unit or type. */
export function rangeOf({ min, max, unit, type }: ColumnDefinition): Range {
  const whole = type === 'integer' ? wholeNumbers : { min: -Number.MAX_VALUE, max: Number.MAX_VALUE };
  return { min: min ?? (unit !== undefined && neverNegative.includes(unit) ? 0 : whole.min), max: max ?? whole.max };
}

/** Whether a typed cell is within its column's range. Texts always are, unless they are hexadecimal numbers. */
export function isInside(value: unknown, column: ColumnDefinition): boolean {
  const number = column.type === 'hex' ? Number(value) : value;
  if (typeof number !== 'number' || (column.type === 'hex' && column.min === undefined && column.max === undefined)) return true;
  const { min, max } = rangeOf(column);
  return number >= min && number <= max;
}

/** A range in words, for messages. */
export const rangeWords = ({ min, max }: Range): string =>
  max >= wholeNumbers.max ? `${min} or more` : min <= wholeNumbers.min ? `${max} or less` : `from ${min} to ${max}`;
