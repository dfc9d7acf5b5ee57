import type { SentKind } from '../benchAddress';
import { mitRanges } from '../codec/mit';
import { positionForceScale } from '../codec/motions';
import { stepOf } from '../codec/quantise';
import type { BusMotor } from '../reading/bus';

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

const largestSpeed = positionForceScale.largest / positionForceScale.speed;

type Fields = (motor: BusMotor) => readonly ComposeField[];

const mitFields: Fields = ({ limits }) => {
  const ranges = mitRanges(limits);
  const field = (name: keyof typeof ranges, label: string, unit: string): ComposeField => {
    const { low, high } = ranges[name];
    return { name, label, unit, low, high, step: stepOf(ranges[name]), clamped: true };
  };
  return [
    field('q', 'Position', 'rad'),
    field('dq', 'Velocity', 'rad/s'),
    field('kp', 'Kp, stiffness', 'N·m/rad'),
    field('kd', 'Kd, damping', 'N·m·s/rad'),
    field('tau', 'Torque', 'N·m'),
  ];
};

/** A position as a float32: nothing holds it within the limits, so they are the ends of the slider only. */
const floatPosition = ({ limits: { position } }: BusMotor): ComposeField => ({
  name: 'q',
  label: 'Position',
  unit: 'rad',
  low: -position,
  high: position,
  step: 0,
  clamped: false,
});

const fields: Partial<Readonly<Record<SentKind, Fields>>> = {
  mit: mitFields,
  'position-velocity': (motor) => [
    floatPosition(motor),
    { name: 'dq', label: 'Largest speed', unit: 'rad/s', low: 0, high: motor.limits.velocity, step: 0, clamped: false },
  ],
  velocity: ({ limits: { velocity } }) => [
    { name: 'dq', label: 'Velocity', unit: 'rad/s', low: -velocity, high: velocity, step: 0, clamped: false },
  ],
  'position-force': (motor) => [
    floatPosition(motor),
    { name: 'dq', label: 'Largest speed', unit: 'rad/s', low: 0, high: largestSpeed, step: 1 / positionForceScale.speed, clamped: true },
    {
      name: 'current',
      label: 'Current limit',
      unit: 'of the motor’s largest current',
      low: 0,
      high: 1,
      step: 1 / positionForceScale.current,
      clamped: true,
    },
  ],
};

/** Values that a command of a kind has, for a motor; none for kinds without values and for registers. */
export const fieldsFor = (kind: SentKind, motor: BusMotor): readonly ComposeField[] => fields[kind]?.(motor) ?? [];

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
