import { formatNumber, withUnitText } from './numberText';
import type { ComposeField, MotionValue } from './composeFields';

/** What became of a value on its way into a frame. */
export interface Arrival {
  readonly name: MotionValue;
  readonly arrives: number;
  /** `clamped`: brought back to a limit. `rounded`: the frame has no such value. `beyond`: outside the slider, and sent as it is. */
  readonly change: 'none' | 'rounded' | 'clamped' | 'beyond';
  readonly words: string;
}

type Change = Arrival['change'];

/** Differences below this share of a step are those of binary fractions, not of the frame. */
const sameWithin = 1e-6;

function changeOf(asked: number, arrives: number, { low, high, step, clamped }: ComposeField): Change {
  if (asked < low || asked > high) return clamped ? 'clamped' : 'beyond';
  const tolerance = step === 0 ? Math.abs(asked) * 1e-7 : step * sameWithin;
  return Math.abs(asked - arrives) <= tolerance ? 'none' : 'rounded';
}

/** What arrives of a value at the motor, in numbers and in words. */
export function arrivalOf(asked: number, arrives: number, field: ComposeField): Arrival {
  const { name, unit, low, high, step } = field;
  const change = changeOf(asked, arrives, field);
  const shown = withUnitText(formatNumber(arrives, step), unit);
  const reasons: Readonly<Record<Change, string>> = {
    none: `${shown} arrives.`,
    rounded:
      asked === 0
        ? `${shown} arrives: a frame has no code for exactly 0 here.`
        : `${shown} arrives: the frame has steps of ${withUnitText(formatNumber(step, step), unit)}.`,
    clamped: `${shown} arrives: the limits are ${formatNumber(low, 0)} and ${formatNumber(high, 0)}, and openarm_can clamps without a word.`,
    beyond: `${shown} arrives: openarm_can does not clamp it, and what the motor does with it is not documented.`,
  };
  return { name, arrives, change, words: reasons[change] };
}
