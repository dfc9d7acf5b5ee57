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

/** Numbers with thousands commas, which could be taken for decimal commas. No thousands begin with 0. */
const groupedNumber = /^[+-]?[1-9]\d{0,2}(,\d{3})+(\.\d*)?$/;

const decimal = /^[+-]?(\d+([.,]\d*)?|[.,]\d+)(e[+-]?\d+)?$/i;

const withMinus = (text: string): string => text.trim().replace(/^\u2212/, '-');

/** Says what to type in place of a number with thousands commas; undefined for any other text. */
export function groupedWords(text: string): string | undefined {
  const typed = withMinus(text);
  if (!groupedNumber.test(typed)) return undefined;
  const whole = typed.replaceAll(',', '');
  const parts = typed.split(',');
  return parts.length === 2 && !typed.includes('.')
    ? `“${text}” can mean ${typed.replace(',', '.')} or ${whole}: type one of the two.`
    : `“${text}” has thousands separators: type ${whole}.`;
}

/** A number, and a unit after it. */
const numberWithUnit = /^(.*\d)\s*([\p{L}°%][\p{L}°·.²/\s]*)$/u;

const bare = (unit: string): string => unit.replace(/[\s·.]/g, '').toLowerCase();

/** Says what to type in place of a number with a unit: the number alone, if the unit is the field's. Undefined for any other text. */
export function unitWords(text: string, unit: string): string | undefined {
  const [, number = '', typedUnit = ''] = numberWithUnit.exec(text.trim()) ?? [];
  if (Number.isNaN(typedNumber(number)) || /^e$/i.test(typedUnit)) return undefined;
  return bare(typedUnit) === bare(unit) ? `Leave out the unit: type ${withMinus(number).replace(',', '.')}.` : `Convert it to ${unit}.`;
}

/** Says how a number with a decimal comma was read; undefined for any other text. */
export const commaWords = (text: string): string | undefined =>
  text.includes(',') && !Number.isNaN(typedNumber(text))
    ? `“${text.trim()}” is read as a decimal comma. In programs and terminals, type ${withMinus(text).replace(',', '.')}.`
    : undefined;

/**
 * Parses a typed decimal number, with a decimal point or comma; NaN for anything else, and for thousands commas. Accepts a true minus sign,
 * because readers copy numbers from pages.
 */
export function typedNumber(text: string): number {
  const typed = withMinus(text);
  return decimal.test(typed) && !groupedNumber.test(typed) ? Number(typed.replace(',', '.')) : Number.NaN;
}
