import { ascNotation, ascReader, isAsc } from './asc';
import { readLine } from './candump';
import type { Role } from './columnNames';
import { linesOf } from './lines';
import type { LineFrame, LineResult, ReadNext } from './lines';
import { isMessage, readMessage } from './message';
import { isSerial, readSerial } from './serial';
import { isSlcan, readSlcan } from './slcan';
import { questionsOf, tableAt, tableName, tableNotation, tableReader, unnamedTable } from './table';
import type { Table } from './table';
import { isTrc, trcReader } from './trc';
import { binaryFormats, textFormats } from './unread';
import type { Unread } from './unread';
import { readCandump } from './wrapped';

/** A recording format. */
export interface Format {
  readonly name: string;
  /** Base of IDs and bytes, and unit of times; empty if it isn't read. */
  readonly notation: string;
  /** Whether a line belongs to this format and no other. */
  readonly has: (line: string) => boolean;
  readonly reader: () => ReadNext;
  /** Whether a line may have many frames, because the text has lost its line ends. */
  readonly hasLongLines?: true;
  /** Whether time stamps may be relative to the previous frame, as in `candump -td`. */
  readonly mayCountFromBefore?: boolean;
  /** Columns of a table, and what is taken from each. */
  readonly table?: Table;
  /** Whether it isn't read. */
  readonly isUnread?: true;
}

/** Name of a format, with the bases and the unit that are read. */
export const formatName = ({ name, notation }: Format): string => (notation === '' ? name : `${name} (${notation})`);

/** Result for further lines of a text that isn't read. */
const unreadLine: LineResult = { skipped: 'not read' };

/** Creates a reader that says on the first line what the text is, and still reads candump's lines in it. */
function unreadReader([name, , remedy]: Unread): ReadNext {
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
  name: unread[0],
  notation: '',
  has: (line) => unread[1].test(line),
  reader: () => unreadReader(unread),
  isUnread: true,
});

const hexadecimal = 'IDs and bytes hexadecimal';

const candump: Format = {
  name: 'candump or cansend lines',
  notation: `${hexadecimal}, times in s`,
  has: (line) => 'frame' in readLine(line),
  reader: () => readCandump,
  mayCountFromBefore: true,
  hasLongLines: true,
};

/** Formats of which a line alone can be known. */
const formatsOf = (lines: readonly string[]): readonly Format[] => [
  { name: 'Vector ASC', notation: ascNotation(lines), has: isAsc, reader: ascReader },
  { name: 'PEAK TRC', notation: `${hexadecimal}, times in ms`, has: isTrc, reader: trcReader },
  { name: 'slcan', notation: `${hexadecimal}, times in ms or µs`, has: isSlcan, reader: () => readSlcan, hasLongLines: true },
  { name: 'messages of python-can', notation: `${hexadecimal}, times in s`, has: isMessage, reader: () => readMessage },
  { name: 'DAMIAO’s serial adapter', notation: `${hexadecimal}, times in s`, has: isSerial, reader: () => readSerial },
  candump,
  ...textFormats.map(unreadFormat),
];

/** Characters and lines at the beginning of a text that are used to detect its format. */
export const headLength = 65_536;
export const mostHeadLines = 200;

/** Maximum line length, of a text that may have lost its line ends, and of others. */
const longestLine = 200_000;
const longestSign = 2000;

const tableFormat = (table: Table): Format => ({
  name: tableName(table),
  notation: tableNotation(table),
  has: () => false,
  reader: () => tableReader(table),
  table,
});

/** The format of the first line that only one format has, a table with known heads among them; undefined if no line has one. */
function nameFormat(lines: readonly string[], formats: readonly Format[], roles?: readonly Role[]): Format | undefined {
  for (const [at, line] of lines.entries()) {
    if (line.trim() === '' || line.length > longestSign) continue;
    const format = formats.find(({ has }) => has(line));
    if (format) return format;
    const table = tableAt(lines, at, roles);
    if (table) return tableFormat(table);
  }
  return undefined;
}

/** A table of which nothing is known but its columns, unless there are frames in its lines. */
function unknownFormat(lines: readonly string[], roles?: readonly Role[]): Format | undefined {
  const table = unnamedTable(lines, roles);
  return table && !lines.some((line) => !('mistake' in readCandump(line)) && line.trim() !== '') ? tableFormat(table) : undefined;
}

const binaryWords =
  'There are NUL characters in this line: the file is binary, or damaged. Save the recording as text, CSV, ASC or TRC in the program that wrote it.';

/** Reads the lines of a recording in order, and switches formats when a line has another one. */
export class TextReader {
  private readonly readers = new Map<Format, ReadNext>();
  private readonly known: readonly Format[];
  private current: Format;
  /** Formats so far, in order of appearance. */
  readonly formats: Format[];
  /** What the text doesn't state. */
  readonly questions: readonly string[];
  /** Whether the head identifies the format, with nothing to ask. */
  readonly isNamed: boolean;

  /** `head` is the beginning of the text; pass its lines to `read`, too. `roles` are the columns of a table, if the reader has chosen them. */
  constructor(head: string, roles?: readonly Role[]) {
    const lines = [...linesOf(head)].slice(0, mostHeadLines);
    const binary = binaryFormats.find(([, sign]) => sign.test(head));
    this.known = formatsOf(lines);
    const found = binary ? unreadFormat(binary) : nameFormat(lines, this.known, roles);
    const format = found ?? unknownFormat(lines, roles) ?? candump;
    this.questions = format.table ? questionsOf(format.table) : [];
    this.isNamed = found !== undefined && this.questions.length === 0;
    this.formats = [format];
    this.current = format;
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
    const { current } = this;
    if (line.length > (current.hasLongLines ? longestLine : longestSign))
      return { mistake: `The line has ${line.length} characters: no frame is that long.` };
    const read = this.use(current)(line);
    if (!('mistake' in read) && read !== unreadLine) return read;
    const other = line.length > longestSign ? undefined : this.known.find((format) => format !== current && format.has(line));
    if (!other && current === candump && line.includes('\u0000')) return { mistake: binaryWords };
    // A row that a table refuses is a mistake of the table, whatever it looks like.
    if (!other || (other.isUnread && current !== candump)) return read;
    const again = this.use(other)(line);
    if ('mistake' in again && this.formats.includes(other)) return again;
    if (!this.formats.includes(other)) this.formats.push(other);
    this.current = other;
    return again;
  }
}

/** Results of the lines of a text, numbered from 1. */
export function* readText(text: string, reader: TextReader): Generator<readonly [line: number, words: string, result: LineResult]> {
  let line = 0;
  for (const words of linesOf(text)) {
    line += 1;
    yield [line, words, reader.read(words)];
  }
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
