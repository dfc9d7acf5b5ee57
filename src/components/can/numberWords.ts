import { heldValue } from '../../can/compose/numberText';

/** What stands for a value that no digits can write; undefined for all others. */
const withoutDigits = (value: number): string | undefined => {
  if (Number.isFinite(value)) return undefined;
  return Number.isNaN(value) ? 'not a number' : value > 0 ? '∞' : '−∞';
};

const withMinus = (written: string): string => written.replaceAll('-', '−');

/** A number for a list: so many digits after the point, with a proper minus. */
export const shortNumber = (value: number, digits = 3): string =>
  withoutDigits(value) ?? withMinus(Math.abs(value) >= 1e6 ? value.toExponential(digits) : value.toFixed(digits));

/** The value of a register, with the digits that it holds. */
export const registerNumber = (value: number): string => withoutDigits(value) ?? withMinus(String(heldValue(value)));

/** A number as exactly as a double holds it. */
export const exactNumber = (value: number | string): string => (typeof value === 'number' ? String(value) : value).replace(/^-/, '−');
