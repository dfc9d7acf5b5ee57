import type { SentKind } from './sentKinds';
import { mitRanges } from '../codec/mit';
import { isControlMode, positionForceScale } from '../codec/motions';
import type { ControlMode } from '../codec/motions';
import { stepOf } from '../codec/quantise';
import type { BusMotor } from '../reading/bus';
import { fieldUnits } from '../reading/fields';

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
