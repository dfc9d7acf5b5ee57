import { lostFrames } from '../formats/candump';
import { formatName, headLength, TextReader } from '../formats/formats';
import type { CanFrame } from '../formats/frame';
import { linesOf } from '../formats/lines';
import type { BusStatus, LineFrame, LineResult } from '../formats/lines';
import { ignoredWords } from '../formats/wrapped';
import type { Role } from '../formats/columnNames';
import type { KnownBus } from './bus';
import { statusLeads } from './leads';
import { AskedRegisters, readAnswer, readFrame } from './readFrame';
import type { Reading, ReadingKind, ReadingWarning } from './reading';
import { Summaries } from './summarize';
import type { Summary } from './summary';
import { judgeRecording } from './verdict';
import type { Verdict } from './verdict';

/** Origin of a recording's time stamps. `start`: the log's format defines it. */
type Clock = 'none' | 'date' | 'start' | 'first' | 'before';

/** Explanation of the origin for readers. */
export const clockWords: Readonly<Record<Clock, string>> = {
  none: 'The lines have no times.',
  date: 'Times are counted from the first frame.',
  start: 'Times are counted from the first frame.',
  first: 'Times are taken as counted from the first frame (candump -tz).',
  before: 'Times are taken as counted from the frame before (candump -td), and added up.',
};

/** Minimum time stamp in seconds that must count from 1970. */
const longAgo = 1e9;

/** Maximum share of frames earlier than the one before, for times relative to the first frame: two ports may have swapped a few. */
const mostDisorder = 0.1;

/** A frame whose time is still to be counted from the first one. */
interface Timed {
  time: number | null;
}

function isOrdered(frames: readonly Timed[]): boolean {
  const falls = frames.filter(({ time }, index) => time !== null && time < (frames[index - 1]?.time ?? time)).length;
  return falls <= (frames.length - 1) * mostDisorder;
}

/**
 * Makes all times relative to the first frame that has one. `candump -td` and `-tz` print the same format; if `mayCountFromBefore`, times
 * that mostly ascend are taken as relative to the first frame, others as relative to the frame before.
 */
function setClock(frames: readonly Timed[], mayCountFromBefore: boolean): Clock {
  const start = frames.find(({ time }) => time !== null)?.time ?? null;
  if (start === null) return 'none';
  if (mayCountFromBefore && start < longAgo && !isOrdered(frames)) {
    let sum = -start;
    for (const frame of frames) frame.time = sum += frame.time ?? 0;
    return 'before';
  }
  // A double of seconds since 1970 has a precision of a quarter of a microsecond.
  for (const frame of frames) frame.time = frame.time === null ? null : Math.round((frame.time - start) * 1e6) / 1e6;
  return start >= longAgo ? 'date' : mayCountFromBefore ? 'first' : 'start';
}

/** What is said of lines, for a reason that they share: the first of them, and their number. */
interface LineRemark extends ReadingWarning {
  readonly line: number;
  readonly text: string;
  readonly count: number;
}

/** Number of lines, and the first reasons. */
export interface RemarkList {
  readonly count: number;
  readonly first: readonly LineRemark[];
}

/** Maximum number of stored reasons, and of characters of their lines. */
export const mostRemarks = 200;
const mostSigns = 120;

/** Collects remarks, one for each reason. */
class Remarks {
  private count = 0;
  private readonly found = new Map<string, LineRemark & { count: number }>();

  constructor(private readonly most = mostRemarks) {}

  /** Adds a remark about a line, counted from 1. */
  add(line: number, text: string, warning: ReadingWarning): void {
    this.count += 1;
    const known = this.found.get(warning.words);
    if (known) known.count += 1;
    else if (this.found.size < this.most)
      this.found.set(warning.words, { ...warning, line, text: text.trim().slice(0, mostSigns), count: 1 });
  }

  list(): RemarkList {
    return { count: this.count, first: [...this.found.values()] };
  }
}

/** Maximum number of stored frames; further ones are only counted. */
const mostFrames = 1_000_000;

/** Maximum number of lines. */
export const mostLines = 2_000_000;

/** Why a text is refused; undefined if it isn't. */
export function refusalOf(text: string): string | undefined {
  let count = 0;
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) {
    count += 1;
    if (count > mostLines)
      return `There are more than ${mostLines.toLocaleString('en')} lines. Cut out a part first: head -n 400000 recording.log > part.log`;
  }
  return undefined;
}

/** Maximum number of different warnings. */
const mostWarnings = 50;

/** A frame of a recording. Readings are made on demand, because those of a million frames would need too much memory. */
export interface RecordedFrame {
  readonly frame: CanFrame;
  readonly line: number;
  /** Seconds since the first frame; null if its line has no time. */
  time: number | null;
  /** Likeliest kind, and the send ID of its motor, or −1: for filters. */
  kind: ReadingKind;
  motorId: number;
  /** Whether it answers the last request to its motor. */
  isAnswer: boolean;
}

/** A recording as a whole. */
export interface Recording {
  readonly frames: readonly RecordedFrame[];
  readonly read: (recorded: RecordedFrame) => readonly [Reading, ...Reading[]];
  /** Names of the formats in order of appearance, with the bases and units that were read. */
  readonly formats: readonly string[];
  /** Whether the first of them holds no frames, or isn't read. */
  readonly isUnread: boolean;
  /** What was taken from the columns of a table; empty for other formats. */
  readonly columns: readonly Column[];
  /** What a table doesn't state, with the possible answers. */
  readonly questions: readonly string[];
  readonly clock: Clock;
  readonly mistakes: RemarkList;
  readonly notes: RemarkList;
  /** Lines that would move a motor if sent. */
  readonly dangers: RemarkList;
  /** What to know about frames, once for all that share it. */
  readonly warnings: readonly LineRemark[];
  /** Number of frames above the maximum, which were left out. */
  readonly left: number;
  readonly summary: Summary;
  /** What is wrong, worst first; null if there is nothing to judge. */
  readonly verdict: Verdict | null;
}

/** A column of a table: its head, its cell in the first row, and what is taken from it. */
export interface Column {
  readonly name: string;
  readonly sample: string;
  readonly role: Role;
}

/** Reads the lines of a recording one by one. Never throws. */
export class RecordingReader {
  private readonly mistakes = new Remarks();
  private readonly notes = new Remarks();
  private readonly dangers = new Remarks();
  private readonly warnings = new Remarks(mostWarnings);
  private readonly statuses: { readonly status: BusStatus; readonly line: number }[] = [];
  private readonly frames: RecordedFrame[] = [];
  private left = 0;
  private ignored = 0;
  private isToSend = true;
  private isLossy = false;

  constructor(
    private readonly reader: TextReader,
    private readonly bus: KnownBus,
  ) {}

  private addFrame({ frame, note, danger, isArgument }: LineFrame, line: number, text: string): void {
    if (danger !== undefined) this.dangers.add(line, text, { words: danger });
    else if (note !== undefined) this.addNote(note, line, text);
    if (!isArgument) this.isToSend = false;
    if (this.frames.length < mostFrames) this.frames.push({ frame, line, time: frame.time, kind: 'unknown', motorId: -1, isAnswer: false });
    else this.left += 1;
  }

  private addNote(words: string, line: number, text: string): void {
    this.notes.add(line, text, { words });
    if (words.startsWith(ignoredWords)) this.ignored += 1;
  }

  /** Reads a line, counted from 1. */
  add(line: number, text: string): LineResult {
    const read = this.reader.read(text);
    if ('frame' in read) this.addFrame(read, line, text);
    else if ('mistake' in read) this.mistakes.add(line, text, { words: read.mistake });
    else if ('several' in read) {
      for (const one of read.several) this.addFrame(one, line, text);
      if (read.note !== undefined) this.addNote(read.note, line, text);
    } else if ('status' in read) {
      this.warnings.add(line, '', { words: `${read.words}.`, lead: statusLeads[read.status] });
      this.statuses.push({ status: read.status, line });
    } else if (read.skipped === lostFrames) {
      this.isLossy = true;
      this.addNote(read.skipped, line, text);
    }
    return read;
  }

  /** The recording that was read so far. */
  whole(): Recording {
    const { frames, bus, warnings } = this;
    const [format] = this.reader.formats;
    const table = this.reader.formats.find((one) => one.table)?.table;
    const clock = setClock(frames, format?.mayCountFromBefore ?? false);
    const [asked, summaries] = [new AskedRegisters(), new Summaries(bus)];
    for (const { status, line } of this.statuses) summaries.addStatus(status, { time: null, line });
    for (const recorded of frames) {
      const {
        readings: [first],
        isAnswer,
      } = asked.read(recorded.frame, bus);
      recorded.isAnswer = isAnswer;
      recorded.kind = first.kind;
      recorded.motorId = first.motor?.sendId ?? -1;
      if (first.warning) warnings.add(recorded.line, '', first.warning);
      summaries.add(recorded.frame, recorded, first);
    }
    const [summary, { first: told }] = [summaries.whole(), warnings.list()];
    const unread = this.mistakes.list().count + this.ignored + this.left;
    return {
      frames,
      read: ({ frame, isAnswer }) => (isAnswer ? readAnswer : readFrame)(frame, bus),
      formats: this.reader.formats.map(formatName),
      isUnread: format?.isUnread ?? false,
      columns: table?.roles.map((role, index) => ({ name: table.names[index] ?? '', sample: table.sample[index] ?? '', role })) ?? [],
      questions: this.reader.questions,
      clock,
      mistakes: this.mistakes.list(),
      notes: this.notes.list(),
      dangers: this.dangers.list(),
      warnings: told,
      left: this.left,
      summary,
      verdict: judgeRecording(summary, bus, { unread, isLossy: this.isLossy, isToSend: this.isToSend, warnings: told }),
    };
  }
}

/**
 * Reads a recording of any length. A line that can't be read is reported and doesn't affect the others. Never throws. `roles` are what the
 * reader takes from the columns of a table, instead of what was found.
 */
export function readRecording(text: string, bus: KnownBus, roles?: readonly Role[]): Recording {
  // A byte order mark isn't part of the first line.
  const plain = text.startsWith('\ufeff') ? text.slice(1) : text;
  const recording = new RecordingReader(new TextReader(plain.slice(0, headLength), roles), bus);
  let line = 0;
  for (const words of linesOf(plain)) {
    line += 1;
    recording.add(line, words);
  }
  return recording.whole();
}
