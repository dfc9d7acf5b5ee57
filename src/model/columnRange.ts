import type { ColumnDefinition, Unit } from './tableTypes';

/** Least and greatest value that make sense; both are allowed. */
export interface Range {
  readonly min: number;
  readonly max: number;
}

/** Units of what there cannot be less of than none. Lengths, angles and products of inertia are not among them. */
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

/** Whole numbers of the data layer have 32 bits. */
const wholeNumbers: Range = { min: -(2 ** 31), max: 2 ** 31 - 1 };

/** Range of a column's numbers: what its declaration says, or what follows from its unit. */
export function rangeOf({ min, max, unit, type }: ColumnDefinition): Range {
  const whole = type === 'integer' ? wholeNumbers : { min: -Number.MAX_VALUE, max: Number.MAX_VALUE };
  return { min: min ?? (unit !== undefined && neverNegative.includes(unit) ? 0 : whole.min), max: max ?? whole.max };
}

/** Whether a typed cell of a column lies in its range; texts do, unless they are numbers in hexadecimal. */
export function isInside(value: unknown, column: ColumnDefinition): boolean {
  const number = column.type === 'hex' ? Number(value) : value;
  if (typeof number !== 'number' || (column.type === 'hex' && column.min === undefined && column.max === undefined)) return true;
  const { min, max } = rangeOf(column);
  return number >= min && number <= max;
}

/** A range in words, for messages. */
export const rangeWords = ({ min, max }: Range): string =>
  max >= wholeNumbers.max ? `${min} or more` : min <= wholeNumbers.min ? `${max} or less` : `from ${min} to ${max}`;
