import { lengthOfCode } from './frame';
import { fits, logFrame, pairsIn, tooFewBytes } from './lines';
import type { LineResult, ReadNext, LineFrame } from './lines';
import { integerAt } from '../codec/numbers';
import { bytesIn, clockIn, secondsIn } from './values';

/** Bytes of DAMIAO's serial adapter: requests to it begin with 55 AA 1E, what it received is between AA 11 and 55. */
const [requestLength, replyLength] = [30, 16];

function frameOf(bytes: Uint8Array, timestamp: string): LineFrame | null {
  const isRequest = bytes[0] === 0x55;
  const [id, length, from] = isRequest ? [integerAt(bytes, 13), bytes[18] ?? 0, 21] : [integerAt(bytes, 3), (bytes[2] ?? 0) & 0x3f, 7];
  if (!fits(id, 'standard') || length > 8) return null;
  return logFrame({ timestamp, direction: isRequest ? 'TX' : 'RX', id, data: bytes.slice(from, from + length) });
}

/** Where a packet of the adapter begins, and its length. */
function packetIn(bytes: Uint8Array, from: number): readonly [start: number, length: number] | null {
  for (let at = from; at < bytes.length; at += 1) {
    if (bytes[at] === 0x55 && bytes[at + 1] === 0xaa && bytes[at + 2] === 0x1e && at + requestLength <= bytes.length)
      return [at, requestLength];
    if (bytes[at] === 0xaa && bytes[at + 1] === 0x11 && bytes[at + replyLength - 1] === 0x55) return [at, replyLength];
  }
  return null;
}

const start = /(?:0x)?(?:55[\s,:-]{0,3}(?:0x)?AA[\s,:-]{0,3}(?:0x)?1E|AA[\s,:-]{0,3}(?:0x)?11)/i;

/** Bytes of a line from the first packet on; null if there is something else between them. */
function packetsIn(line: string): Uint8Array | null {
  if (/\bb['"]/.test(line)) return bytesIn(line, 16);
  const text = line.slice(Math.max(0, line.search(start)));
  return /^[\da-fx\s,:;[\](){}'"-]*$/i.test(text) ? pairsIn(text.replace(/0x/gi, '')) : null;
}

/** Reads the frames of DAMIAO's serial adapter in hexadecimal bytes of a line. */
export function readSerial(line: string): LineResult {
  if (line.trim() === '') return { skipped: 'empty' };
  const bytes = packetsIn(line);
  const lead = line.slice(0, Math.max(0, line.search(start)));
  const frames: LineFrame[] = [];
  const [time = ''] = /\d+(?::\d\d)+[.,]?\d*|\d+\.\d+/.exec(lead) ?? [];
  const seconds = time.includes(':') ? clockIn(time) : secondsIn(time, 1);
  for (let packet = bytes && packetIn(bytes, 0); bytes && packet; packet = packetIn(bytes, packet[0] + packet[1])) {
    const frame = frameOf(bytes.subarray(packet[0], packet[0] + packet[1]), Number.isNaN(seconds) ? '' : seconds.toFixed(6));
    if (frame) frames.push(frame);
  }
  const [first] = frames;
  if (!first)
    return {
      mistake: 'There is no whole packet of the serial adapter in this line: 55 AA 1E and 27 bytes more, or AA 11, 13 bytes and 55.',
    };
  return frames.length === 1 ? first : { several: frames };
}

/** Whether a line has a packet of DAMIAO's serial adapter. */
export const isSerial = (line: string): boolean => (start.test(line) || /\bb['"]/.test(line)) && !('mistake' in readSerial(line));

/** Commands other than frames: open, close, bit rates, versions. A bell (BEL) reports an error. */
const order = /^(?:[OCLzZ]|[SXYMmUFVNEfAaQ][\da-f]*|s[\da-f]{4,6})$/i;

// t 001 8 FFFFFFFFFFFFFFFC, then a time of four digits in ms, or eight in µs
const frame = /^([trdb][\da-fA-F]{3}|[TRDB][\da-fA-F]{8})([\da-fA-F])([\da-fA-F]*)$/;

/** Reads one slcan command, without the carriage return. */
function readCommand(text: string): LineResult | null {
  const [, start, code = '', rest = ''] = frame.exec(text) ?? [];
  if (start === undefined) return null;
  const kind = start.charAt(0);
  const [idKind, fd, remote] = [start.length > 4 ? 'extended' : 'standard', /[db]/i.test(kind), /r/i.test(kind)] as const;
  const id = Number.parseInt(start.slice(1), 16);
  const length = fd ? lengthOfCode(Number.parseInt(code, 16)) : Number.parseInt(code, 16);
  if (!fits(id, idKind) || (!fd && length > 8)) return null;
  const count = remote ? 0 : length;
  const extra = rest.length - count * 2;
  if (extra < 0) return tooFewBytes(length, Math.floor(rest.length / 2));
  if (extra !== 0 && extra !== 4 && extra !== 8) return null;
  const stamp = rest.slice(count * 2);
  const data = pairsIn(rest.slice(0, count * 2));
  const timestamp = extra === 0 ? '' : (Number.parseInt(stamp, 16) / (extra === 4 ? 1e3 : 1e6)).toFixed(6);
  return logFrame({ timestamp, id, idKind, remote, fd, rateSwitch: fd ? /b/i.test(kind) : null, length, data });
}

/** Whether a line is one slcan frame. */
export const isSlcan = (line: string): boolean => {
  const read = readCommand(line.trim());
  return read !== null && 'frame' in read;
};

/** Reads slcan, the protocol of serial adapters. Carriage returns or spaces separate the commands of a line. */
export const readSlcan: ReadNext = (line) => {
  const commands = line
    .replaceAll('\u0007', ' ')
    .split(/\s+/)
    .filter((text) => text !== '');
  if (commands.length === 0) return { skipped: 'empty' };
  const read = commands.map(
    (text): LineResult =>
      readCommand(text) ??
      (order.test(text)
        ? { skipped: 'slcan command' }
        : { mistake: `"${text.slice(0, 40)}" is not an slcan frame: t or T, ID, length, bytes.` }),
  );
  const wrong = read.find((one) => 'mistake' in one);
  const frames = read.filter((one) => 'frame' in one);
  const [first] = frames;
  if (frames.length > 1) return wrong && 'mistake' in wrong ? { several: frames, note: wrong.mistake } : { several: frames };
  return wrong ?? first ?? { skipped: 'slcan command' };
};
