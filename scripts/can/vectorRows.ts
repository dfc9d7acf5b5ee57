import { limitSetOf } from '../../src/can/canTables';
import type { CanTables } from '../../src/can/canTables';
import type { Limits } from '../../src/can/codec/limits';
import { encodeMit } from '../../src/can/codec/mit';
import { decodeState } from '../../src/can/codec/state';
import { hexText } from '../../src/can/text/frame';
import { cellOf, numberOf } from '../csv/cells';
import type { CsvRow } from '../csv/cells';

function limitsOf(row: CsvRow, tables: CanTables): Limits {
  const [type, version] = [cellOf(row, 'motor_type'), cellOf(row, 'version_limits')];
  const set = tables.limitSets.find(({ id }) => id === version);
  if (!set) throw new RangeError(`version_limits is "${version}"; known are ${tables.limitSets.map(({ id }) => id).join(', ')}`);
  const limits = limitSetOf(tables, version).types[type];
  if (!limits) throw new RangeError(`motor_type is "${type}"; known are ${Object.keys(set.types).join(', ')}`);
  return limits;
}

function bytesOf(row: CsvRow): Uint8Array {
  const text = cellOf(row, 'data_hex');
  if (!/^(?:[\dA-F]{2})+$/i.test(text)) throw new RangeError(`data_hex is "${text}", which is not bytes in hexadecimal digits`);
  return Uint8Array.from(text.match(/../g) ?? [], (byte) => Number.parseInt(byte, 16));
}

/** The bytes of an MIT command as hex, from a row with `motor_type`, `version_limits`, `q`, `dq`, `kp`, `kd`, `tau`. */
export function encodedRow(row: CsvRow, tables: CanTables): string {
  const command = {
    q: numberOf(row, 'q'),
    dq: numberOf(row, 'dq'),
    kp: numberOf(row, 'kp'),
    kd: numberOf(row, 'kd'),
    tau: numberOf(row, 'tau'),
  };
  return hexText(encodeMit(command, limitsOf(row, tables)));
}

/** `err_nibble,id_nibble,q,dq,tau,t_mos,t_rotor` of a state, from a row with `motor_type`, `version_limits`, `data_hex`. */
export function decodedRow(row: CsvRow, tables: CanTables): string {
  const state = decodeState(bytesOf(row), limitsOf(row, tables));
  if (!state) throw new RangeError('a state has 8 bytes');
  const hex = (nibble: number): string => nibble.toString(16).toUpperCase();
  return [hex(state.status), hex(state.idNibble), state.q, state.dq, state.tau, state.driverTemperature, state.rotorTemperature].join(',');
}
