import { formatNumber as grouped } from '../../../model/format';

/** Decimals that show one figure more than a step. */
const decimalsOf = (step: number): number => Math.max(0, Math.ceil(-Math.log10(step)) + 1);

/** A value without the digits that a float32 does not hold. A whole number has all of its own: it may be that of a uint32. */
export const heldValue = (value: number): number => (Number.isSafeInteger(value) ? value : Number(value.toPrecision(7)));

/** A number for readers: rounded to what a step can tell apart, or, where the step is 0, to what a register holds. */
export const formatNumber = (value: number, step: number): string =>
  grouped(step === 0 ? heldValue(value) : Number(value.toFixed(decimalsOf(step))));

/** A number and its unit, which stay on one line. */
export const withUnitText = (number: string, unit: string): string => `${number}\u00a0${unit}`;

/** Numbers with commas between thousands, which a decimal comma could be taken for. */
const groupedNumber = /^[+-]?\d{1,3}(,\d{3})+(\.\d*)?$/;

const decimal = /^[+-]?(\d+([.,]\d*)?|[.,]\d+)(e[+-]?\d+)?$/i;

/**
 * A decimal number that somebody typed, with a point or a comma before its fraction; NaN for what is none, and for commas between thousands. The minus
 * may be the true one: pages write it so, and numbers are copied from them.
 */
export function typedNumber(text: string): number {
  const typed = text.trim().replace(/^\u2212/, '-');
  return decimal.test(typed) && !groupedNumber.test(typed) ? Number(typed.replace(',', '.')) : Number.NaN;
}
