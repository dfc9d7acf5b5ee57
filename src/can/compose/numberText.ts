import { formatNumber as grouped } from '../../model/formatCell';

/** Decimals that show one figure more than a step. */
const decimalsOf = (step: number): number => Math.max(0, Math.ceil(-Math.log10(step)) + 1);

/** A value without the digits that a float32 does not hold. A whole number has all of its own: it may be that of a uint32. */
export const heldValue = (value: number): number => (Number.isSafeInteger(value) ? value : Number(value.toPrecision(7)));

/** A number for readers: rounded to what a step can tell apart, or, where the step is 0, to what a register holds. */
export const formatNumber = (value: number, step: number): string =>
  grouped(step === 0 ? heldValue(value) : Number(value.toFixed(decimalsOf(step))));

/** A number and its unit, which stay on one line. */
export const withUnitText = (number: string, unit: string): string => `${number}\u00a0${unit}`;
