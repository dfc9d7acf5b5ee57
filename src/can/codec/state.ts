import { mitRanges } from './mit';
import type { Limits } from './limits';
import { quantise, valueOf } from './quantise';

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

/** Fields of a state frame in the order of their bits, the first at the highest bits of byte 0, with their size. */
export const stateLayout = [
  { field: 'status', bits: 4 },
  { field: 'idNibble', bits: 4 },
  { field: 'q', bits: 16 },
  { field: 'dq', bits: 12 },
  { field: 'tau', bits: 12 },
  { field: 'driverTemperature', bits: 8 },
  { field: 'rotorTemperature', bits: 8 },
] as const satisfies readonly { field: keyof MotorState; bits: number }[];

/** Codes from which a status means a fault. */
export const leastFault = 0x8;

/** Codes of the fields of a state frame, from its first 8 bytes. */
export const stateCodes = (data: Uint8Array): MotorState => {
  const [b0 = 0, b1 = 0, b2 = 0, b3 = 0, b4 = 0, b5 = 0, b6 = 0, b7 = 0] = data;
  return {
    status: b0 >> 4,
    idNibble: b0 & 0xf,
    q: (b1 << 8) | b2,
    dq: (b3 << 4) | (b4 >> 4),
    tau: ((b4 & 0xf) << 8) | b5,
    driverTemperature: b6,
    rotorTemperature: b7,
  };
};

/** State in a frame, of which the first 8 bytes count; null if it has fewer, which openarm_can refuses, too. */
export function decodeState(data: Uint8Array, limits: Limits): MotorState | null {
  if (data.length < 8) return null;
  const ranges = mitRanges(limits);
  // Field by field: spreading objects is what a million frames take longest for.
  const { status, idNibble, q, dq, tau, driverTemperature, rotorTemperature } = stateCodes(data);
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
export function encodeState({ status, idNibble, driverTemperature, rotorTemperature, ...state }: MotorState, limits: Limits): Uint8Array {
  const ranges = mitRanges(limits);
  const [q, dq, tau] = [quantise(state.q, ranges.q), quantise(state.dq, ranges.dq), quantise(state.tau, ranges.tau)];
  return Uint8Array.of(
    ((status & 0xf) << 4) | (idNibble & 0xf),
    q >> 8,
    q,
    dq >> 4,
    ((dq & 0xf) << 4) | (tau >> 8),
    tau,
    driverTemperature,
    rotorTemperature,
  );
}
