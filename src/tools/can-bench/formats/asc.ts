import { bytesAt, directionOf, fits, lengthOfCode, logFrame, noBytes, plainError, tooFewBytes, wordsOf } from './lines';
import type { LineResult, LineWords, ReadNext } from './lines';

/** Whether a line is from one of Vector's ASC files. */
export const isAsc = (line: string): boolean =>
  /^\s*(?:base\s+(?:hex|dec)\b|begin trigger ?block\b|\d+\.\d+\s+(?:\d+\s+[\da-f]+x?\s+(?:rx|tx)\s+[dr]\b|canfd\s+\d+\s+(?:rx|tx)\s|\d+\s+errorframe\b))/i.test(
    line,
  );

const head = /^\s*(?:date\s|(?:no\s+)?internal events logged|begin trigger ?block|end trigger ?block|\/\/)/i;

const isHex = /^[\da-f]+$/i;

/** Flag of a CANFD line, in hexadecimal: the frame is CAN FD, not classic CAN. */
const extendedLength = 0x1000;

const idOf = (word: string, base: number): { readonly id: number; readonly idKind: 'standard' | 'extended' } | null => {
  const isExtended = /x$/i.test(word);
  const digits = isExtended ? word.slice(0, -1) : word;
  const id = (base === 16 ? isHex : /^\d+$/).test(digits) ? Number.parseInt(digits, base) : -1;
  const idKind = isExtended ? 'extended' : 'standard';
  return fits(id, idKind) ? { id, idKind } : null;
};

const noId = (word: string): LineResult => ({
  mistake: `"${word}" is not an ID of the log's base. Does the log begin with a line "base hex" or "base dec"?`,
});

const numberIn = (text: string, base: number): number =>
  (base === 16 ? isHex : /^\d+$/).test(text) ? Number.parseInt(text, base) : Number.NaN;

/** `0.000412 1  11  Rx   d 8 11 83 27 7F F7 FF 1E 1C` */
function readClassic(line: string, { words, next }: LineWords, timestamp: string, base: number): LineResult {
  const [, port = '', idWord = '', way, type = '', code = ''] = words;
  if (/^errorframe$/i.test(idWord)) return plainError(port, timestamp);
  const direction = directionOf(way);
  const isRemote = type === 'r' || type === 'R';
  if (!direction || (!isRemote && type !== 'd' && type !== 'D')) return { skipped: 'event of the log' };
  const id = idOf(idWord, base);
  if (!id) return noId(idWord);
  const length = Math.min(numberIn(code, base), 8);
  const { idKind } = id;
  if (isRemote)
    return logFrame({
      id: id.id,
      idKind,
      port,
      timestamp,
      direction,
      remote: true,
      length: Number.isNaN(length) ? 0 : length,
      data: noBytes,
    });
  if (Number.isNaN(length)) return { mistake: 'After "d", the number of bytes is missing. Copy the whole line.' };
  const { data, found } = bytesAt(line, next, length, base);
  return found < length ? tooFewBytes(length, found) : logFrame({ id: id.id, idKind, port, timestamp, direction, data });
}

const isBit = (word: string | undefined): boolean => word === '0' || word === '1';

/** `0.000231 CANFD   1 Rx   12  name 1 0 8  8 12 70 41 7F F8 00 1E 1C  0 0 3000 …`; the name may be missing. */
function readFd(line: string, start: LineWords, timestamp: string, base: number): LineResult {
  const [, , port = '', way, idWord = ''] = start.words;
  if (/^errorframe$/i.test(idWord)) return plainError(port, timestamp);
  const direction = directionOf(way);
  if (!direction) return { skipped: 'event of the log' };
  const id = idOf(idWord, base);
  if (!id) return noId(idWord);
  let { words, next } = wordsOf(line, 4, start.next);
  if (!isBit(words[0]) || !isBit(words[1]) || !/^\d+$/.test(words[3] ?? ''))
    // The first word is a name.
    ({ words, next } = wordsOf(line, 4, wordsOf(line, 1, start.next).next));
  const [brs, esi, code = '', count = ''] = words;
  const [coded, length] = [lengthOfCode(numberIn(code, base)), numberIn(count, 10)];
  if (!isBit(brs) || !isBit(esi) || Number.isNaN(coded + length))
    return { mistake: 'A CANFD line has BRS, ESI, length code and length after its ID. Copy the whole line.' };
  if (length > 64) return { mistake: `CAN FD has 64 bytes at most; the line says ${length}.` };
  const { data, found, end } = bytesAt(line, next, length, base);
  if (found < length) return tooFewBytes(length, found);
  // Duration and bit count come between data and flags.
  const flags = numberIn(wordsOf(line, 3, end).words[2] ?? '', 16);
  const fd = Number.isNaN(flags) || (flags & extendedLength) !== 0;
  const { idKind } = id;
  // CAN FD has no remote frames.
  if (length === 0 && coded > 0)
    return logFrame({ id: id.id, idKind, port, timestamp, direction, remote: true, length: Math.min(coded, 8), data });
  const [rateSwitch, errorState] = fd ? [brs === '1', esi === '1'] : [null, null];
  return logFrame({ id: id.id, idKind, port, timestamp, direction, fd, rateSwitch, errorState, data });
}

/** `0.5 CAN 1 Status:chip status error passive - TxErr: 136 RxErr: 0` */
function readStatus(text: string): LineResult {
  if (/bus ?off/i.test(text)) return { status: 'bus-off', words: text };
  return /passive|warning/i.test(text) ? { status: 'errors', words: text } : { skipped: 'event of the log' };
}

/** Creates a reader for ASC files of Vector's CANoe or CANalyzer, or of python-can. */
export function ascReader(): ReadNext {
  let [base, isRelative, now] = [16, false, 0];
  return (line) => {
    const start = wordsOf(line, 6);
    const [first = '', second = ''] = start.words;
    if (first === '') return { skipped: 'empty' };
    const seconds = /^\d+(?:\.\d*)?$/.test(first) ? Number(first) : Number.NaN;
    if (Number.isNaN(seconds)) {
      const [found, digits, count] = /^\s*base\s+(hex|dec)(?:\s+timestamps\s+(absolute|relative))?/i.exec(line) ?? [];
      if (found !== undefined) {
        base = /hex/i.test(digits ?? '') ? 16 : 10;
        isRelative = /relative/i.test(count ?? '');
      } else if (!head.test(line)) return { mistake: 'This is not a line of a Vector ASC file.' };
      return { skipped: 'header of the log' };
    }
    now = isRelative ? now + seconds : seconds;
    const timestamp = isRelative ? now.toFixed(6) : first;
    if (second === 'CANFD') return readFd(line, wordsOf(line, 5), timestamp, base);
    if (second === 'CAN') return readStatus(line.trim().replace(/^\S+\s+\S+\s+/, ''));
    return /^\d+$/.test(second) ? readClassic(line, start, timestamp, base) : { skipped: 'event of the log' };
  };
}
