import type { Lead } from './leads';
import type { BusMotor } from './bus';

/** Kinds of frames, with their names for readers. */
export const kindNames = {
  enable: 'Enable',
  disable: 'Disable',
  'set-zero': 'Set zero',
  'clear-error': 'Clear error',
  mit: 'MIT command',
  'position-velocity': 'Position-velocity command',
  velocity: 'Velocity command',
  'position-force': 'Position-force command',
  refresh: 'State request',
  read: 'Register read',
  write: 'Register write',
  save: 'Save all registers',
  state: 'State',
  'read-reply': 'Reply to a read',
  'write-reply': 'Reply to a write',
  'save-reply': 'Reply to a save',
  error: 'Error frame',
  unknown: 'Unknown',
} as const;

/** Kind of a frame. */
export type ReadingKind = keyof typeof kindNames;

/** A value in a frame. */
export interface ReadingField {
  readonly name: string;
  readonly value: number | string;
  readonly unit: string;
  /** Position in the data, counted from the highest bit of byte 0; little-endian numbers occupy whole bytes. */
  readonly bits: { readonly from: number; readonly size: number };
  /** Meaning of the value, if it is a code. */
  readonly words?: string;
}

/** Warning for the reader, and the row of symptoms that it leads to. */
export interface ReadingWarning {
  readonly words: string;
  readonly lead?: Lead;
  /** Sending such a frame could hurt. */
  readonly isDanger?: true;
}

/** One possible meaning of a frame. */
export interface Reading {
  readonly kind: ReadingKind;
  /** To a motor, from a motor, or about the bus itself. */
  readonly direction: 'to' | 'from' | 'bus';
  /** Send ID of the motor; null if there is none. */
  readonly motorId: number | null;
  /** The motor; null if the ID is unknown on this bus. */
  readonly motor: BusMotor | null;
  readonly fields: readonly ReadingField[];
  readonly notes: readonly string[];
  readonly warning?: ReadingWarning;
}

/** Units by field name. */
export const fieldUnits: Readonly<Record<string, string>> = {
  q: 'rad',
  dq: 'rad/s',
  kp: 'N·m/rad',
  kd: 'N·m·s/rad',
  tau: 'N·m',
  driverTemperature: '°C',
  rotorTemperature: '°C',
  current: 'of the motor’s largest current',
};

/** Names of fields, for readers. */
export const fieldNames: Readonly<Record<string, string>> = {
  q: 'position',
  dq: 'velocity',
  kp: 'Kp',
  kd: 'Kd',
  tau: 'torque',
  current: 'current limit',
  status: 'status',
  idNibble: 'motor ID, lower half',
  driverTemperature: 'driver (MOSFET)',
  rotorTemperature: 'rotor',
  motor: 'motor ID',
  register: 'register',
  value: 'value',
};

/** A field at some bits, counted from the highest of byte 0. */
export const fieldAt = (name: string, value: number | string, from: number, size: number, words?: string): ReadingField => {
  const [unit, bits] = [fieldUnits[name] ?? '', { from, size }];
  return words === undefined ? { name, value, unit, bits } : { name, value, unit, bits, words };
};

/** Consecutive fields in the order of a layout. */
export function fieldsOf<Values extends object>(
  layout: readonly { readonly field: keyof Values & string; readonly bits: number }[],
  values: { readonly [Name in keyof Values]: number },
  words: Readonly<Record<string, string>> = {},
): ReadingField[] {
  let from = 0;
  return layout.map(({ field, bits }) => {
    from += bits;
    return fieldAt(field, values[field], from - bits, bits, words[field]);
  });
}

/** Number in a field of a reading; NaN if there is no such field. */
export const valueIn = ({ fields }: Reading, name: string): number =>
  Number(fields.find((field) => field.name === name)?.value ?? Number.NaN);
