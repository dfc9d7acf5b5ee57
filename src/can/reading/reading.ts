import type { BusMotor } from './bus';

/** What a frame can be. */
export type ReadingKind =
  | 'enable'
  | 'disable'
  | 'set-zero'
  | 'clear-error'
  | 'mit'
  | 'position-velocity'
  | 'velocity'
  | 'position-force'
  | 'refresh'
  | 'read'
  | 'write'
  | 'save'
  | 'state'
  | 'read-reply'
  | 'write-reply'
  | 'save-reply'
  | 'error'
  | 'unknown';

/** A value in a frame. */
export interface ReadingField {
  readonly name: string;
  readonly value: number | string;
  readonly unit: string;
  /** Bits of the data, counted from the highest of byte 0; for numbers with the lowest byte first they are whole bytes. */
  readonly bits: { readonly from: number; readonly size: number };
  /** Words for the value, where it is a code. */
  readonly words?: string;
}

/** One meaning of a frame. */
export interface Reading {
  readonly kind: ReadingKind;
  /** To a motor, from one, or of the bus itself. */
  readonly direction: 'to' | 'from' | 'bus';
  /** Send ID of the motor; null where there is none. */
  readonly motorId: number | null;
  /** The motor, where somebody on the bus has the ID. */
  readonly motor: BusMotor | null;
  readonly fields: readonly ReadingField[];
  /** What a reader should know about it. */
  readonly notes: readonly string[];
}

/** Names of the kinds, for readers. */
export const kindNames: Readonly<Record<ReadingKind, string>> = {
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
};
