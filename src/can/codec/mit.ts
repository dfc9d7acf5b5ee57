import { packBits, unpackBits, valueOf } from './numbers';
import type { BitLayout, Range } from './numbers';

/** Largest magnitudes of packed fields, positive and negative: position in rad, velocity in rad/s, torque in N·m. */
export interface Limits {
  readonly position: number;
  readonly velocity: number;
  readonly torque: number;
}

/** Maximum gains of an MIT command: stiffness in N·m/rad, damping in N·m·s/rad. The same for all motors. */
export const maxGains = { kp: 500, kd: 5 } as const;

/** An MIT command: position in rad, velocity in rad/s, gains in N·m/rad and N·m·s/rad, torque in N·m. */
export interface MitCommand {
  readonly q: number;
  readonly dq: number;
  readonly kp: number;
  readonly kd: number;
  readonly tau: number;
}

/** Bit layout of an MIT command. */
export const mitLayout: BitLayout<keyof MitCommand> = [
  { field: 'q', bits: 16 },
  { field: 'dq', bits: 12 },
  { field: 'kp', bits: 12 },
  { field: 'kd', bits: 12 },
  { field: 'tau', bits: 12 },
];

/** Range of each field for a motor with these limits. */
export const mitRanges = ({ position, velocity, torque }: Limits): Readonly<Record<keyof MitCommand, Range>> => ({
  q: { low: -position, high: position, bits: 16 },
  dq: { low: -velocity, high: velocity, bits: 12 },
  kp: { low: 0, high: maxGains.kp, bits: 12 },
  kd: { low: 0, high: maxGains.kd, bits: 12 },
  tau: { low: -torque, high: torque, bits: 12 },
});

/**
 * Encodes an MIT command in 8 bytes. Clamps values to the limits without a warning, as openarm_can does.
 *
 * @throws RangeError for NaN.
 */
export const encodeMit = (command: MitCommand, limits: Limits): Uint8Array => packBits(mitLayout, command, mitRanges(limits));

/** Decodes an MIT command from the first 8 bytes, for a motor with these limits. */
export function decodeMit(data: Uint8Array, limits: Limits): MitCommand {
  const [ranges, { q, dq, kp, kd, tau }] = [mitRanges(limits), unpackBits(mitLayout, data)];
  return {
    q: valueOf(q, ranges.q),
    dq: valueOf(dq, ranges.dq),
    kp: valueOf(kp, ranges.kp),
    kd: valueOf(kd, ranges.kd),
    tau: valueOf(tau, ranges.tau),
  };
}
