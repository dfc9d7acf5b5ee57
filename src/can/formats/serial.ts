import { integerAt } from '../codec/numbers';
import { fits, logFrame } from './lines';
import type { LineFrame, LineResult } from './lines';
import { clockIn } from './values';

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

/** Bytes of a Python literal such as `b'\x55\xaa~'`. */
function literalBytes(text: string): Uint8Array {
  const signs = /\bb(['"])(.*?)\1/.exec(text)?.[2]?.match(/\\x[\da-f]{2}|\\.|[^\\]/gi) ?? [];
  const named: Readonly<Record<string, number>> = { n: 10, r: 13, t: 9 };
  return Uint8Array.from(signs, (sign) =>
    sign.length === 4 ? Number.parseInt(sign.slice(2), 16) : (named[sign.charAt(1)] ?? sign.charCodeAt(sign.length - 1)),
  );
}

const hexBytes = (text: string): Uint8Array =>
  Uint8Array.from(text.replace(/0x/gi, '').match(/[\da-f]{2}/gi) ?? [], (byte) => Number.parseInt(byte, 16));

const start = /(?:0x)?(?:55[\s,:-]{0,3}(?:0x)?AA[\s,:-]{0,3}(?:0x)?1E|AA[\s,:-]{0,3}(?:0x)?11)/i;

/** Bytes of a line from the first packet on; null if there is something else between them. */
function packetsIn(line: string): Uint8Array | null {
  if (/\bb['"]/.test(line)) return literalBytes(line);
  const text = line.slice(Math.max(0, line.search(start)));
  return /^[\da-fx\s,:;[\](){}'"-]*$/i.test(text) ? hexBytes(text) : null;
}

/** Reads the frames of DAMIAO's serial adapter in hexadecimal bytes of a line. */
export function readSerial(line: string): LineResult {
  if (line.trim() === '') return { skipped: 'empty' };
  const bytes = packetsIn(line);
  const lead = line.slice(0, Math.max(0, line.search(start)));
  const frames: LineFrame[] = [];
  const [time = ''] = /\d+(?::\d\d)+[.,]?\d*|\d+\.\d+/.exec(lead) ?? [];
  const seconds = time === '' ? Number.NaN : time.includes(':') ? clockIn(time) : Number(time);
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
