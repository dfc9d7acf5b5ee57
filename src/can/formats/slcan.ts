import { readHexBytes } from './cansend';
import { lengthOfCode } from './frame';
import { fits, logFrame, tooFewBytes } from './lines';
import type { LineResult, ReadNext } from './lines';

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
  const data = readHexBytes(rest.slice(0, count * 2), count, 0);
  if (!data) return null;
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
