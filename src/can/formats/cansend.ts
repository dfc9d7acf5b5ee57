import { errorFlag } from '../codec/errorFrame';
import { maxGains, mitLayout } from '../codec/mit';
import { motorBits, specialIn } from '../codec/motions';
import { unpackBits } from '../codec/numbers';
import { hexText, largestId, lengthInFd } from './frame';
import type { CanFrame } from './frame';
import { digitOf } from './lines';
import type { LineFrame, LineMistake } from './lines';

/**
 * Parses `count` bytes of two hexadecimal digits at the beginning of a text; any number of `between` characters may separate them. Null for
 * other characters or fewer bytes. Avoids regular expressions for speed: recordings have a million lines.
 */
export function readHexBytes(text: string, count: number, between: number): Uint8Array | null {
  const data = new Uint8Array(count);
  let at = 0;
  for (let index = 0; index < count; index += 1) {
    while (text.charCodeAt(at) === between) at += 1;
    const [high, low] = [digitOf(text.charCodeAt(at)), digitOf(text.charCodeAt(at + 1))];
    if (high < 0 || low < 0) return null;
    data[index] = high * 16 + low;
    at += 2;
  }
  return at < text.length && digitOf(text.charCodeAt(at)) >= 0 ? null : data;
}

/** A frame without port, time and direction, which only recordings have, and with notes on how it was read. */
export type BareFrame = Omit<CanFrame, 'port' | 'timestamp' | 'time' | 'direction'> & Omit<LineFrame, 'frame'>;

const mistake = (words: string): LineMistake => ({ mistake: words });

/** Value of a standard ID of three digits; −1 if malformed. */
function standardId(digits: string): number {
  const number = /^[0-7][\dA-F]{2}$/i.test(digits) ? Number.parseInt(digits, 16) : -1;
  return number <= largestId.standard ? number : -1;
}

/** Parses an ID of three or eight digits, with its kind, or says what is wrong. */
export function readId(digits: string): Pick<CanFrame, 'id' | 'idKind'> | LineMistake {
  const standard = digits.length === 3 ? standardId(digits) : -1;
  if (standard >= 0) return { id: standard, idKind: 'standard' };
  if (/^0x/i.test(digits)) return mistake(`The ID is written without 0x: ${digits.slice(2).padStart(3, '0').toUpperCase()}.`);
  if (!/^[\dA-F]+$/i.test(digits)) return mistake(`"${digits}" is not an ID of hexadecimal digits.`);
  if (digits.length !== 3 && digits.length !== 8)
    return mistake(`An ID has three digits, or eight if it is extended; "${digits}" has ${digits.length}.`);
  if (digits.length === 3)
    return mistake(`A standard ID is at most 7FF; ${digits.toUpperCase()} is more, and cansend would send another one.`);
  const number = Number.parseInt(digits, 16);
  return { id: number & largestId.extended, idKind: number & errorFlag ? 'error' : 'extended' };
}

const point = '.'.charCodeAt(0);

function readBytes(text: string): Uint8Array | LineMistake {
  const digits = text.includes('.') ? text.replaceAll('.', '').length : text.length;
  const data = digits % 2 === 0 ? readHexBytes(text, digits / 2, point) : null;
  if (data) return data;
  if (/\s/.test(text)) return mistake('There is a space in the data. Write the bytes without spaces, or with dots between them.');
  if (!/^[\dA-F.]*$/i.test(text)) return mistake(`"${text}" has characters that are not hexadecimal digits.`);
  return mistake('The data has an odd number of digits: each byte needs two.');
}

const padded = (data: Uint8Array, length: number): Uint8Array => {
  const whole = new Uint8Array(length);
  whole.set(data.subarray(0, length));
  return whole;
};

/** A frame of classic CAN. Written field by field, here and elsewhere: over a million lines, object spread dominates the time. */
const classicFrame = ({ id, idKind }: Pick<CanFrame, 'id' | 'idKind'>, remote: boolean, length: number, data: Uint8Array): BareFrame => ({
  id,
  idKind,
  remote,
  fd: false,
  rateSwitch: null,
  errorState: null,
  length,
  data,
});

function readFd(id: Pick<CanFrame, 'id' | 'idKind'>, flags: string, rest: string): BareFrame | LineMistake {
  if (!/[\dA-F]/i.test(flags)) return mistake('CAN FD needs a flags digit after ##: 1 with bit rate switch, 0 without.');
  const data = readBytes(rest);
  if (!(data instanceof Uint8Array)) return data;
  if (data.length > 64) return mistake(`CAN FD has 64 bytes at most; this has ${data.length}.`);
  const [bits, length] = [Number.parseInt(flags, 16), lengthInFd(data.length)];
  return {
    ...id,
    remote: false,
    fd: true,
    rateSwitch: (bits & 1) !== 0,
    errorState: (bits & 2) !== 0,
    length,
    data: padded(data, length),
    ...(length > data.length ? { note: `CAN FD has no frame of ${data.length} bytes: filled up to ${length}.` } : {}),
  };
}

function readRemote(id: Pick<CanFrame, 'id' | 'idKind'>, length: string): BareFrame | LineMistake {
  if (!/^[0-8]?$/.test(length)) return mistake(`A remote frame asks for 0 to 8 bytes, not for "${length}".`);
  return classicFrame(id, true, Number(length || 0), new Uint8Array(0));
}

/** Digits of the eight bytes of a classic CAN frame. */
const mostDigits = 16;

/** What eight unintended bytes would do to an enabled motor in MIT mode. */
function motionWords(data: Uint8Array): string {
  const special = specialIn(data);
  if (special) return `They are “${special.replace('-', ' ')}”.`;
  const { kp, kd, tau } = unpackBits(mitLayout, data);
  const share = (code: number, most: number): string => String(Number(((code / 0xfff) * most).toPrecision(3)));
  // The code in the middle of the range is zero torque.
  const torque = Math.round(Math.abs(tau / 0xfff - 0.5) * 200);
  return `An enabled motor takes them for an MIT command: Kp ${share(kp, maxGains.kp)}, Kd ${share(kd, maxGains.kd)}, ${torque === 100 ? 'full torque' : `${torque} % of the torque`}.`;
}

/**
 * A classic frame with more than 16 digits: cansend accepts it and sends the first eight bytes (`parse_canframe` of can-utils stops there).
 * One extra digit turns Enable into a command with maximum gains.
 */
function readOverlong(id: Pick<CanFrame, 'id' | 'idKind'>, digits: string): BareFrame {
  const data = Uint8Array.from({ length: 8 }, (_none, index) => Number.parseInt(digits.slice(index * 2, index * 2 + 2), 16));
  const frame = classicFrame(id, false, 8, data);
  const dropped =
    digits.length % 2 === 0
      ? `Classic CAN has 8 bytes at most: cansend drops the other ${digits.length / 2 - 8} silently.`
      : `Eight bytes have ${mostDigits} digits; this has ${digits.length}.`;
  const fd = digits.length === mostDigits + 1 && /^[0-7]/.test(digits) ? ' In CAN FD, the flags digit comes after ##.' : '';
  const note = `${dropped}${fd}`;
  if (id.idKind !== 'standard' || id.id > motorBits) return { ...frame, note };
  return { ...frame, note, danger: `cansend sends the first eight bytes of this, ${hexText(data, ' ')}. ${motionWords(data)}${fd}` };
}

/** Parses a frame in cansend's form, which logs use, too: ID, `#`, data; `##` and a flags digit for CAN FD; `#R` for a remote frame. */
export function readCompact(text: string): BareFrame | LineMistake {
  const hash = text.indexOf('#');
  if (hash < 0) return mistake('There is no # between ID and data.');
  const id = readId(text.slice(0, hash));
  if ('mistake' in id) return id;
  const rest = text.slice(hash + 1);
  if (rest.startsWith('#')) return readFd(id, rest.slice(1, 2), rest.slice(2));
  if (rest.startsWith('R') || rest.startsWith('r')) return readRemote(id, rest.slice(1));
  // A raw length code after 8 bytes, 9 to F, doesn't affect the data.
  const written = rest.includes('_') ? rest.replace(/_[9A-F]$/i, '') : rest;
  if (written.length > mostDigits) {
    const digits = written.replaceAll('.', '');
    if (digits.length > mostDigits && /^[\dA-F]+$/i.test(digits)) return readOverlong(id, digits);
  }
  const data = readBytes(written);
  return data instanceof Uint8Array ? classicFrame(id, false, data.length, data) : data;
}
