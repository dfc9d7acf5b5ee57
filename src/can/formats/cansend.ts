import { errorFlag } from '../codec/errorFrame';
import { maxGains, mitLayout } from '../codec/mit';
import { motorBits, specialIn } from '../codec/motions';
import { unpackBits } from '../codec/numbers';
import { hexText, largestId, lengthInFd } from './frame';
import type { CanFrame } from './frame';
import { logFrame, noBytes, pairsIn } from './lines';
import type { LineFrame, LineMistake } from './lines';

const mistake = (words: string): LineMistake => ({ mistake: words });

/** An ID with its kind. */
type Id = Pick<CanFrame, 'id' | 'idKind'>;

/** Parses an ID of three or eight digits, with its kind, or says what is wrong. */
export function readId(digits: string): Id | LineMistake {
  if (/^0x/i.test(digits)) return mistake(`The ID is written without 0x: ${digits.slice(2).padStart(3, '0').toUpperCase()}.`);
  if (!/^[\dA-F]+$/i.test(digits)) return mistake(`"${digits}" is not an ID of hexadecimal digits.`);
  if (digits.length !== 3 && digits.length !== 8)
    return mistake(`An ID has three digits, or eight if it is extended; "${digits}" has ${digits.length}.`);
  const number = Number.parseInt(digits, 16);
  if (digits.length === 8) return { id: number & largestId.extended, idKind: number & errorFlag ? 'error' : 'extended' };
  if (number <= largestId.standard) return { id: number, idKind: 'standard' };
  return mistake(`A standard ID is at most 7FF; ${digits.toUpperCase()} is more, and cansend would send another one.`);
}

function readBytes(text: string): Uint8Array | LineMistake {
  if (/^(?:\.*[\dA-F]{2})*\.*$/i.test(text)) return pairsIn(text);
  if (/\s/.test(text)) return mistake('There is a space in the data. Write the bytes without spaces, or with dots between them.');
  if (!/^[\dA-F.]*$/i.test(text)) return mistake(`"${text}" has characters that are not hexadecimal digits.`);
  return mistake('The data has an odd number of digits: each byte needs two.');
}

function readFd(id: Id, flags: string, rest: string): LineFrame | LineMistake {
  if (!/[\dA-F]/i.test(flags)) return mistake('CAN FD needs a flags digit after ##: 1 with bit rate switch, 0 without.');
  const data = readBytes(rest);
  if (!(data instanceof Uint8Array)) return data;
  if (data.length > 64) return mistake(`CAN FD has 64 bytes at most; this has ${data.length}.`);
  const bits = Number.parseInt(flags, 16);
  const padded = new Uint8Array(lengthInFd(data.length));
  padded.set(data);
  return {
    ...logFrame({ ...id, fd: true, rateSwitch: (bits & 1) !== 0, errorState: (bits & 2) !== 0, data: padded }),
    ...(padded.length > data.length ? { note: `CAN FD has no frame of ${data.length} bytes: filled up to ${padded.length}.` } : {}),
  };
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
function readOverlong(id: Id, digits: string): LineFrame {
  const data = pairsIn(digits.slice(0, mostDigits));
  const frame = logFrame({ ...id, data });
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
export function readCompact(text: string): LineFrame | LineMistake {
  const hash = text.indexOf('#');
  if (hash < 0) return mistake('There is no # between ID and data.');
  const id = readId(text.slice(0, hash));
  if ('mistake' in id) return id;
  const rest = text.slice(hash + 1);
  if (rest.startsWith('#')) return readFd(id, rest.slice(1, 2), rest.slice(2));
  if (/^r/i.test(rest)) {
    const length = rest.slice(1);
    if (!/^[0-8]?$/.test(length)) return mistake(`A remote frame asks for 0 to 8 bytes, not for "${length}".`);
    return logFrame({ ...id, remote: true, length: Number(length), data: noBytes });
  }
  // A raw length code after 8 bytes, 9 to F, doesn't affect the data.
  const written = rest.replace(/_[9A-F]$/i, '');
  const digits = written.replaceAll('.', '');
  if (digits.length > mostDigits && /^[\dA-F]+$/i.test(digits)) return readOverlong(id, digits);
  const data = readBytes(written);
  return data instanceof Uint8Array ? logFrame({ ...id, data }) : data;
}
