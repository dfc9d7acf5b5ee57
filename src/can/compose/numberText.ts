import { formatNumber as grouped } from '../../model/formatCell';

/** Decimals that show one figure more than a step. */
const decimalsOf = (step: number): number => Math.max(0, Math.ceil(-Math.log10(step)) + 1);

/** A number for readers: rounded to what a step can tell apart, or, where the step is 0, to what a float32 holds. */
export function formatNumber(value: number, step: number): string {
  const rounded = step === 0 ? Number(value.toPrecision(7)) : Number(value.toFixed(decimalsOf(step)));
  return grouped(rounded);
}

/** A whole number with all its digits: a register holds more of them than a float32. */
export const wholeNumber = (value: number): string => grouped(value);

/** A number and its unit, which stay on one line. */
export const withUnitText = (number: string, unit: string): string => `${number}\u00a0${unit}`;
