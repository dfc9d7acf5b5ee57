/** Values that a register takes. */
export interface RegisterRange {
  readonly low: number;
  readonly high: number;
  readonly withLow: boolean;
  readonly withHigh: boolean;
}

/** What the table of registers calls fmax: the largest float32. */
const largestFloat = 3.4028234663852886e38;

const ends: Readonly<Record<string, number>> = { fmax: largestFloat, '-fmax': -largestFloat, '2^32-1': 2 ** 32 - 1 };

/** Reads a range such as `(0.0, fmax]`: a square bracket includes its number, a round one leaves it out. Null where there is none. */
export function readRange(text: string): RegisterRange | null {
  const [found, open, first = '', last = '', close] = /^([[(])\s*([^\s,]+),\s*([^\])]+)([\])])/.exec(text) ?? [];
  if (found === undefined) return null;
  const [low, high] = [ends[first] ?? Number(first), ends[last] ?? Number(last)];
  return Number.isNaN(low) || Number.isNaN(high) ? null : { low, high, withLow: open === '[', withHigh: close === ']' };
}

/** Whether a value is in a range. */
export const isInRange = (value: number, { low, high, withLow, withHigh }: RegisterRange): boolean =>
  (withLow ? value >= low : value > low) && (withHigh ? value <= high : value < high);
