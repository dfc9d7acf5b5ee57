import { maxGains } from './limits';
import type { Limits } from './limits';
import { quantise, valueOf } from './quantise';
import type { Range } from './quantise';

/** An MIT command: position in rad, velocity in rad/s, gains in N·m/rad and N·m·s/rad, torque in N·m. */
export interface MitCommand {
  readonly q: number;
  readonly dq: number;
  readonly kp: number;
  readonly kd: number;
  readonly tau: number;
}

/** Fields of an MIT command in the order of their bits, the first at the highest bits of byte 0, with their size. */
export const mitLayout = [
  { field: 'q', bits: 16 },
  { field: 'dq', bits: 12 },
  { field: 'kp', bits: 12 },
  { field: 'kd', bits: 12 },
  { field: 'tau', bits: 12 },
] as const satisfies readonly { field: keyof MitCommand; bits: number }[];

/** Range of each field for a motor. */
export const mitRanges = ({ position, velocity, torque }: Limits): Readonly<Record<keyof MitCommand, Range>> => ({
  q: { low: -position, high: position, bits: 16 },
  dq: { low: -velocity, high: velocity, bits: 12 },
  kp: { low: 0, high: maxGains.kp, bits: 12 },
  kd: { low: 0, high: maxGains.kd, bits: 12 },
  tau: { low: -torque, high: torque, bits: 12 },
});

/**
 * The 8 bytes of an MIT command. Values beyond the limits are clamped, as in openarm_can, which says nothing about it.
 *
 * @throws RangeError for a value that is not a number.
 */
export function encodeMit(command: MitCommand, limits: Limits): Uint8Array {
  const ranges = mitRanges(limits);
  const code = (field: keyof MitCommand): number => quantise(command[field], ranges[field]);
  const [q, dq, kp, kd, tau] = [code('q'), code('dq'), code('kp'), code('kd'), code('tau')];
  return Uint8Array.of(q >> 8, q, dq >> 4, ((dq & 0xf) << 4) | (kp >> 8), kp, kd >> 4, ((kd & 0xf) << 4) | (tau >> 8), tau);
}

/** Codes of the fields of an MIT command, from its first 8 bytes. */
export const mitCodes = (data: Uint8Array): MitCommand => {
  const [b0 = 0, b1 = 0, b2 = 0, b3 = 0, b4 = 0, b5 = 0, b6 = 0, b7 = 0] = data;
  return {
    q: (b0 << 8) | b1,
    dq: (b2 << 4) | (b3 >> 4),
    kp: ((b3 & 0xf) << 8) | b4,
    kd: (b5 << 4) | (b6 >> 4),
    tau: ((b6 & 0xf) << 8) | b7,
  };
};

/** What an MIT command of 8 bytes asks of a motor with these limits. */
export function decodeMit(data: Uint8Array, limits: Limits): MitCommand {
  const [ranges, codes] = [mitRanges(limits), mitCodes(data)];
  const value = (field: keyof MitCommand): number => valueOf(codes[field], ranges[field]);
  return { q: value('q'), dq: value('dq'), kp: value('kp'), kd: value('kd'), tau: value('tau') };
}
