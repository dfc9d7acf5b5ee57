import { bytesAt, directionOf, fits, logFrame, tooFewBytes } from './lines';
import type { ReadNext } from './lines';

/** Whether a line is one of SavvyCAN's GVRET logs. */
export const isGvret = (line: string): boolean => /^\s*time stamp,id,extended,|^\s*\d+,[\da-f]{8},(?:true|false),/i.test(line);

/** Columns of SavvyCAN before the bytes; older versions have no direction. */
const columnsOf = { now: ['time stamp', 'id', 'extended', 'dir', 'bus', 'len'], old: ['time stamp', 'id', 'extended', 'bus', 'len'] };

/** Places of the columns. */
const placesOf = (names: readonly string[]) => ({
  time: names.indexOf('time stamp'),
  id: names.indexOf('id'),
  extended: names.indexOf('extended'),
  dir: names.indexOf('dir'),
  bus: names.indexOf('bus'),
  len: names.indexOf('len'),
});

const comma = ','.charCodeAt(0);

/** Reads the lines of a GVRET log of SavvyCAN. Times count microseconds. */
export function gvretReader(): ReadNext {
  let places: ReturnType<typeof placesOf> | undefined;
  return (line) => {
    const text = line.trim();
    const cells = text.split(',', 6);
    if (text === '') return { skipped: 'empty' };
    if (/^time stamp$/i.test(cells[0] ?? '')) {
      places = placesOf(text.toLowerCase().split(','));
      return { skipped: 'head of the log' };
    }
    const at = places ?? placesOf(directionOf(cells[3]) ? columnsOf.now : columnsOf.old);
    const [time = '', digits = '', count = ''] = [cells[at.time], cells[at.id], cells[at.len]];
    if (!/^\d+$/.test(time) || !/^[\da-f]{1,8}$/i.test(digits) || !/^\d{1,2}$/.test(count))
      return { mistake: 'This is not a row of a GVRET log: time in µs, ID, extended, direction, bus, length, bytes.' };
    const id = Number.parseInt(digits, 16);
    const idKind = cells[at.extended]?.toLowerCase() === 'true' || id > 0x7ff ? 'extended' : 'standard';
    if (!fits(id, idKind)) return { mistake: `"${digits}" is too large for an ID of 29 bits.` };
    const length = Number(count);
    if (length > 64) return { mistake: `A frame has 64 bytes at most; the row says ${length}.` };
    const from = cells.slice(0, at.len + 1).reduce((sum, cell) => sum + cell.length + 1, 0);
    const { data, found } = bytesAt(text, from, length, 16, comma);
    if (found < length) return tooFewBytes(length, found);
    const timestamp = (Number(time) / 1e6).toFixed(6);
    return logFrame({ port: cells[at.bus] ?? '', timestamp, direction: directionOf(cells[at.dir]), id, idKind, fd: length > 8, data });
  };
}
