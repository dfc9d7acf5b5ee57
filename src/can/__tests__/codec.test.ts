import { limitSetOf } from '../reading/bus';
import { encodeMit, mitRanges } from '../codec/mit';
import type { MitCommand } from '../codec/mit';
import { encodePositionForce, encodePositionVelocity, encodeVelocity } from '../codec/motions';
import { quantise, stepOf, valueOf } from '../codec/numbers';
import { decodeReply, decodeRequest, encodeRead, encodeRefresh, encodeSave, encodeWrite } from '../codec/registers';
import { encodeSpecial, isSpecialCommand, specialIn } from '../codec/motions';
import { decodeState } from '../codec/state';
import type { Limits } from '../codec/mit';
import { hexText } from '../formats/frame';
import { siteCanTables } from './siteTables';
import { bytesOf, cellOf, valuesOf, vectorRows } from './vectors';
import type { VectorRow } from './vectors';

const tables = siteCanTables();

function limitsOf(type: string, version: string): Limits {
  const limits = limitSetOf(tables, version).types[type];
  if (!limits) throw new Error(`There are no limits of ${type}.`);
  return limits;
}

const limitsIn = (row: VectorRow): Limits => limitsOf(cellOf(row, 'motor_type'), cellOf(row, 'version_limits'));
const numberIn = (row: VectorRow, column: string): number => Number(cellOf(row, column));

describe('frames that openarm_can made', () => {
  it('are made byte by byte, for MIT commands of each motor in each version', () => {
    const rows = vectorRows('can-vectors-encode');
    const made = rows.map((row) => {
      const [q, dq, kp, kd, tau] = [
        numberIn(row, 'q'),
        numberIn(row, 'dq'),
        numberIn(row, 'kp'),
        numberIn(row, 'kd'),
        numberIn(row, 'tau'),
      ];
      return { ...row, data_hex: hexText(encodeMit({ q, dq, kp, kd, tau }, limitsIn(row))) };
    });
    expect(made).toEqual(rows);
  });

  it('are read to the same numbers, for states of each motor in each version', () => {
    const rows = vectorRows('can-vectors-decode');
    expect(rows.map((row) => decodeState(bytesOf(cellOf(row, 'data_hex')), limitsIn(row)))).toEqual(
      rows.map((row) => ({
        status: Number.parseInt(cellOf(row, 'err_nibble'), 16),
        idNibble: Number.parseInt(cellOf(row, 'id_nibble'), 16),
        q: numberIn(row, 'q'),
        dq: numberIn(row, 'dq'),
        tau: numberIn(row, 'tau'),
        driverTemperature: numberIn(row, 't_mos'),
        rotorTemperature: numberIn(row, 't_rotor'),
      })),
    );
  });

  // Frames that one command of a tool sends one after the other.
  const sequences: Readonly<Record<string, (id: number, values: Readonly<Record<string, number>>, frame: number) => Uint8Array>> = {
    set_zero_sequence: (_id, _values, frame) => encodeSpecial(frame === 2 ? 'set-zero' : 'disable'),
    change_id: (id, { new_send: send = 0, new_master: master = 0 }, frame) =>
      frame === 1 ? encodeWrite(id, 8, send) : encodeWrite(send, 7, master),
    change_baud: (id, { bit_s: rate = 0 }) => encodeWrite(id, 35, rates.indexOf(rate)),
    // openarm-can-cli reads the value as a float32 first, so that 16777217 becomes 16777216.
    write_register: (id, { rid = 0, value = 0 }) => encodeWrite(id, rid, Math.fround(value)),
  };
  const rates = [125e3, 200e3, 250e3, 500e3, 1e6, 2e6, 2.5e6, 3.2e6, 4e6, 5e6, 8e6, 10e6];

  const singles: Readonly<Record<string, (id: number, values: Readonly<Record<string, number>>) => { id: number; data: Uint8Array }>> = {
    refresh: (id) => ({ id: 0x7ff, data: encodeRefresh(id) }),
    read_register: (id, { rid = 0 }) => ({ id: 0x7ff, data: encodeRead(id, rid) }),
    write_control_mode: (id, { rid = 0, value = 0 }) => ({ id: 0x7ff, data: encodeWrite(id, rid, value) }),
    pos_vel: (id, { q = 0, dq = 0 }) => ({ id: 0x100 + id, data: encodePositionVelocity({ q, dq }) }),
    vel: (id, { dq = 0 }) => ({ id: 0x200 + id, data: encodeVelocity(dq) }),
    pos_force: (id, { q = 0, dq = 0, i = 0 }) => ({ id: 0x300 + id, data: encodePositionForce({ q, dq, current: i }) }),
    // The manual of the motor has 1 in the fourth byte, where openarm_can has 0.
    save: (id) => ({ id: 0x7ff, data: Uint8Array.from(encodeSave(id), (byte, index) => (index === 3 ? 1 : byte)) }),
  };

  function made(row: VectorRow): { id: number; data: Uint8Array } | undefined {
    const [kind = '', saved] = cellOf(row, 'kind').split('+');
    const [id, values] = [Number(cellOf(row, 'send_id')), valuesOf(cellOf(row, 'arguments'))];
    const name = kind.replace('_', '-');
    if (isSpecialCommand(name)) return { id, data: encodeSpecial(name) };
    const sequence = sequences[kind];
    if (!sequence) return singles[kind]?.(id, values);
    const [frame = 1, answering = id] = [values.frame, values.new_send];
    const own = kind === 'change_id' ? 2 : 1;
    if (kind === 'set_zero_sequence') return { id, data: sequence(id, values, frame) };
    if (saved && frame === own + 1) return { id: answering, data: encodeSpecial('disable') };
    if (saved && frame === own + 2) return { id: 0x7ff, data: encodeSave(answering) };
    return { id: 0x7ff, data: sequence(id, values, frame) };
  }

  it('are made byte by byte, for every other kind', () => {
    const sent = vectorRows('can-vectors-frames').filter((row) => cellOf(row, 'direction') === 'host->motor');
    expect(sent.length).toBeGreaterThan(60);
    for (const row of sent) {
      const frame = made(row);
      expect({ ...row, can_id_hex: frame?.id.toString(16).toUpperCase().padStart(3, '0'), data_hex: frame && hexText(frame.data) }).toEqual(
        row,
      );
    }
  });

  it('are read as replies, or refused, as openarm_can does', () => {
    const replies = vectorRows('can-vectors-frames').filter((row) => cellOf(row, 'direction') !== 'host->motor');
    expect(replies.length).toBeGreaterThan(12);
    for (const row of replies) {
      const [data, expected] = [bytesOf(cellOf(row, 'data_hex')), cellOf(row, 'decoded')];
      if (cellOf(row, 'kind') === 'state_length') {
        const state = decodeState(data, limitsOf('DM4310', 'main'));
        const words =
          state && `q=${state.q};dq=${state.dq};tau=${state.tau};t_mos=${state.driverTemperature};t_rotor=${state.rotorTemperature}`;
        expect(words === null ? expected : valuesOf(words)).toEqual(words === null ? 'invalid' : valuesOf(expected));
      } else {
        const reply = decodeReply(data);
        expect(reply ? { rid: reply.register, value: reply.value } : 'invalid').toEqual(
          expected === 'invalid' ? expected : valuesOf(expected),
        );
      }
    }
  });
});

describe('numbers', () => {
  it('are refused where they are none, which openarm_can would take for the lower limit', () => {
    const limits = limitsOf('DM4310', 'main');
    const still: MitCommand = { q: 0, dq: 0, kp: 0, kd: 0, tau: 0 };
    for (const field of ['q', 'dq', 'kp', 'kd', 'tau'] as const)
      expect(() => encodeMit({ ...still, [field]: Number.NaN }, limits)).toThrow('not a number');
    expect(() => encodePositionVelocity({ q: Number.NaN, dq: 0 })).toThrow('not a number');
    expect(() => encodePositionForce({ q: 0, dq: 0, current: Number.NaN })).toThrow('not a number');
    expect(() => encodeVelocity(Number.NaN)).toThrow('not a number');
    expect(() => encodeWrite(1, 22, Number.NaN)).toThrow('not a number');
    expect(() => encodeWrite(1, 10, 1.5)).toThrow('whole number');
  });

  it('come back within one step from what was packed, and a code comes back from its middle', () => {
    for (const set of tables.limitSets)
      for (const limits of Object.values(set.types))
        for (const range of Object.values(mitRanges(limits))) {
          const step = stepOf(range);
          for (let share = 0; share <= 1; share += 1 / 997) {
            const value = range.low + share * (range.high - range.low);
            if (Math.abs(valueOf(quantise(value, range), range) - value) > step) throw new Error(`${value} from ${range.low}`);
          }
          for (let code = 0; code < 4095; code += 5)
            if (quantise(valueOf(code + 0.5, range), range) !== code) throw new Error(`code ${code} from ${range.low}`);
        }
  });
});

describe('bytes that two kinds share', () => {
  it('are a command without values and an MIT command at once', () => {
    const limits = limitsOf('DM4310', 'main');
    const most: MitCommand = { q: 12.5, dq: 30, kp: 500, kd: 5, tau: 9.99 };
    expect(specialIn(encodeMit({ ...most, tau: valueOf(0xffc + 0.5, mitRanges(limits).tau) }, limits))).toBe('enable');
    expect(specialIn(encodeMit(most, limits))).not.toBeNull();
    expect(specialIn(encodeMit({ ...most, tau: 0 }, limits))).toBeNull();
  });

  it('are a request of eight bytes, or of four where there is no value', () => {
    expect(decodeRequest(bytesOf('0100330A'))).toMatchObject({ motor: 1, command: 'read', register: 10 });
    expect(decodeRequest(bytesOf('0100CC00'))).toMatchObject({ motor: 1, command: 'refresh' });
    expect(decodeRequest(bytesOf('0100550A'))).toBeNull();
    expect(decodeRequest(bytesOf('01'))).toBeNull();
  });
});
