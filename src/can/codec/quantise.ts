/** A number packed into some bits between a lower and an upper limit. */
export interface Range {
  readonly low: number;
  readonly high: number;
  readonly bits: number;
}

const largestCode = (bits: number): number => 2 ** bits - 1;

/** What a field of the range can tell apart, in its unit. */
export const stepOf = ({ low, high, bits }: Range): number => (high - low) / largestCode(bits);

/**
 * Code of a value. Clamps, divides by the span, multiplies by the largest code and cuts, in this order and in doubles, as openarm_can does
 * (`double_to_uint`): another order or rounding gives other codes.
 *
 * @throws RangeError for what is not a number; openarm_can takes it for the lower limit.
 */
export function quantise(value: number, range: Range): number {
  if (Number.isNaN(value)) throw new RangeError('not a number');
  const clamped = Math.min(Math.max(value, range.low), range.high);
  const share = (clamped - range.low) / (range.high - range.low);
  return Math.trunc(share * largestCode(range.bits));
}

/** Value of a code, as openarm_can has it (`uint_to_double`). */
export const valueOf = (code: number, { low, high, bits }: Range): number => (code / largestCode(bits)) * (high - low) + low;
