import type { ReadingKind } from '../reading/reading';
import { mitRanges } from '../codec/mit';
import { isControlMode, positionForceScale } from '../codec/motions';
import type { ControlMode } from '../codec/motions';
import { stepOf } from '../codec/numbers';
import type { BusMotor } from '../reading/bus';
import { fieldUnits } from '../reading/reading';
import { formatNumber, withUnitText } from './numberText';

/** Kinds of frames that a computer sends to a motor, in the order of the select. */
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

/** Kind of a frame that a computer sends to a motor. */
export type SentKind = (typeof sentKinds)[number];

/** Values of a command that can be typed or set with a slider. */
export type MotionValue = 'q' | 'dq' | 'kp' | 'kd' | 'tau' | 'current';

/** A value of a command: what it is, and what a frame can represent. */
export interface ComposeField {
  readonly name: MotionValue;
  readonly label: string;
  readonly unit: string;
  /** Ends of the slider. */
  readonly low: number;
  readonly high: number;
  /** Resolution in the frame; 0 for a float32. */
  readonly step: number;
  /** Whether openarm_can clamps values to the ends; otherwise they are sent as they are. */
  readonly clamped: boolean;
}

/** A value sent as a float32, or as described by `packing`. */
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

/** A position as a float32: it isn't clamped, so the limits are only the ends of the slider. */
const floatPosition = ({ limits: { position } }: BusMotor): ComposeField => field('q', 'Position', -position, position);

/** Packing of a number that is scaled, truncated and clamped. */
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

/** Values of a command for a motor; none for kinds without values and for registers. */
export const fieldsFor = (kind: SentKind, motor: BusMotor): readonly ComposeField[] => (isControlMode(kind) ? fields[kind](motor) : []);

/** Initial values. A register's value has none: any would change the motor. */
const startValues: Readonly<Record<string, string>> = {
  q: '0',
  dq: '0',
  kp: '0',
  kd: '0',
  tau: '0',
  current: '0',
  // The control mode, the register that readers look up most often.
  register: '10',
  value: '',
};

/** The typed text of a value, or its initial value. */
export const typedText = (values: Readonly<Record<string, string>>, name: string): string => values[name] ?? startValues[name] ?? '';

/** What became of a value in a frame. */
export interface Arrival {
  readonly name: MotionValue;
  readonly arrives: number;
  /** `clamped`: set to a limit. `rounded`: the frame can't represent it exactly. `beyond`: outside the slider, but sent as it is. */
  readonly change: 'none' | 'rounded' | 'clamped' | 'beyond';
  readonly words: string;
}

type Change = Arrival['change'];

/** Share of a step below which a difference is a floating-point error. */
const sameWithin = 1e-6;

function changeOf(asked: number, arrives: number, { low, high, step, clamped }: ComposeField): Change {
  if (asked < low || asked > high) return clamped ? 'clamped' : 'beyond';
  const tolerance = step === 0 ? Math.abs(asked) * 1e-7 : step * sameWithin;
  return Math.abs(asked - arrives) <= tolerance ? 'none' : 'rounded';
}

/** The value that arrives at the motor, as a number and in words. */
export function arrivalOf(asked: number, arrives: number, field: ComposeField): Arrival {
  const { name, unit, low, high, step } = field;
  const change = changeOf(asked, arrives, field);
  const shown = withUnitText(formatNumber(arrives, step), unit);
  const reasons: Readonly<Record<Change, string>> = {
    none: `The motor gets ${shown}.`,
    rounded:
      asked === 0
        ? `The motor gets ${shown}: a frame has no code for exactly 0 here.`
        : `The motor gets ${shown}: the frame has steps of ${withUnitText(formatNumber(step, step), unit)}.`,
    clamped: `The motor gets ${shown}: the limits are ${formatNumber(low, 0)} and ${formatNumber(high, 0)}, and openarm_can clamps silently.`,
    beyond: `The motor gets ${shown}: openarm_can does not clamp it, and what the motor does with it is not documented.`,
  };
  return { name, arrives, change, words: reasons[change] };
}
