import { lengthOfCode } from './frame';
import { fits, logFrame, noBytes, plainError, tooFewBytes, wordsOf } from './lines';
import type { BusStatus, LineResult, ReadNext } from './lines';
import { bytesIn } from './values';

/** Whether a line is from one of PEAK's TRC files. */
export const isTrc = (line: string): boolean =>
  /^;\$FILEVERSION=|^\s*\d+\)\s+\d+(?:\.\d+)?\s+(?:(?:\d+\s+)?(?:Rx|Tx|Warng|Error)\s|[\dA-F]{4,8}\s+\d\b)|^\s*\d+\s+\d+\.\d+\s+(?:DT|FD|FB|FE|BI|RR|ER|ST|EC|EV)\s+(?:\d{1,2}\s+)?(?:[\dA-F]{4,8}|-)\s+(?:Rx|Tx)\s/i.test(
    line,
  );

/**
 * Columns by version, in PEAK's letters: N number, O time offset in ms, T type, B bus, I ID, d direction, R reserved, l length, L length
 * code, D data. In versions 1.0 to 1.3, the direction is the type.
 */
const ofVersion: Readonly<Record<string, string>> = {
  '1.0': 'N,O,I,L,D',
  '1.1': 'N,O,d,I,L,D',
  '1.2': 'N,O,B,d,I,L,D',
  '1.3': 'N,O,B,d,I,R,L,D',
  '2.0': 'N,O,T,I,d,l,D',
  '2.1': 'N,O,T,B,I,d,R,L,D',
};

/** Bits of PEAK's status: all in the last byte, except BUSPASSIVE. */
const statusBits: readonly (readonly [bit: number, name: string, status: BusStatus])[] = [
  [0x10, 'BUSOFF', 'bus-off'],
  [0x40000, 'BUSPASSIVE', 'errors'],
  [0x08, 'BUSHEAVY', 'errors'],
  [0x04, 'BUSLIGHT', 'errors'],
  [0x02, 'OVERRUN', 'overrun'],
];

function readStatus(text: string): LineResult {
  const bits = bytesIn(text, 16)?.reduce((sum, byte) => sum * 256 + byte, 0) ?? 0;
  const [, name, status] = statusBits.find(([bit]) => (bits & bit) !== 0) ?? [];
  return status && name ? { status, words: `The adapter reports ${name}` } : { skipped: 'status of the adapter' };
}

function readRow(cells: readonly string[], columns: readonly string[]): LineResult {
  const cell = (letter: string): string => cells[columns.indexOf(letter)] ?? '';
  const [type, id, port, direction] = [columns.includes('T') ? cell('T') : cell('d'), cell('I'), cell('B'), cell('d')];
  const seconds = Number(cell('O')) / 1000;
  if (Number.isNaN(seconds)) return { mistake: `"${cell('O')}" is not a time offset in milliseconds.` };
  const timestamp = seconds.toFixed(6);
  const rest = cells.slice(columns.indexOf('D'));
  const said = Number(cell(columns.includes('L') ? 'L' : 'l') || Number.NaN);
  if (type === 'Warng' || type === 'ST' || (type === '' && id.toUpperCase() === 'FFFFFFFF'))
    return readStatus(rest.slice(0, said).join(' '));
  if (type === 'Error' || type === 'ER') return plainError(port, timestamp);
  if (type === 'EC' || type === 'EV') return { skipped: 'event of the log' };
  if (!/^(?:DT|FD|FB|FE|BI|RR|Rx|Tx|)$/.test(type)) return { mistake: `PEAK's TRC has no line of type "${type}".` };
  const idKind = id.length > 4 ? 'extended' : 'standard';
  if (!/^(?:[\dA-F]{3,4}|[\dA-F]{7,8})$/i.test(id) || !fits(Number.parseInt(id, 16), idKind))
    return { mistake: `"${id}" is not an ID of four digits, or of eight for 29 bits.` };
  if (!Number.isInteger(said)) return { mistake: 'The number of bytes is missing. Copy the whole line.' };
  const fd = /^(?:FD|FB|FE|BI)$/.test(type);
  const remote = type === 'RR' || rest[0] === 'RTR';
  const length = !columns.includes('L') ? said : fd ? lengthOfCode(said) : Math.min(said, 8);
  const data = remote || length === 0 ? noBytes : bytesIn(rest.slice(0, length).join(' '), 16);
  if (!data) return { mistake: 'There is something else than bytes after their number.' };
  if (!remote && data.length !== length) return tooFewBytes(length, data.length);
  const rate = fd ? { rateSwitch: /B/.test(type), errorState: /E|BI/.test(type) } : {};
  const way = direction === 'Tx' ? 'TX' : direction === 'Rx' ? 'RX' : null;
  return logFrame({ port, timestamp, direction: way, id: Number.parseInt(id, 16), idKind, remote, fd, ...rate, length, data });
}

/** Creates a reader for PEAK's TRC files, versions 1.0 to 2.1. */
export function trcReader(): ReadNext {
  let columns: readonly string[] | undefined;
  return (line) => {
    if (line.startsWith(';')) {
      const [, version = ''] = /^;\$FILEVERSION=\s*([\d.]+)/.exec(line) ?? [];
      const letters = /^;\$COLUMNS=\s*([\w,]+)/.exec(line)?.[1] ?? (version.startsWith('2') ? ofVersion[version] : undefined);
      columns = letters?.split(',') ?? columns;
      return { skipped: 'header of the log' };
    }
    if (line.trim() === '') return { skipped: 'empty' };
    const cells = wordsOf(line);
    const [number = '', , third = '', fourth = '', fifth = '', sixth = ''] = cells;
    if (!/^\d+\)?$/.test(number) || cells.length < 3) return { mistake: 'This is not a line of a PEAK TRC file.' };
    const isType = (word: string): boolean => /^(?:Rx|Tx|Warng|Error)$/.test(word);
    const old = isType(third) ? '1.1' : !isType(fourth) ? '1.0' : sixth === '-' ? '1.3' : '1.2';
    // For lines copied without the header: version 2.1 has the bus between type and ID.
    const version = number.endsWith(')') ? old : /^[rt]x$/i.test(fifth) ? '2.0' : '2.1';
    return readRow(cells, number.endsWith(')') || !columns ? (ofVersion[version] ?? '').split(',') : columns);
  };
}
