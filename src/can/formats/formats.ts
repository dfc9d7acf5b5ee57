import { ascReader, isAsc } from './asc';
import { readLine } from './candump';
import { kindOfName } from './columnNames';
import { findTable, separators, tableReader } from './columns';
import type { Table } from './columns';
import { linesOf } from './lines';
import type { LineFrame, LineResult, ReadNext } from './lines';
import { isPair, pairsReader } from './pairs';
import { layoutOf } from './record';
import type { Role } from './record';
import { isSerial, readSerial } from './serial';
import { isSlcan, readSlcan } from './slcan';
import { isTrc, trcReader } from './trc';
import { isTuples, readTuples } from './tuples';
import { binaryFormats, registerDump, textFormats } from './unread';
import type { Unread } from './unread';
import { readCandump } from './wrapped';

/** A recording format. */
export interface Format {
  readonly name: string;
  /** Whether a line belongs to this format and no other. */
  readonly has: (line: string) => boolean;
  /** Creates a reader; `head` are the first lines of the text. */
  readonly reader: (head: readonly string[]) => ReadNext;
  /** Whether a line may have many frames, because the text has lost its line ends. */
  readonly hasLongLines?: true;
  /** Whether time stamps may be relative to the previous frame, as in `candump -td`. */
  readonly mayCountFromBefore?: boolean;
  /** Columns of a table, and what is taken from each. */
  readonly table?: Table;
  /** Whether it holds no frames, or isn't read. */
  readonly isUnread?: true;
}

/** Result for further lines of a text that isn't read. */
const unreadLine: LineResult = { skipped: 'not read' };

/** Creates a reader that says on the first line what the text is, and still reads candump's lines in it. */
function unreadReader({ name, remedy }: Unread): ReadNext {
  let isSaid = false;
  return (line) => {
    const read = readLine(line);
    if (!('mistake' in read)) return read;
    if (isSaid) return unreadLine;
    isSaid = true;
    return { mistake: `This is ${name}. ${remedy}` };
  };
}

const unreadFormat = (unread: Unread): Format => ({
  name: unread.name,
  has: (line) => unread.sign.test(line),
  reader: () => unreadReader(unread),
  isUnread: true,
});

/** A dump of registers: it holds no frames, but its values are shown. */
const registers: Format = {
  name: 'a dump of registers',
  has: (line) => registerDump(line) !== null,
  reader: () => {
    let words: ((line: string) => string) | null = null;
    return (line) => {
      const head = registerDump(line);
      if (head) words = head;
      if (head) return { mistake: 'This is a dump of registers, which holds no frames. The tab “Registers” says what each one means.' };
      return line.trim() === '' || !words ? unreadLine : { skipped: 'register', note: words(line) };
    };
  },
  isUnread: true,
};

/** Name of the format that unsupported ones are to be converted to. */
export const candumpName = 'candump or cansend lines';

const candump: Format = {
  name: candumpName,
  has: (line) => 'frame' in readLine(line),
  reader: () => readCandump,
  mayCountFromBefore: true,
  hasLongLines: true,
};

const pairs: Format = { name: 'values with names', has: isPair, reader: pairsReader };

/** Formats of which a line alone can be known. */
const formats: readonly Format[] = [
  { name: 'Vector ASC', has: isAsc, reader: ascReader },
  { name: 'PEAK TRC', has: isTrc, reader: trcReader },
  { name: 'slcan', has: isSlcan, reader: () => readSlcan, hasLongLines: true },
  registers,
  ...textFormats.map(unreadFormat),
  candump,
  { name: 'tuples of Python, as panda prints them', has: isTuples, reader: () => readTuples, hasLongLines: true },
  { name: 'DAMIAO’s serial adapter', has: isSerial, reader: () => readSerial },
  pairs,
];

/** Programs that write tables, by their heads or rows. */
const programs: readonly (readonly [name: string, sign: RegExp])[] = [
  ['ZLG CANTest', /系统时间.*帧类型|,x\| [\dA-F]{2} /],
  ['SavvyCAN', /^\s*time stamp,id,extended,|^\s*id,data bytes/i],
  ['python-can', /^timestamp,arbitration_id,/],
  ['Saleae Logic', /identifier_field|^time \[s\],packet,type,identifier/i],
  ['BUSMASTER', /^\*\*\*BUSMASTER|<CAN ID><Type>/],
  ['Vehicle Spy', /^line,abs time\(sec\)/i],
  ['Kvaser CanKing', /^chn identifier\s+flg/i],
  ['IXXAT', /"ID \(hex\)"|ixxat/i],
  ['CSS Electronics', /^TimestampEpoch;/],
  ['Microchip CAN BUS Analyzer', /microchip technology/i],
  ['Cabana', /^time,addr,bus,data/],
  ['asammdf', /CAN_DataFrame/],
];

/** Rows of some programs without their heads. */
const heads: readonly (readonly [row: RegExp, head: string])[] = [
  [/^-?\d[\d.e+-]*,0x[\da-f]+,[01],[01],[01],\d+,/i, 'timestamp,arbitration_id,extended,remote,error,dlc,data'],
  [/^\s*\d+,[\da-f]{8},(?:true|false),(?:rx|tx),/i, 'Time Stamp,ID,Extended,Dir,Bus,LEN,D1,D2,D3,D4,D5,D6,D7,D8'],
  [
    /^\d+,\d+,[^,]*,\d+,(?:true|false),(?:true|false),(?:true|false),\d+,\d+,/i,
    'sec,nanosec,frame,id,is_rtr,is_extended,is_error,dlc,d0,d1,d2,d3,d4,d5,d6,d7',
  ],
];

/** Characters and lines at the beginning of a text that are used to detect its format. */
export const headLength = 65_536;
export const mostHeadLines = 200;

/** Lines after which columns can be known, of a text that is still being written. */
const fewRows = 25;

/** Maximum line length, of a text that may have lost its line ends, and of others. */
const longestLine = 200_000;
const longestSign = 2000;

const formatOfLine = (line: string, except?: Format): Format | undefined =>
  line.length > longestSign ? undefined : formats.find((format) => format !== except && format.has(line));

/** Whether the last of the first lines of a text identifies its format alone, or many of them do together. */
export const isNamed = (lines: readonly string[]): boolean =>
  formatOfLine(lines.at(-1) ?? '') !== undefined || (lines.length % fewRows === 0 && nameFormat(lines.join('\n')).table !== undefined);

/** The columns that a reader has chosen, instead of those that were found. */
function withRoles(table: Table, roles: readonly Role[] | undefined): Table {
  const [first, ...others] = table.layouts;
  if (!roles || roles.length !== first.roles.length) return table;
  const { isSpread, extendedFrom, data } = first;
  return {
    ...table,
    layouts: [
      layoutOf(roles, {
        isSpread,
        extendedFrom,
        data: data.some((place) => /^data/.test(roles[place] ?? '')) ? [...data, ...roles.keys()] : [...roles.keys()],
      }),
      ...others,
    ],
  };
}

function tableFormat(table: Table, lines: readonly string[]): Format {
  const program = programs.find(([, sign]) => lines.some((line) => sign.test(line)))?.[0];
  const name = `a table${program ? ` of ${program}` : ''}, separated by ${separators[table.separator]}`;
  return { name, has: () => false, reader: () => tableReader(table), table };
}

/** Frames that a reader finds, or none if most lines say nothing to it. */
const framesBy = (read: ReadNext, lines: readonly string[], mostMisses: number): number => {
  const results = lines.map((line) => read(line));
  const frames = results.filter((one) => 'frame' in one || 'several' in one).length;
  return results.filter((one) => 'mistake' in one).length > frames * mostMisses ? 0 : frames;
};

/** Detects the format of a recording from the first line that only one format has, or else from what its first lines have in common. */
export function nameFormat(head: string, roles?: readonly Role[]): Format {
  const binary = binaryFormats.find(({ sign }) => sign.test(head));
  if (binary) return unreadFormat(binary);
  const lines: string[] = [];
  for (const line of linesOf(head)) {
    const format = line.trim() === '' ? undefined : formatOfLine(line);
    if (format) return format;
    lines.push(line);
    if (lines.length > mostHeadLines) break;
  }
  const known = heads.find(
    ([row]) => lines.some((line) => row.test(line)) && !lines.some((line) => line.split(',').some((name) => kindOfName(name) === 'id')),
  )?.[1];
  const rows = known === undefined ? lines : [known, ...lines];
  const found = findTable(rows);
  const table = found && withRoles(found, roles);
  const [inText, inPairs] = [framesBy(readCandump, lines, 1), framesBy(pairsReader(lines), lines, 4)];
  if (inText > 0 && inText >= (table?.frames ?? 0)) return candump;
  if (inPairs > 0 && inPairs >= (table?.frames ?? 0) + (table?.separator === ' ' ? 0 : 1)) return pairs;
  return table ? tableFormat(known === undefined ? table : { ...table, head: '' }, rows) : candump;
}

const binaryWords =
  'There are NUL characters in this line: the file is binary, or damaged. Save the recording as text, CSV, ASC or TRC in the program that wrote it, such as PCAN-Explorer or Kvaser Memorator Config Tool.';

/** NUL characters occur in binary files and never in logs. */
// oxlint-disable-next-line no-control-regex -- searches for NUL
const nul = /\u0000/;

/** Reads the lines of a recording in order, and switches formats when a line has another one. */
export class TextReader {
  private readonly readers = new Map<Format, ReadNext>();
  private readonly head: readonly string[];
  private current: Format;
  /** Formats so far, in order of appearance. */
  readonly formats: Format[];

  /** `head` is the beginning of the text; pass its lines to `read`, too. `roles` are the columns of a table, if the reader has chosen them. */
  constructor(head: string, roles?: readonly Role[]) {
    const format = nameFormat(head, roles);
    this.head = [...linesOf(head)].slice(0, mostHeadLines);
    this.formats = [format];
    this.current = format;
  }

  private use(format: Format): ReadNext {
    const known = this.readers.get(format);
    if (known) return known;
    const made = format.reader(this.head);
    this.readers.set(format, made);
    return made;
  }

  /** Reads the next line. Never throws. */
  read(line: string): LineResult {
    const { current } = this;
    if (line.length > (current.hasLongLines ? longestLine : longestSign))
      return { mistake: `The line has ${line.length} characters: no frame is that long.` };
    const read = this.use(current)(line);
    if (!('mistake' in read) && read !== unreadLine) return read;
    const other = formatOfLine(line, current);
    if (!other && current === candump && nul.test(line)) return { mistake: binaryWords };
    // A row that a table refuses isn't read by the words in it.
    if (!other || (current.table && other === pairs)) return read;
    const again = this.use(other)(line);
    if ('mistake' in again && this.formats.includes(other)) return again;
    if (!this.formats.includes(other)) this.formats.push(other);
    this.current = other;
    return again;
  }

  /** Ends the text: a frame on several lines may have waited for more. */
  end(): LineResult {
    const read = this.use(this.current)('---');
    return 'frame' in read ? read : { skipped: 'empty' };
  }
}

/** Results of the lines of a text, numbered from 1, and of its end. */
export function* readText(text: string, reader: TextReader): Generator<readonly [line: number, words: string, result: LineResult]> {
  let line = 0;
  for (const words of linesOf(text)) {
    line += 1;
    yield [line, words, reader.read(words)];
  }
  yield [line, '', reader.end()];
}

/** Results of at most `most` lines of a text, for callers that need its frames and report no errors. */
export function resultsOf(text: string, most: number): LineResult[] {
  const results: LineResult[] = [];
  for (const [line, , result] of readText(text, new TextReader(text.slice(0, headLength)))) {
    results.push(result);
    if (line === most) break;
  }
  return results;
}

/** The frames of lines. */
export const framesIn = (results: readonly LineResult[]): LineFrame[] =>
  results.flatMap((read) => ('frame' in read ? [read] : 'several' in read ? read.several : []));
