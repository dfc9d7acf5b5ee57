import { floatAt, floatBytes, shortAt } from './numbers';
import type { BitField } from './numbers';

/** IDs of the commands of each control mode: the send ID of the motor and this. */
export const modeOffsets = { mit: 0x000, 'position-velocity': 0x100, velocity: 0x200, 'position-force': 0x300 } as const;

/** Codes of the control modes in register 10. */
export const modeCodes = { mit: 1, 'position-velocity': 2, velocity: 3, 'position-force': 4 } as const;

/** A control mode. */
export type ControlMode = keyof typeof modeOffsets;

/** The control modes. */
export const controlModes = ['mit', 'position-velocity', 'velocity', 'position-force'] as const satisfies readonly ControlMode[];

/** Whether a word is the name of a control mode. */
export const isControlMode = (kind: string): kind is ControlMode => Object.hasOwn(modeOffsets, kind);

/** Bits of an ID that are the send ID of the motor; the others say which mode a command is of. */
export const motorBits = 0xff;

/** Mode of the commands with an ID; undefined where none has it. */
export const modeOf = (id: number): ControlMode | undefined => controlModes.find((mode) => modeOffsets[mode] === (id & ~motorBits));

/** A position in rad, and the largest speed on the way in rad/s. */
export interface PositionVelocity {
  readonly q: number;
  readonly dq: number;
}

/** A position in rad, the largest speed on the way in rad/s, and the largest current as a share of the largest current of the motor. */
export interface PositionForce extends PositionVelocity {
  readonly current: number;
}

/** Fields of these commands in the order of their bytes. Numbers have their lowest byte first. */
export const motionLayouts = {
  'position-velocity': [
    { field: 'q', bits: 32 },
    { field: 'dq', bits: 32 },
  ],
  velocity: [{ field: 'dq', bits: 32 }],
  'position-force': [
    { field: 'q', bits: 32 },
    { field: 'dq', bits: 16 },
    { field: 'current', bits: 16 },
  ],
} as const satisfies Readonly<Record<Exclude<ControlMode, 'mit'>, readonly BitField<string>[]>>;

/** What speed and current are multiplied by before they are cut to whole numbers, and the largest number that comes out. */
export const positionForceScale = { speed: 100, current: 10_000, largest: 10_000 } as const;

const refuseNaN = (...values: readonly number[]): void => {
  if (values.some(Number.isNaN)) throw new RangeError('not a number');
};

/** The 8 bytes of a position-velocity command. Nothing is clamped. @throws RangeError for a value that is not a number. */
export function encodePositionVelocity({ q, dq }: PositionVelocity): Uint8Array {
  refuseNaN(q, dq);
  return Uint8Array.of(...floatBytes(q), ...floatBytes(dq));
}

/** What a position-velocity command of 8 bytes asks. */
export const decodePositionVelocity = (data: Uint8Array): PositionVelocity => ({ q: floatAt(data, 0), dq: floatAt(data, 4) });

/** The 4 bytes of a velocity command. Other libraries send 8, the last four 0. @throws RangeError for what is not a number. */
export function encodeVelocity(dq: number): Uint8Array {
  refuseNaN(dq);
  return floatBytes(dq);
}

/** Velocity that a command of 4 or 8 bytes asks, in rad/s. */
export const decodeVelocity = (data: Uint8Array): number => floatAt(data, 0);

const scaled = (value: number, scale: number): number => Math.trunc(Math.min(Math.max(value * scale, 0), positionForceScale.largest));

/**
 * The 8 bytes of a position-force command: the position as it is, speed and current clamped, multiplied, then cut, as openarm_can does.
 *
 * @throws RangeError for a value that is not a number.
 */
export function encodePositionForce({ q, dq, current }: PositionForce): Uint8Array {
  refuseNaN(q, dq, current);
  const speed = scaled(dq, positionForceScale.speed);
  const share = scaled(Math.min(Math.max(current, 0), 1), positionForceScale.current);
  return Uint8Array.of(...floatBytes(q), speed, speed >> 8, share, share >> 8);
}

/** What a position-force command of 8 bytes asks. */
export const decodePositionForce = (data: Uint8Array): PositionForce => ({
  q: floatAt(data, 0),
  dq: shortAt(data, 4) / positionForceScale.speed,
  current: shortAt(data, 6) / positionForceScale.current,
});

/** Commands without values, by the last of their 8 bytes; the seven before it are FF. */
export const specialCommands = { 'clear-error': 0xfb, enable: 0xfc, disable: 0xfd, 'set-zero': 0xfe } as const;

/** A command without values. */
export type SpecialCommand = keyof typeof specialCommands;

/** Whether a word is the name of one. */
export const isSpecialCommand = (kind: string): kind is SpecialCommand => Object.hasOwn(specialCommands, kind);

/** The 8 bytes of a command without values. It goes to the send ID of the motor, whatever its control mode. */
export const encodeSpecial = (command: SpecialCommand): Uint8Array =>
  Uint8Array.of(255, 255, 255, 255, 255, 255, 255, specialCommands[command]);

/** Command without values that 8 bytes are, or null. An MIT command that asks the most of each field has the same bytes. */
export function specialIn(data: Uint8Array): SpecialCommand | null {
  if (data.length !== 8 || data.subarray(0, 7).some((byte) => byte !== 0xff)) return null;
  const names = Object.keys(specialCommands).filter(isSpecialCommand);
  return names.find((name) => specialCommands[name] === data[7]) ?? null;
}
