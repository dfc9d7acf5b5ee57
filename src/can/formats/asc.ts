import { lengthInFd } from './frame';
import { fits, logFrame, noBytes, plainError, tooFewBytes, wordsOf } from './lines';
import type { LineResult, ReadNext } from './lines';
import { bytesIn, idIn } from './values';

/** Whether a line is from one of Vector's ASC files. */
export const isAsc = (line: string): boolean =>
  /^\s*(?:base\s+(?:hex|dec)\b|begin trigger ?block\b|\d+\.\d+\s+(?:\d+\s+[\da-f]+x?\s+(?:rx|tx)\s+[dr]\b|canfd\s+\d+\s+(?:rx|tx)\s|\d+\s+errorframe\b))/i.test(
    line,
  );

const head = /^\s*(?:date\s|(?:no\s+)?internal events logged|begin trigger ?block|end trigger ?block|\/\/)/i;

/** Base of the IDs and bytes, and whether times count from the line before: `base hex  timestamps absolute`. */
const baseLine = /^\s*base\s+(hex|dec)(?:\s+timestamps\s+(absolute|relative))?/i;

/** Flag of a CANFD line, in hexadecimal: the frame is CAN FD, not classic CAN. */
const extendedLength = 0x1000;

interface Cells {
  readonly time: string;
  readonly port: string;
  readonly id: string;
  readonly direction: string;
  readonly length: number;
  /** Cells from the first byte on. */
  readonly rest: readonly string[];
}

function frameOf(
  { time, port, id, direction, length, rest }: Cells,
  base: 16 | 10,
  kind: 'data' | 'remote' | 'fd',
  flags = '',
): LineResult {
  const found = idIn(id, base);
  const idKind = found?.isExtended === true ? 'extended' : 'standard';
  if (!found || !fits(found.value, idKind)) return { mistake: `"${id}" is not an ID of the log's base, or above 0x7FF without x.` };
  const count = kind === 'remote' ? 0 : length;
  const data = count === 0 ? noBytes : bytesIn(rest.slice(0, count).join(' '), base);
  if (Number.isNaN(length) || !data) return { mistake: 'There is something else than bytes after their number.' };
  if (data.length !== count) return tooFewBytes(count, data.length);
  if (lengthInFd(length) !== length || (kind !== 'fd' && length > 8))
    return { mistake: `A frame of this kind can’t have ${length} bytes.` };
  const way = /^t/i.test(direction) ? 'TX' : 'RX';
  const [remote, fd] = [kind === 'remote', kind === 'fd'];
  const rate = fd ? { rateSwitch: flags.startsWith('1'), errorState: flags.endsWith('1') } : {};
  return logFrame({ port, timestamp: time, direction: way, id: found.value, idKind, remote, fd, ...rate, length, data });
}

/** Reads `0.000231 CANFD 1 Rx 12 1 0 8 8 12 70 …`: BRS, ESI, length code, length. A name may follow the ID, and the frame may be classic. */
function readFd(cells: string[], base: 16 | 10): LineResult {
  if (!/^[01]$/.test(cells[5] ?? '') || !/^[01]$/.test(cells[6] ?? '') || !/^\d+$/.test(cells[8] ?? '')) cells.splice(5, 1);
  const [time = '', , port = '', direction = '', id = '', brs = '', esi = '', written = '', count = ''] = cells;
  const [length, code] = [Number(count), Number.parseInt(written, base)];
  const flags = Number.parseInt(cells[length + 11] ?? '', 16);
  const row = { time, port, id, direction, rest: cells.slice(9) };
  // CAN FD has no remote frames: one has a length code, and no bytes.
  if (length === 0 && code > 0) return frameOf({ ...row, length: code }, base, 'remote');
  const isFd = Number.isNaN(flags) || (flags & extendedLength) !== 0;
  return frameOf({ ...row, length }, base, isFd ? 'fd' : 'data', brs + esi);
}

/** `0.5 CAN 1 Status:chip status error passive - TxErr: 136 RxErr: 0` */
function readStatus(text: string): LineResult {
  if (/bus ?off/i.test(text)) return { status: 'bus-off', words: text };
  return /passive|warning/i.test(text) ? { status: 'errors', words: text } : { skipped: 'event of the log' };
}

/** Creates a reader for ASC files of Vector's CANoe or CANalyzer, or of python-can. */
export function ascReader(): ReadNext {
  let [base, isRelative, now]: [16 | 10, boolean, number] = [16, false, 0];
  return (line) => {
    const cells = wordsOf(line);
    const [first = '', second = '', third = '', direction = '', kind = '', length = ''] = cells;
    if (first === '') return { skipped: 'empty' };
    if (!/^\d+(?:\.\d*)?$/.test(first)) {
      const [found, digits, count] = baseLine.exec(line) ?? [];
      if (found !== undefined) [base, isRelative] = [/hex/i.test(digits ?? '') ? 16 : 10, /relative/i.test(count ?? '')];
      else if (!head.test(line)) return { mistake: 'This is not a line of a Vector ASC file.' };
      return { skipped: 'header of the log' };
    }
    now = isRelative ? now + Number(first) : Number(first);
    const time = isRelative ? now.toFixed(6) : first;
    cells[0] = time;
    if (second === 'CAN') return readStatus(cells.slice(2).join(' '));
    const isFd = second === 'CANFD';
    if (/^errorframe$/i.test(isFd ? kind : third)) return plainError(isFd ? third : second, time);
    if (!/^\d+$/.test(isFd ? third : second) || !/^[rt]x$/i.test(direction)) return { skipped: 'event of the log' };
    if (isFd) return readFd(cells, base);
    if (!/^[dr]$/i.test(kind)) return { skipped: 'event of the log' };
    const row = { time, port: second, id: third, direction, length: Math.min(Number.parseInt(length, base), 8), rest: cells.slice(6) };
    return frameOf(row, base, /r/i.test(kind) ? 'remote' : 'data');
  };
}

/** What a log says of its numbers. */
export const ascNotation = (lines: readonly string[]): string =>
  `IDs and bytes ${lines.some((line) => /^\s*base\s+dec/i.test(line)) ? 'decimal' : 'hexadecimal'}, times in s`;
