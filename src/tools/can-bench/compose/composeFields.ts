import type { ReadingKind } from '../reading/reading';
import { mitRanges } from '../codec/mit';
import { isControlMode, positionForceScale } from '../codec/motions';
import type { ControlMode } from '../codec/motions';
import { stepOf } from '../codec/numbers';
import type { BusMotor } from '../reading/bus';
import { fieldUnits } from '../reading/reading';
import { formatNumber, withUnitText } from './numberText';

/** Kinds of frames that a computer sends to a motor, in the order in which they are offered. */
export const sentKinds = [
  'refresh',
  'disable',
  'enable',
  'mit',
  'position-velocity',
  'velocity',
  'position-force',
  'read',
  'write',
  'save',
  'set-zero',
  'clear-error',
] as const satisfies readonly ReadingKind[];

/** One of them. */
export type SentKind = (typeof sentKinds)[number];

/** Values of a command that can be typed or chosen with a slider. */
export type MotionValue = 'q' | 'dq' | 'kp' | 'kd' | 'tau' | 'current';

/** A value of a command: what it is, and what a frame can hold of it. */
export interface ComposeField {
  readonly name: MotionValue;
  readonly label: string;
  readonly unit: string;
  /** Ends of the slider. */
  readonly low: number;
  readonly high: number;
  /** Smallest difference that a frame holds; 0 for a float32. */
  readonly step: number;
  /** Whether openarm_can brings what is beyond the ends back to them; else it goes out as it is. */
  readonly clamped: boolean;
}

/** A value that goes out as a float32, or as something else that `packing` says. */
const field = (
  name: MotionValue,
  label: string,
  low: number,
  high: number,
  packing: Pick<ComposeField, 'step' | 'clamped'> = { step: 0, clamped: false },
): ComposeField => ({ name, label, unit: fieldUnits[name] ?? '', low, high, ...packing });

const largestSpeed = positionForceScale.largest / positionForceScale.speed;

type Fields = (motor: BusMotor) => readonly ComposeField[];

const mitFields: Fields = ({ limits }) => {
  const ranges = mitRanges(limits);
  const packed = (name: keyof typeof ranges, label: string): ComposeField => {
    const { low, high } = ranges[name];
    return field(name, label, low, high, { step: stepOf(ranges[name]), clamped: true });
  };
  return [
    packed('q', 'Position'),
    packed('dq', 'Velocity'),
    packed('kp', 'Kp, stiffness'),
    packed('kd', 'Kd, damping'),
    packed('tau', 'Torque'),
  ];
};

/** A position as a float32: nothing holds it within the limits, so they are the ends of the slider only. */
const floatPosition = ({ limits: { position } }: BusMotor): ComposeField => field('q', 'Position', -position, position);

/** A number that is multiplied and cut, within limits that it is clamped to. */
const scaled = (scale: number): Pick<ComposeField, 'step' | 'clamped'> => ({ step: 1 / scale, clamped: true });

const fields: Readonly<Record<ControlMode, Fields>> = {
  mit: mitFields,
  'position-velocity': (motor) => [floatPosition(motor), field('dq', 'Largest speed', 0, motor.limits.velocity)],
  velocity: ({ limits: { velocity } }) => [field('dq', 'Velocity', -velocity, velocity)],
  'position-force': (motor) => [
    floatPosition(motor),
    field('dq', 'Largest speed', 0, largestSpeed, scaled(positionForceScale.speed)),
    field('current', 'Current limit', 0, 1, scaled(positionForceScale.current)),
  ],
};

/** Values that a command of a kind has, for a motor; none for kinds without values and for registers. */
export const fieldsFor = (kind: SentKind, motor: BusMotor): readonly ComposeField[] => (isControlMode(kind) ? fields[kind](motor) : []);

/** What a value is before anybody types one. A value for a register has none: any would change the motor. */
export const startValues: Readonly<Record<string, string>> = {
  q: '0',
  dq: '0',
  kp: '0',
  kd: '0',
  tau: '0',
  current: '0',
  // The control mode: the register that a reader most often looks at.
  register: '10',
  value: '',
};

/** A value as it was typed, or what it is before. */
export const typedText = (values: Readonly<Record<string, string>>, name: string): string => values[name] ?? startValues[name] ?? '';

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
