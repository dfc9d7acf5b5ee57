import { ascReader, isAsc } from './asc';
import { readLine } from './candump';
import { bytesAt, directionOf, fits, linesOf, logFrame, tooFewBytes } from './lines';
import type { LineFrame, LineResult, ReadNext } from './lines';
import { isPythonCan, isPythonCsv, pythonCsvReader, readPythonCan } from './pythonCan';
import { isSlcan, readSlcan } from './slcan';
import { isTrc, trcReader } from './trc';
import { readCandump } from './wrapped';

/** A format that is recognized but not supported, with a remedy for the reader. */
interface UnreadFormat {
  readonly name: string;
  readonly sign: RegExp;
  readonly remedy: string;
}

const bySavvyCan = 'Open it in SavvyCAN and save it as “Candump/Kayak (*.log)”.';

const byPythonCan = (ending: string, packages = 'python-can'): string =>
  `Convert it: pip install ${packages}, then python3 -m can.logconvert run.${ending} run.log`;

/** Unsupported formats. Binary files are recognized by their first bytes. */
const unreadFormats: readonly UnreadFormat[] = [
  {
    name: 'a BUSMASTER log',
    sign: /^-?\*\*\*(?:BUSMASTER|\[START LOGGING SESSION\]|PROTOCOL CAN)|^\d{1,2}:\d{1,2}:\d{1,2}:\d{3,4}\s+(?:Rx|Tx)\s+\d+\s+0x[\dA-F]+\s/i,
    remedy: bySavvyCan,
  },
  {
    name: "a log of Microchip's CAN BUS Analyzer",
    sign: /^\s*Microchip Technology Inc\.|^[\d.]+;(?:RX|TX);0x[\dA-F]+;\d+(?:;0x[\dA-F]{1,2})*;?\s*$/i,
    remedy: bySavvyCan,
  },
  { name: 'a CRTD log', sign: /^\d+\.\d+\s+\d?(?:[RT](?:11|29)|C(?:XX|EV|VR|ER|BC|P?ST))\s/, remedy: bySavvyCan },
  {
    name: "SavvyCAN's CSV of IDs and data",
    sign: /^\s*ID,Data Bytes\b|^[\dA-F]{3,8},(?:[\dA-F]{2} )*[\dA-F]{2} ?$/i,
    remedy: 'It has no times. Save the log as “GVRET Logs (*.csv)” or “Candump/Kayak (*.log)” instead.',
  },
  {
    name: 'a list of tshark or Wireshark',
    sign: /^\s*\d+\s+\d+\.\d+\s.*\bCAN(?:FD)?\s+\d+\s+(?:STD|XTD|EXT|ERR):\s*0x/,
    remedy: 'Record the bus with candump instead: candump -L can0 > run.log',
  },
  { name: 'a BLF file of Vector', sign: /^LOGG/, remedy: byPythonCan('blf') },
  { name: 'an MDF file', sign: /^(?:MDF {5}|UnFinMF )/, remedy: byPythonCan('mf4', "'python-can[mf4]'") },
  { name: 'a database of python-can', sign: /^SQLite format 3/, remedy: byPythonCan('db') },
  {
    name: 'a capture of Wireshark or tcpdump',
    sign: /^\n\r\r\n/,
    remedy: 'Record the bus with candump instead: candump -L can0 > run.log',
  },
  // oxlint-disable-next-line no-control-regex -- zip and gzip signatures contain control characters
  { name: 'a compressed file', sign: /^(?:\u001f[\ufffd\u008b]|PK\u0003\u0004)/, remedy: 'Unpack it first.' },
  { name: "a list of Kvaser's CanKing", sign: /^\s*Chn\s+Identifier\s+Flg\s+DLC/i, remedy: bySavvyCan },
  { name: 'a CSV of Vehicle Spy', sign: /^\s*Line,Abs Time\(Sec\)/i, remedy: bySavvyCan },
  { name: 'a log of IXXAT', sign: /^\s*"?ASCII Trace IXXAT/i, remedy: bySavvyCan },
  { name: 'a CSV of Cabana', sign: /^time,addr,bus,data\b/i, remedy: bySavvyCan },
  { name: 'a trace of CANHacker', sign: /^Time\s+ID\s+DLC\s+Data\s+Comment/i, remedy: bySavvyCan },
];

/** Creates a reader that reports an unsupported format on the first line, and still reads candump's lines in it. */
function unreadReader({ name, remedy }: UnreadFormat): ReadNext {
  let isSaid = false;
  return (line) => {
    const read = readLine(line);
    if (!('mistake' in read)) return read;
    const mistake = isSaid ? `Also of ${name}.` : `This is ${name}, which the bench doesn't read. ${remedy}`;
    isSaid = true;
    return { mistake };
  };
}

/** Whether a line is from one of SavvyCAN's GVRET logs. */
const isGvret = (line: string): boolean => /^\s*time stamp,id,extended,|^\s*\d+,[\da-f]{8},(?:true|false),/i.test(line);

/** Columns of SavvyCAN before the bytes; older versions have no direction. */
const columnsOf = { now: ['time stamp', 'id', 'extended', 'dir', 'bus', 'len'], old: ['time stamp', 'id', 'extended', 'bus', 'len'] };

/** Indices of the columns. */
const placesOf = (names: readonly string[]) => ({
  time: names.indexOf('time stamp'),
  id: names.indexOf('id'),
  extended: names.indexOf('extended'),
  dir: names.indexOf('dir'),
  bus: names.indexOf('bus'),
  len: names.indexOf('len'),
});

const comma = ','.charCodeAt(0);

/** Creates a reader for GVRET logs of SavvyCAN. Times are in microseconds. */
function gvretReader(): ReadNext {
  let places: ReturnType<typeof placesOf> | undefined;
  return (line) => {
    const text = line.trim();
    const cells = text.split(',', 6);
    if (text === '') return { skipped: 'empty' };
    if (/^time stamp$/i.test(cells[0] ?? '')) {
      places = placesOf(text.toLowerCase().split(','));
      return { skipped: 'header of the log' };
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

/** A recording format. */
export interface Format {
  readonly name: string;
  /** Whether a line belongs to this format and no other. */
  readonly has: (line: string) => boolean;
  readonly reader: () => ReadNext;
  /** Whether time stamps may be relative to the previous frame, as in `candump -td`. */
  readonly mayCountFromBefore?: boolean;
}

/** Name of the format that unsupported ones are to be converted to. */
export const candumpName = 'candump or cansend lines';

const candump: Format = {
  name: candumpName,
  has: (line) => 'frame' in readLine(line),
  reader: () => readCandump,
  mayCountFromBefore: true,
};

/** All formats; candump is the fallback. */
const formats: readonly Format[] = [
  { name: 'Vector ASC', has: isAsc, reader: ascReader },
  { name: 'PEAK TRC', has: isTrc, reader: trcReader },
  { name: 'python-can lines', has: isPythonCan, reader: () => readPythonCan },
  { name: 'a python-can CSV', has: isPythonCsv, reader: pythonCsvReader },
  { name: 'a SavvyCAN GVRET log', has: isGvret, reader: gvretReader },
  { name: 'slcan', has: isSlcan, reader: () => readSlcan },
  ...unreadFormats.map((format) => ({
    name: format.name,
    has: (line: string) => format.sign.test(line),
    reader: () => unreadReader(format),
  })),
];

/** Characters and lines at the beginning of a text that are used to detect its format. */
export const headLength = 65_536;
export const mostHeadLines = 200;

/** Maximum line length in which frames are searched: a text may have lost its line ends. */
const longestLine = 200_000;

/** Maximum line length of any format. */
const longestSign = 2000;

const formatOfLine = (line: string): Format | undefined =>
  line.length > longestSign ? undefined : (formats.find(({ has }) => has(line)) ?? (candump.has(line) ? candump : undefined));

/** Whether a line alone identifies the format of a recording. */
export const namesFormat = (line: string): boolean => formatOfLine(line) !== undefined;

/** Detects the format of a recording from the first line that only one format has. */
export function nameFormat(head: string): Format {
  // Signatures of binary files may span lines.
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

/** NUL characters occur in binary files and never in logs. */
// oxlint-disable-next-line no-control-regex -- searches for NUL
const nul = /\u0000/;

/** Reads the lines of a recording in order, and switches formats when a line has another one. */
export class TextReader {
  private readonly readers = new Map<Format, ReadNext>();
  private current: ReadNext;
  /** Formats so far, in order of appearance. */
  readonly formats: Format[];

  /** `head` is the beginning of the text; pass its lines to `read`, too. */
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

  /** Reads the next line. Never throws. */
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

/** Results of at most `most` lines of a text, for callers that need its frames and report no errors. */
export function resultsOf(text: string, most: number): LineResult[] {
  const reader = new TextReader(text.slice(0, headLength));
  const results: LineResult[] = [];
  for (const line of linesOf(text)) {
    results.push(reader.read(line));
    if (results.length === most) break;
  }
  return results;
}

/** The frames of lines. */
export const framesIn = (results: readonly LineResult[]): LineFrame[] =>
  results.flatMap((read) => ('frame' in read ? [read] : 'several' in read ? read.several : []));
