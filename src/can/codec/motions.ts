import { floatAt, floatBytes, shortAt } from './numbers';
import type { BitField } from './numbers';

/** Offset of each control mode's frame ID from the motor's send ID. */
export const modeOffsets = { mit: 0x000, 'position-velocity': 0x100, velocity: 0x200, 'position-force': 0x300 } as const;

/** Codes of the control modes in register 10. */
export const modeCodes = { mit: 1, 'position-velocity': 2, velocity: 3, 'position-force': 4 } as const;

/** Name of a control mode. */
export type ControlMode = keyof typeof modeOffsets;

export const controlModes = ['mit', 'position-velocity', 'velocity', 'position-force'] as const satisfies readonly ControlMode[];

/** Whether a word names a control mode. */
export const isControlMode = (kind: string): kind is ControlMode => Object.hasOwn(modeOffsets, kind);

/** Bits of a frame ID that hold the motor's send ID; the others hold the mode's offset. */
export const motorBits = 0xff;

/** Control mode of a frame ID; undefined if no mode has its offset. */
export const modeOf = (id: number): ControlMode | undefined => controlModes.find((mode) => modeOffsets[mode] === (id & ~motorBits));

/** Position in rad, and maximum speed on the way in rad/s. */
interface PositionVelocity {
  readonly q: number;
  readonly dq: number;
}

/** Position in rad, maximum speed on the way in rad/s, and maximum current as a share of the motor's largest. */
interface PositionForce extends PositionVelocity {
  readonly current: number;
}

/** Fields of these commands in byte order. Numbers are little-endian. */
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

/** Factors for speed and current before truncation, and the largest resulting integer. */
export const positionForceScale = { speed: 100, current: 10_000, largest: 10_000 } as const;

const refuseNaN = (...values: readonly number[]): void => {
  if (values.some(Number.isNaN)) throw new RangeError('not a number');
};

/** Encodes a position-velocity command in 8 bytes. Nothing is clamped. @throws RangeError for NaN. */
export function encodePositionVelocity({ q, dq }: PositionVelocity): Uint8Array {
  refuseNaN(q, dq);
  return Uint8Array.of(...floatBytes(q), ...floatBytes(dq));
}

/** Decodes a position-velocity command of 8 bytes. */
export const decodePositionVelocity = (data: Uint8Array): PositionVelocity => ({ q: floatAt(data, 0), dq: floatAt(data, 4) });

/** Encodes a velocity command in 4 bytes. Other libraries send 8, the last four 0. @throws RangeError for NaN. */
export function encodeVelocity(dq: number): Uint8Array {
  refuseNaN(dq);
  return floatBytes(dq);
}

/** Decodes a velocity command of 4 or 8 bytes, in rad/s. */
export const decodeVelocity = (data: Uint8Array): number => floatAt(data, 0);

const scaled = (value: number, scale: number): number => Math.trunc(Math.min(Math.max(value * scale, 0), positionForceScale.largest));

/**
 * Encodes a position-force command in 8 bytes: the position as a float32; speed and current clamped, scaled, then truncated, as openarm_can
 * does.
 *
 * @throws RangeError for NaN.
 */
export function encodePositionForce({ q, dq, current }: PositionForce): Uint8Array {
  refuseNaN(q, dq, current);
  const speed = scaled(dq, positionForceScale.speed);
  const share = scaled(Math.min(Math.max(current, 0), 1), positionForceScale.current);
  return Uint8Array.of(...floatBytes(q), speed, speed >> 8, share, share >> 8);
}

/** Decodes a position-force command of 8 bytes. */
export const decodePositionForce = (data: Uint8Array): PositionForce => ({
  q: floatAt(data, 0),
  dq: shortAt(data, 4) / positionForceScale.speed,
  current: shortAt(data, 6) / positionForceScale.current,
});

/** Commands without values, by their last byte; the seven bytes before it are FF. */
export const specialCommands = { 'clear-error': 0xfb, enable: 0xfc, disable: 0xfd, 'set-zero': 0xfe } as const;

/** Name of a command without values. */
export type SpecialCommand = keyof typeof specialCommands;

/** Whether a word names a command without values. */
export const isSpecialCommand = (kind: string): kind is SpecialCommand => Object.hasOwn(specialCommands, kind);

/** Encodes a command without values in 8 bytes. It is sent to the motor's send ID in any control mode. */
export const encodeSpecial = (command: SpecialCommand): Uint8Array =>
  Uint8Array.of(255, 255, 255, 255, 255, 255, 255, specialCommands[command]);

/** Command without values in 8 bytes, or null. An MIT command with all fields at their maximum has the same bytes. */
export function specialIn(data: Uint8Array): SpecialCommand | null {
  if (data.length !== 8 || data.subarray(0, 7).some((byte) => byte !== 0xff)) return null;
  const names = Object.keys(specialCommands).filter(isSpecialCommand);
  return names.find((name) => specialCommands[name] === data[7]) ?? null;
}
