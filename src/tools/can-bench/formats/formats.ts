import { ascReader, isAsc } from './asc';
import { readLine } from './candump';
import { bytesAt, directionOf, fits, linesOf, logFrame, tooFewBytes } from './lines';
import type { LineFrame, LineResult, ReadNext } from './lines';
import { isPythonCan, isPythonCsv, pythonCsvReader, readPythonCan } from './pythonCan';
import { isSlcan, readSlcan } from './slcan';
import { isTrc, trcReader } from './trc';
import { unreadFormats, unreadReader } from './unread';
import { readCandump } from './wrapped';

/** Whether a line is one of SavvyCAN's GVRET logs. */
const isGvret = (line: string): boolean => /^\s*time stamp,id,extended,|^\s*\d+,[\da-f]{8},(?:true|false),/i.test(line);

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
function gvretReader(): ReadNext {
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

/** A format of recordings. */
export interface Format {
  readonly name: string;
  /** Whether a line belongs to it and to no other. */
  readonly has: (line: string) => boolean;
  readonly reader: () => ReadNext;
  /** Whether the times of frames may be counted from the frame before, as `candump -td` does. */
  readonly mayCountFromBefore?: boolean;
}

/** Name of the format that others are converted to. */
export const candumpName = 'lines of candump or cansend';

const candump: Format = {
  name: candumpName,
  has: (line) => 'frame' in readLine(line),
  reader: () => readCandump,
  mayCountFromBefore: true,
};

/** All formats by their signs; candump's lines are what is left. */
const formats: readonly Format[] = [
  { name: 'Vector ASC', has: isAsc, reader: ascReader },
  { name: 'PEAK TRC', has: isTrc, reader: trcReader },
  { name: 'lines of python-can', has: isPythonCan, reader: () => readPythonCan },
  { name: 'a CSV of python-can', has: isPythonCsv, reader: pythonCsvReader },
  { name: 'a GVRET log of SavvyCAN', has: isGvret, reader: gvretReader },
  { name: 'slcan', has: isSlcan, reader: () => readSlcan },
  ...unreadFormats.map((format) => ({
    name: format.name,
    has: (line: string) => format.sign.test(line),
    reader: () => unreadReader(format),
  })),
];

/** Letters and lines at the beginning of a text that name its format. */
export const headLength = 65_536;
export const mostHeadLines = 200;

/** Characters of the longest line in which frames are looked for: somebody may have lost the ends of many lines. */
const longestLine = 200_000;

/** Signs of the longest line that any format has. */
const longestSign = 2000;

const formatOfLine = (line: string): Format | undefined =>
  line.length > longestSign ? undefined : (formats.find(({ has }) => has(line)) ?? (candump.has(line) ? candump : undefined));

/** Whether a line is enough to name the format of a recording. */
export const namesFormat = (line: string): boolean => formatOfLine(line) !== undefined;

/** The format of a recording, by its first lines: that of the first line which only one format has. */
export function nameFormat(head: string): Format {
  // Signs of binary files go over what counts as a line.
  const binary = unreadFormats.findIndex(({ sign }) => sign.test(head.slice(0, 16)));
  if (binary >= 0) return formats[formats.length - unreadFormats.length + binary] ?? candump;
  let count = 0;
  for (const line of linesOf(head)) {
    const format = line.trim() === '' ? undefined : formatOfLine(line);
    if (format) return format;
    count += 1;
    if (count > mostHeadLines) break;
  }
  return candump;
}

/** Signs that no log has and binary files do. */
// oxlint-disable-next-line no-control-regex -- NUL is what is looked for
const nul = /\u0000/;

/** Reads the lines of a recording one after the other. A line of another format than those before it is read as such. */
export class TextReader {
  private readonly readers = new Map<Format, ReadNext>();
  private current: ReadNext;
  /** Formats of the lines so far, the first first. */
  readonly formats: Format[];

  /** `head` is the beginning of the text; its lines are given to `read` again. */
  constructor(head: string) {
    const format = nameFormat(head);
    this.formats = [format];
    this.current = this.use(format);
  }

  private use(format: Format): ReadNext {
    const known = this.readers.get(format);
    if (known) return known;
    const made = format.reader();
    this.readers.set(format, made);
    return made;
  }

  /** What the next line says. Never throws. */
  read(line: string): LineResult {
    if (line.length > longestLine) return { mistake: `The line has ${line.length} characters: no frame is that long.` };
    const read = this.current(line);
    if (!('mistake' in read)) return read;
    const other = formatOfLine(line);
    if (!other && this.current === readCandump && nul.test(line))
      return { mistake: 'There are NUL characters in this line: the file is binary, or damaged.' };
    if (!other) return read;
    const reader = this.use(other);
    if (reader === this.current) return read;
    const again = reader(line);
    if ('mistake' in again && this.formats.includes(other)) return again;
    if (!this.formats.includes(other)) this.formats.push(other);
    this.current = reader;
    return again;
  }
}

/** What the lines of a text say, at most so many of them: for who asks what a recording shows, and not what is wrong with it. */
export function resultsOf(text: string, most: number): LineResult[] {
  const reader = new TextReader(text.slice(0, headLength));
  const results: LineResult[] = [];
  for (const line of linesOf(text)) {
    results.push(reader.read(line));
    if (results.length === most) break;
  }
  return results;
}

/** The frames that lines have. */
export const framesIn = (results: readonly LineResult[]): LineFrame[] =>
  results.flatMap((read) => ('frame' in read ? [read] : 'several' in read ? read.several : []));
