import { plainError, wordsOf } from './lines';
import type { BusStatus, LineResult, ReadNext } from './lines';
import { layoutOf, readCells } from './record';
import type { Layout, Role } from './record';
import { bytesIn } from './values';

/** Whether a line is from one of PEAK's TRC files. */
export const isTrc = (line: string): boolean =>
  /^;\$FILEVERSION=|^\s*\d+\)\s+\d+(?:\.\d+)?\s+(?:(?:\d+\s+)?(?:Rx|Tx|Warng|Error)\s|[\dA-F]{4,8}\s+\d\b)|^\s*\d+\s+\d+\.\d+\s+(?:DT|FD|FB|FE|BI|RR|ER|ST|EC|EV)\s+(?:\d{1,2}\s+)?(?:[\dA-F]{4,8}|-)\s+(?:Rx|Tx)\s/i.test(
    line,
  );

/** Columns by PEAK's letters; all others say nothing about the frame. */
const columns: Readonly<Record<string, Role>> = {
  O: 'milliseconds',
  T: 'kind',
  B: 'port',
  I: 'id',
  d: 'direction',
  l: 'length',
  L: 'length',
  D: 'data',
};

/** An 11-bit ID has four digits; python-can writes 29-bit IDs with seven. */
const options = { isSpread: true, extendedFrom: 5, knowsRate: true } as const;

const layoutNamed = (letters: string): Layout =>
  layoutOf(
    letters.split(',').map((letter) => columns[letter] ?? 'none'),
    { ...options, codes: letters.includes('L') ? 'always' : 'never' },
  );

const ofVersion: Readonly<Record<string, string>> = { '2.0': 'N,O,T,I,d,l,D', '2.1': 'N,O,T,B,I,d,R,L,D' };

// Versions 1.0 to 1.3 differ in the position of the type, which is the direction, and in a reserved column.
const oldLayouts = {
  '1.0': layoutNamed('N,O,I,L,D'),
  '1.1': layoutNamed('N,O,d,I,L,D'),
  '1.3': layoutNamed('N,O,B,d,I,R,L,D'),
  '1.2': layoutNamed('N,O,B,d,I,L,D'),
} as const;

/** Bits of PEAK's status: all in the last byte, except BUSPASSIVE. */
const statusBits: readonly (readonly [bit: number, name: string, status: BusStatus])[] = [
  [0x10, 'BUSOFF', 'bus-off'],
  [0x40000, 'BUSPASSIVE', 'errors'],
  [0x08, 'BUSHEAVY', 'errors'],
  [0x04, 'BUSLIGHT', 'errors'],
  [0x02, 'OVERRUN', 'overrun'],
];

function readStatus(cells: readonly string[], { length, data: [from = 0] }: Layout): LineResult {
  const bytes = bytesIn(cells.slice(from, from + Number(cells[length])).join(' '), 16);
  const bits = bytes?.reduce((sum, byte) => sum * 256 + byte, 0) ?? 0;
  const [, name, status] = statusBits.find(([bit]) => (bits & bit) !== 0) ?? [];
  return status && name ? { status, words: `The adapter reports ${name}` } : { skipped: 'status of the adapter' };
}

function readLine(cells: string[], layout: Layout): LineResult {
  const {
    kinds: [kind = layout.direction],
    port,
    time,
    id,
    data: [data = 0],
  } = layout;
  const type = kind < 0 ? '' : (cells[kind] ?? '');
  const milliseconds = Number(cells[time]);
  if (Number.isNaN(milliseconds)) return { mistake: `"${cells[time] ?? ''}" is not a time offset in milliseconds.` };
  if (type === 'Warng' || type === 'ST') return readStatus(cells, layout);
  if (type === '' && cells[id]?.toUpperCase() === 'FFFFFFFF') return readStatus(cells, layout);
  if (type === 'Error' || type === 'ER') return plainError(cells[port] ?? '', (milliseconds / 1000).toFixed(6));
  if (type === 'EC' || type === 'EV') return { skipped: 'event of the log' };
  if (!/^(?:DT|FD|FB|FE|BI|RR|Rx|Tx|)$/.test(type)) return { mistake: `PEAK's TRC has no line of type "${type}".` };
  if (!/^(?:[\dA-F]{3,4}|[\dA-F]{7,8})$/i.test(cells[id] ?? ''))
    return { mistake: `"${cells[id] ?? ''}" is not an ID of four digits, or of eight for 29 bits.` };
  if (!/^\d{1,2}$/.test(cells[layout.length] ?? '')) return { mistake: 'The number of bytes is missing. Copy the whole line.' };
  if (cells[data] !== 'RTR') return readCells(cells, layout);
  // The word is in place of the bytes.
  const remote = layoutOf([...layout.roles.slice(0, data), 'kind'], options);
  return readCells(cells, remote);
}

/** Creates a reader for PEAK's TRC files, versions 1.0 to 2.1. */
export function trcReader(): ReadNext {
  let layout: Layout | undefined;
  return (line) => {
    if (line.startsWith(';')) {
      const [, version = ''] = /^;\$FILEVERSION=\s*([\d.]+)/.exec(line) ?? [];
      const letters = /^;\$COLUMNS=\s*([\w,]+)/.exec(line)?.[1] ?? ofVersion[version];
      if (letters !== undefined) layout = layoutNamed(letters);
      return { skipped: 'header of the log' };
    }
    if (line.trim() === '') return { skipped: 'empty' };
    const cells = wordsOf(line);
    if (!/^\d+\)?$/.test(cells[0] ?? '') || cells.length < 3) return { mistake: 'This is not a line of a PEAK TRC file.' };
    if (cells[0]?.endsWith(')')) {
      const isType = (word = ''): boolean => /^(?:Rx|Tx|Warng|Error)$/.test(word);
      return readLine(cells, oldLayouts[isType(cells[2]) ? '1.1' : !isType(cells[3]) ? '1.0' : cells[5] === '-' ? '1.3' : '1.2']);
    }
    // For lines copied without the header: version 2.1 has the bus between type and ID.
    return readLine(cells, layout ?? layoutNamed(ofVersion[/^[rt]x$/i.test(cells[4] ?? '') ? '2.0' : '2.1'] ?? ''));
  };
}
