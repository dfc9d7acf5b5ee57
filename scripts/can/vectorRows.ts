import { parse } from 'csv-parse/sync';
import { limitSetOf } from '../../src/can/canTables';
import type { CanTables } from '../../src/can/canTables';
import type { Limits } from '../../src/can/codec/limits';
import { encodeMit } from '../../src/can/codec/mit';
import { decodeState } from '../../src/can/codec/state';
import { hexText } from '../../src/can/text/frame';

/** A row of a CSV by column. */
type Row = Readonly<Record<string, string | undefined>>;

/** What a row became: the line to print, or what is wrong with it. */
export type RowResult = { readonly printed: string } | { readonly line: number; readonly mistake: string };

function cell(row: Row, column: string): string {
  const text = row[column];
  if (text === undefined) throw new RangeError(`there is no column "${column}"`);
  return text.trim();
}

function numberOf(row: Row, column: string): number {
  const text = cell(row, column);
  const value = text === '' ? Number.NaN : Number(text);
  if (Number.isNaN(value)) throw new RangeError(`${column} is "${text}", which is not a number`);
  return value;
}

function limitsOf(row: Row, tables: CanTables): Limits {
  const [type, version] = [cell(row, 'motor_type'), cell(row, 'version_limits')];
  const set = tables.limitSets.find(({ id }) => id === version);
  if (!set) throw new RangeError(`version_limits is "${version}"; known are ${tables.limitSets.map(({ id }) => id).join(', ')}`);
  const limits = limitSetOf(tables, version).types[type];
  if (!limits) throw new RangeError(`motor_type is "${type}"; known are ${Object.keys(set.types).join(', ')}`);
  return limits;
}

function bytesOf(row: Row): Uint8Array {
  const text = cell(row, 'data_hex');
  if (!/^(?:[\dA-F]{2})+$/i.test(text)) throw new RangeError(`data_hex is "${text}", which is not bytes in hexadecimal digits`);
  return Uint8Array.from(text.match(/../g) ?? [], (byte) => Number.parseInt(byte, 16));
}

/** The bytes of an MIT command as hex, from a row with `motor_type`, `version_limits`, `q`, `dq`, `kp`, `kd`, `tau`. */
export function encodedRow(row: Row, tables: CanTables): string {
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
export function decodedRow(row: Row, tables: CanTables): string {
  const state = decodeState(bytesOf(row), limitsOf(row, tables));
  if (!state) throw new RangeError('a state has 8 bytes');
  const hex = (nibble: number): string => nibble.toString(16).toUpperCase();
  return [hex(state.status), hex(state.idNibble), state.q, state.dq, state.tau, state.driverTemperature, state.rotorTemperature].join(',');
}

/** Reads a CSV with a header and makes a line of each row. A row that is wrong says so, and the others go on. */
export function rowResults(csv: string, make: (row: Row) => string): RowResult[] {
  // The package gives the rows as objects of texts where columns are asked for.
  const records = parse(csv, {
    columns: true,
    bom: true,
    info: true,
    relax_column_count: true,
    skip_empty_lines: true,
  }) as unknown as readonly {
    readonly record: Row;
    readonly info: { readonly lines: number };
  }[];
  return records.map(({ record, info }): RowResult => {
    try {
      return { printed: make(record) };
    } catch (error) {
      if (!(error instanceof RangeError)) throw error;
      return { line: info.lines, mistake: error.message };
    }
  });
}
