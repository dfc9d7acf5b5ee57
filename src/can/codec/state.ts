import { mitRanges } from './mit';
import type { Limits } from './mit';
import { unpackBits, valueOf } from './numbers';
import type { BitLayout } from './numbers';

/** State of a motor: status code and lower half of its ID, position in rad, velocity in rad/s, torque in N·m, temperatures in °C. */
export interface MotorState {
  readonly status: number;
  readonly idNibble: number;
  readonly q: number;
  readonly dq: number;
  readonly tau: number;
  readonly driverTemperature: number;
  readonly rotorTemperature: number;
}

/** Bit layout of a state frame. */
export const stateLayout: BitLayout<keyof MotorState> = [
  { field: 'status', bits: 4 },
  { field: 'idNibble', bits: 4 },
  { field: 'q', bits: 16 },
  { field: 'dq', bits: 12 },
  { field: 'tau', bits: 12 },
  { field: 'driverTemperature', bits: 8 },
  { field: 'rotorTemperature', bits: 8 },
];

/** Lowest status code of a fault. */
export const leastFault = 0x8;

/** Decodes a state from the first 8 bytes; null if there are fewer, which openarm_can also refuses. */
export function decodeState(data: Uint8Array, limits: Limits): MotorState | null {
  if (data.length < 8) return null;
  const ranges = mitRanges(limits);
  // Written field by field: a loop that fills an object with doubles takes three times as long.
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
