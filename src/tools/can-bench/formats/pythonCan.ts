import { bytesAt, directionOf, fits, logFrame, noBytes, tooFewBytes, wordsOf } from './lines';
import type { LineResult, ReadNext } from './lines';

/** Whether a line was printed by python-can. */
export const isPythonCan = (line: string): boolean => /\bTimestamp:\s*-?\d[\d.]*\s+ID:\s*[\da-f]+\s/i.test(line);

// Timestamp: 1763775300.000412    ID:      011    S Rx     F BS    DL:  8    11 83 27 7f f7 ff 1e 1c    Channel: can0
const printed = /\bTimestamp:\s*(-?\d[\d.]*)\s+ID:\s*([\da-f]+)\s+([SX])\b([\sA-Z]*?)\bDLC?:\s*(\d{1,2})\b(.*)$/i;

/** Reads lines printed by python-can 3 and 4. */
export const readPythonCan: ReadNext = (line) => {
  const match = printed.exec(line);
  if (!match)
    return line.trim() === '' ? { skipped: 'empty' } : { mistake: 'This is not a line that python-can prints. Copy the whole line.' };
  const [, timestamp = '', digits = '', kind = '', signs = '', said = '', rest = ''] = match;
  const flags = wordsOf(signs).words;
  const [isError, remote, fd] = [flags.includes('E'), flags.includes('R'), flags.includes('F')];
  const idKind = isError ? 'error' : kind.toUpperCase() === 'X' ? 'extended' : 'standard';
  const id = Number.parseInt(digits, 16);
  if (!fits(id, idKind)) return { mistake: `"${digits}" is too large for an ID of ${idKind === 'standard' ? 11 : 29} bits.` };
  const [, port = ''] = /\bChannel:\s*(\S+)/.exec(rest) ?? [];
  const length = Number(said);
  if (length > (fd ? 64 : 8))
    return { mistake: `A frame of ${fd ? 'CAN FD has 64' : 'classic CAN has 8'} bytes at most; the line says ${length}.` };
  const count = remote ? 0 : length;
  const { data, found } = bytesAt(rest, 0, count);
  if (found < count) return tooFewBytes(length, found);
  const direction = directionOf(flags.find((word) => /^[rt]x$/i.test(word)));
  const [rateSwitch, errorState] = fd ? [flags.includes('BS'), flags.includes('EI')] : [null, null];
  return logFrame({ port, timestamp, direction, id, idKind, remote, fd, rateSwitch, errorState, length, data });
};

/** Whether a line is from a CSV of python-can. */
export const isPythonCsv = (line: string): boolean =>
  /^\s*timestamp,arbitration_id,|^-?\d[\d.e+-]*,0x[\da-f]+,[01],[01],[01],\d+,/i.test(line);

const csvColumns = ['timestamp', 'arbitration_id', 'extended', 'remote', 'error', 'dlc', 'data'] as const;

/** Decodes base64; null if malformed. */
function bytesOf64(text: string): Uint8Array | null {
  try {
    return Uint8Array.from(atob(text), (sign) => sign.charCodeAt(0));
  } catch {
    return null;
  }
}

/** Creates a reader for CSV files of python-can. They don't mark CAN FD, so frames of more than 8 bytes count as CAN FD. */
export function pythonCsvReader(): ReadNext {
  let columns: readonly string[] = csvColumns;
  return (line): LineResult => {
    const cells = line.trim().split(',');
    if (cells.length === 1 && cells[0] === '') return { skipped: 'empty' };
    if (/^timestamp$/i.test(cells[0] ?? '')) {
      columns = cells.map((name) => name.trim());
      return { skipped: 'header of the log' };
    }
    const [timestamp = '', digits = '', extended, remote, error, count = '', text = ''] = csvColumns.map(
      (name) => cells[columns.indexOf(name)],
    );
    if (!/^-?\d[\d.e+-]*$/i.test(timestamp) || !/^0x[\da-f]+$/i.test(digits) || !/^\d+$/.test(count))
      return { mistake: 'This is not a row of a python-can CSV: time, ID with 0x, three flags, length, data.' };
    const idKind = error === '1' ? 'error' : extended === '1' ? 'extended' : 'standard';
    const id = Number.parseInt(digits, 16);
    if (!fits(id, idKind)) return { mistake: `${digits} is too large for an ID of ${idKind === 'standard' ? 11 : 29} bits.` };
    const length = Number(count);
    if (length > 64) return { mistake: `A frame has 64 bytes at most; the row says ${count}.` };
    const data = remote === '1' ? noBytes : bytesOf64(text);
    if (!data) return { mistake: `"${text}" is not base64, as python-can writes data.` };
    if (remote !== '1' && data.length !== length) return tooFewBytes(length, data.length);
    return logFrame({ timestamp, id, idKind, remote: remote === '1', fd: length > 8, length, data });
  };
}
