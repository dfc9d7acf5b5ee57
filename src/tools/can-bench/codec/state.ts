import { mitRanges } from './mit';
import type { Limits } from './mit';
import { packBits, unpackBits, quantise, valueOf } from './numbers';
import type { BitLayout } from './numbers';

/** What a motor says of itself: status code and lower half of its ID, position in rad, velocity in rad/s, torque in N·m, temperatures in °C. */
export interface MotorState {
  readonly status: number;
  readonly idNibble: number;
  readonly q: number;
  readonly dq: number;
  readonly tau: number;
  readonly driverTemperature: number;
  readonly rotorTemperature: number;
}

/** Fields of a state frame. */
export const stateLayout: BitLayout<keyof MotorState> = [
  { field: 'status', bits: 4 },
  { field: 'idNibble', bits: 4 },
  { field: 'q', bits: 16 },
  { field: 'dq', bits: 12 },
  { field: 'tau', bits: 12 },
  { field: 'driverTemperature', bits: 8 },
  { field: 'rotorTemperature', bits: 8 },
];

/** Codes from which a status means a fault. */
export const leastFault = 0x8;

/** State in a frame, of which the first 8 bytes count; null if it has fewer, which openarm_can refuses, too. */
export function decodeState(data: Uint8Array, limits: Limits): MotorState | null {
  if (data.length < 8) return null;
  const ranges = mitRanges(limits);
  // Field by field: spreading objects is what a million frames take longest for.
  const { status, idNibble, q, dq, tau, driverTemperature, rotorTemperature } = unpackBits(stateLayout, data);
  return {
    status,
    idNibble,
    q: valueOf(q, ranges.q),
    dq: valueOf(dq, ranges.dq),
    tau: valueOf(tau, ranges.tau),
    driverTemperature,
    rotorTemperature,
  };
}

/**
 * The 8 bytes of a state frame, packed as commands are. What motors themselves do with the last step is not documented.
 *
 * @throws RangeError for a value that is not a number.
 */
export function encodeState({ q, dq, tau, ...others }: MotorState, limits: Limits): Uint8Array {
  const ranges = mitRanges(limits);
  return packBits(stateLayout, { ...others, q: quantise(q, ranges.q), dq: quantise(dq, ranges.dq), tau: quantise(tau, ranges.tau) });
}
