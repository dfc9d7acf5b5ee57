import { formatNumber as grouped } from '../../model/format';

/** Number of decimals that shows one digit more than a step. */
const decimalsOf = (step: number): number => Math.max(0, Math.ceil(-Math.log10(step)) + 1);

/** Drops the digits that a float32 can't hold. A whole number keeps all its digits: it may be a uint32. */
export const heldValue = (value: number): number => (Number.isSafeInteger(value) ? value : Number(value.toPrecision(7)));

/** Formats a number for readers: rounded to its resolution, or, if `step` is 0, to the precision of a float32. */
export const formatNumber = (value: number, step: number): string =>
  grouped(step === 0 ? heldValue(value) : Number(value.toFixed(decimalsOf(step))));

/** A number and its unit with a no-break space. */
export const withUnitText = (number: string, unit: string): string => `${number}\u00a0${unit}`;

/** Numbers with thousands commas, which could be taken for decimal commas. */
const groupedNumber = /^[+-]?\d{1,3}(,\d{3})+(\.\d*)?$/;

const decimal = /^[+-]?(\d+([.,]\d*)?|[.,]\d+)(e[+-]?\d+)?$/i;

/**
 * Parses a typed decimal number, with a decimal point or comma; NaN for anything else, and for thousands commas. Accepts a true minus sign,
 * because readers copy numbers from pages.
 */
export function typedNumber(text: string): number {
  const typed = text.trim().replace(/^\u2212/, '-');
  return decimal.test(typed) && !groupedNumber.test(typed) ? Number(typed.replace(',', '.')) : Number.NaN;
}
