import { bytesAt, directionOf, fits, lengthOfCode, logFrame, noBytes, plainError, tooFewBytes, wordsOf } from './lines';
import type { BusStatus, LineResult, ReadNext } from './lines';

/** Whether a line is from one of PEAK's TRC files. */
export const isTrc = (line: string): boolean =>
  /^;\$FILEVERSION=|^\s*\d+\)\s+\d+(?:\.\d+)?\s+(?:(?:\d+\s+)?(?:Rx|Tx|Warng|Error)\s|[\dA-F]{4,8}\s+\d\b)|^\s*\d+\s+\d+\.\d+\s+(?:DT|FD|FB|FE|BI|RR|ER|ST|EC|EV)\s/i.test(
    line,
  );

/** Column indices by PEAK's letters: offset, type, bus, ID, direction, length or length code, data. */
type Columns = Readonly<Record<'O' | 'T' | 'B' | 'I' | 'd' | 'l' | 'L' | 'D', number>>;

const columnsIn = (names: string): Columns => {
  const all = names.split(',');
  const at = (letter: string): number => all.indexOf(letter);
  return { O: at('O'), T: at('T'), B: at('B'), I: at('I'), d: at('d'), l: at('l'), L: at('L'), D: at('D') };
};

const columnsOf: Readonly<Record<string, Columns>> = { '2.0': columnsIn('N,O,T,I,d,l,D'), '2.1': columnsIn('N,O,T,B,I,d,R,L,D') };

const isOldType = (word: string | undefined): boolean => word === 'Rx' || word === 'Tx' || word === 'Warng' || word === 'Error';

/** Words of a line, of any version. */
interface TrcLine {
  readonly line: string;
  readonly offset: string;
  readonly type: string;
  readonly bus: string;
  readonly id: string;
  readonly direction: string;
  readonly length: string;
  readonly isCode: boolean;
  /** Index of the data. */
  readonly data: number;
}

/** Reads a line of versions 1.0 to 1.3, which differ in the position of the type. */
function oldLine(line: string): TrcLine {
  const { words } = wordsOf(line, 5);
  const at = isOldType(words[2]) ? 2 : isOldType(words[3]) ? 3 : 1;
  const type = at === 1 ? '' : (words[at] ?? '');
  const rest = wordsOf(line, at + 3);
  const after = rest.words[at + 2] === '-' ? wordsOf(line, 1, rest.next) : undefined;
  return {
    line,
    offset: words[1] ?? '',
    type,
    bus: at === 3 ? (words[2] ?? '') : '',
    id: words[at + 1] ?? '',
    direction: type,
    length: (after ? after.words[0] : rest.words[at + 2]) ?? '',
    isCode: true,
    data: after ? after.next : rest.next,
  };
}

function newLine(line: string, columns: Columns): TrcLine {
  const { words, next } = wordsOf(line, columns.D);
  const isCode = columns.L >= 0;
  return {
    line,
    offset: words[columns.O] ?? '',
    type: words[columns.T] ?? '',
    bus: words[columns.B] ?? '',
    id: words[columns.I] ?? '',
    direction: words[columns.d] ?? '',
    length: words[isCode ? columns.L : columns.l] ?? '',
    isCode,
    data: next,
  };
}

/** Bits of PEAK's status: all in the last byte, except BUSPASSIVE. */
const statusBits: readonly (readonly [bit: number, name: string, status: BusStatus])[] = [
  [0x10, 'BUSOFF', 'bus-off'],
  [0x40000, 'BUSPASSIVE', 'errors'],
  [0x08, 'BUSHEAVY', 'errors'],
  [0x04, 'BUSLIGHT', 'errors'],
  [0x02, 'OVERRUN', 'overrun'],
];

function readStatus({ line, data: from, length }: TrcLine): LineResult {
  const count = Math.min(Number(length) || 0, 64);
  const { data, found } = bytesAt(line, from, count);
  if (found < count) return tooFewBytes(count, found);
  const bits = data.reduce((sum, byte) => sum * 256 + byte, 0);
  const [, name, status] = statusBits.find(([bit]) => (bits & bit) !== 0) ?? [];
  return status && name ? { status, words: `The adapter reports ${name}` } : { skipped: 'status of the adapter' };
}

const fdTypes: Readonly<Record<string, { readonly rateSwitch: boolean; readonly errorState: boolean }>> = {
  FD: { rateSwitch: false, errorState: false },
  FB: { rateSwitch: true, errorState: false },
  FE: { rateSwitch: false, errorState: true },
  BI: { rateSwitch: true, errorState: true },
};

function readTrc(line: TrcLine): LineResult {
  const { type, bus: port } = line;
  const milliseconds = /^\d+(?:\.\d+)?$/.test(line.offset) ? Number(line.offset) : Number.NaN;
  if (Number.isNaN(milliseconds)) return { mistake: `"${line.offset}" is not a time offset in milliseconds.` };
  const timestamp = (milliseconds / 1000).toFixed(6);
  if (type === 'Warng' || type === 'ST') return readStatus(line);
  if (type === 'Error' || type === 'ER') return plainError(port, timestamp);
  if (type === 'EC' || type === 'EV') return { skipped: 'event of the log' };
  const fd = fdTypes[type];
  if (!fd && type !== 'DT' && type !== 'RR' && type !== 'Rx' && type !== 'Tx' && type !== '')
    return { mistake: `PEAK's TRC has no line of type "${type}".` };
  // An 11-bit ID has four digits; python-can writes 29-bit IDs with seven.
  const idKind = line.id.length > 4 ? 'extended' : 'standard';
  const id = /^[\dA-F]{3,8}$/i.test(line.id) ? Number.parseInt(line.id, 16) : -1;
  // Bus status in version 1.0.
  if (type === '' && line.id.toUpperCase() === 'FFFFFFFF') return readStatus(line);
  if (!fits(id, idKind)) return { mistake: `"${line.id}" is not an ID of four digits, or of eight for 29 bits.` };
  if (!/^\d{1,2}$/.test(line.length)) return { mistake: 'The number of bytes is missing. Copy the whole line.' };
  const direction = directionOf(line.direction);
  const count = line.isCode ? lengthOfCode(Number(line.length)) : Number(line.length);
  const length = Math.min(count, fd ? 64 : 8);
  if (type === 'RR' || /^\s*RTR\b/.test(line.line.slice(line.data, line.data + 10)))
    return logFrame({ id, idKind, port, timestamp, direction, remote: true, length, data: noBytes });
  const { data, found } = bytesAt(line.line, line.data, length);
  if (found < length) return tooFewBytes(length, found);
  const [rateSwitch, errorState] = fd ? [fd.rateSwitch, fd.errorState] : [null, null];
  return logFrame({ id, idKind, port, timestamp, direction, fd: fd !== undefined, rateSwitch, errorState, data });
}

/** Creates a reader for PEAK's TRC files, versions 1.0 to 2.1. */
export function trcReader(): ReadNext {
  let columns: Columns | undefined;
  return (line) => {
    if (line.startsWith(';')) {
      const [, version] = /^;\$FILEVERSION=\s*([\d.]+)/.exec(line) ?? [];
      const [, named] = /^;\$COLUMNS=\s*([\w,]+)/.exec(line) ?? [];
      if (version !== undefined) columns = columnsOf[version];
      if (named !== undefined) columns = columnsIn(named);
      return { skipped: 'header of the log' };
    }
    const [, first] = /^\s*(\d*\)?)/.exec(line) ?? [];
    if (first?.endsWith(')')) return readTrc(oldLine(line));
    if (line.trim() === '') return { skipped: 'empty' };
    const { words } = wordsOf(line, 5);
    if (!first || words.length < 3 || words[0] !== first) return { mistake: 'This is not a line of a PEAK TRC file.' };
    // For lines copied without the header: version 2.1 has the bus between type and ID.
    return readTrc(newLine(line, columns ?? columnsOf[directionOf(words[4]) ? '2.0' : '2.1'] ?? columnsIn('')));
  };
}
