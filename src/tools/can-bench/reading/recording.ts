import { lostFrames } from '../formats/candump';
import { headLength, readText, TextReader } from '../formats/formats';
import type { Format } from '../formats/formats';
import type { LineFrame } from '../formats/lines';
import type { Role } from '../formats/record';
import { statusLeads } from './leads';
import { AskedRegisters, readAnswer, readFrame } from './readFrame';
import type { KnownBus } from './bus';
import { setClock, FrameStore } from './frameStore';
import type { Clock } from './frameStore';
import { kindNames } from './reading';
import type { Reading, ReadingKind, ReadingWarning } from './reading';
import { Summaries } from './summary';
import type { Summary } from './summary';

/** Lines that couldn't be read, or that need a note, all for the same reason: the first of them, and their number. */
export interface LineRemark {
  readonly line: number;
  readonly text: string;
  readonly words: string;
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
  private readonly found = new Map<string, { -readonly [Name in keyof LineRemark]: LineRemark[Name] }>();

  /** Adds a remark about a line, counted from 1. */
  add(line: number, text: string, words: string): void {
    this.count += 1;
    const known = this.found.get(words);
    if (known) known.count += 1;
    else if (this.found.size < mostRemarks) this.found.set(words, { line, text: text.trim().slice(0, mostSigns), words, count: 1 });
  }

  /** All remarks so far. */
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

/** A warning, reported once for all its frames. */
export interface Warning extends ReadingWarning {
  readonly count: number;
  /** Line of the first frame. */
  readonly line: number;
}

/** Maximum number of different warnings. */
const mostWarnings = 50;

/** Collects warnings by their words. */
class Warnings {
  private readonly found = new Map<string, { -readonly [Name in keyof Warning]: Warning[Name] }>();

  add(line: number, warning: ReadingWarning): void {
    const known = this.found.get(warning.words);
    if (known) known.count += 1;
    else if (this.found.size < mostWarnings) this.found.set(warning.words, { ...warning, count: 1, line });
  }

  list(): readonly Warning[] {
    return [...this.found.values()];
  }
}

/** A recording as a whole. */
export interface Recording {
  readonly frames: FrameStore;
  /** Likeliest kind of each frame, and the send ID of its motor, or −1; used by filters. */
  readonly kindOf: (index: number) => ReadingKind;
  readonly motorOf: (index: number) => number;
  /** Readings of a frame. Computed on demand, because those of a million frames would need too much memory. */
  readonly read: (index: number) => readonly [Reading, ...Reading[]];
  /** Names of the formats, in order of appearance. */
  readonly formats: readonly string[];
  /** Whether the first of them holds no frames, or isn't read. */
  readonly isUnread: boolean;
  /** What was taken from the columns of a table; empty for other formats. */
  readonly columns: readonly Column[];
  readonly clock: Clock;
  readonly mistakes: RemarkList;
  readonly notes: RemarkList;
  /** Lines that would move a motor if sent. */
  readonly dangers: RemarkList;
  readonly warnings: readonly Warning[];
  /** Number of frames above the maximum, which were left out. */
  readonly left: number;
  readonly summary: Summary;
}

/** A column of a table: its head, its cell in the first row, and what is taken from it. */
export interface Column {
  readonly name: string;
  readonly sample: string;
  readonly role: Role;
}

/** Columns of the first table among formats. */
const columnsIn = (formats: readonly Format[]): readonly Column[] => {
  const table = formats.find((format) => format.table)?.table;
  return table?.layouts[0].roles.map((role, index) => ({ name: table.names[index] ?? '', sample: table.sample[index] ?? '', role })) ?? [];
};

// The names are those of the type.
const kindList = Object.keys(kindNames) as ReadingKind[];

/**
 * Reads a recording of any length. A line that can't be read is reported and doesn't affect the others. Never throws. `roles` are what the
 * reader takes from the columns of a table, instead of what was found.
 */
export function readRecording(text: string, bus: KnownBus, roles?: readonly Role[]): Recording {
  const [frames, mistakes, notes, asked, summaries, settled] = [
    new FrameStore(),
    new Remarks(),
    new Remarks(),
    new AskedRegisters(),
    new Summaries(),
    new Set<number>(),
  ];
  const [dangers, warnings] = [new Remarks(), new Warnings()];
  let left = 0;
  const add = ({ frame, note, danger }: LineFrame, line: number, words: string): void => {
    if (danger !== undefined) dangers.add(line, words, danger);
    else if (note !== undefined) notes.add(line, words, note);
    if (frames.count < mostFrames) frames.add(frame, line);
    else left += 1;
  };
  // A byte order mark isn't part of the first line.
  const plain = text.startsWith('\ufeff') ? text.slice(1) : text;
  const reader = new TextReader(plain.slice(0, headLength), roles);
  for (const [line, words, read] of readText(plain, reader)) {
    if ('frame' in read) add(read, line, words);
    else if ('mistake' in read) mistakes.add(line, words, read.mistake);
    else if ('several' in read) {
      for (const one of read.several) add(one, line, words);
      if (read.note !== undefined) notes.add(line, words, read.note);
    } else if ('status' in read) warnings.add(line, { words: `${read.words}.`, lead: statusLeads[read.status] });
    else if (read.note !== undefined) notes.add(line, '', read.note);
    else if (read.skipped === lostFrames) notes.add(line, words, read.skipped);
  }
  const [format] = reader.formats;
  const clock = setClock(frames, format?.mayCountFromBefore ?? false);
  const [kinds, motors] = [new Uint8Array(frames.count), new Int32Array(frames.count)];
  for (let index = 0; index < frames.count; index += 1) {
    const frame = frames.at(index);
    const { readings, isAnswer } = asked.read(frame, bus);
    const [first] = readings;
    if (isAnswer) settled.add(index);
    kinds[index] = kindList.indexOf(first.kind);
    motors[index] = first.motor?.sendId ?? -1;
    if (first.warning) warnings.add(frames.lineOf(index), first.warning);
    summaries.add(frame, first);
  }
  return {
    frames,
    kindOf: (index) => kindList[kinds[index] ?? 0] ?? 'unknown',
    motorOf: (index) => motors[index] ?? -1,
    read: (index) => (settled.has(index) ? readAnswer : readFrame)(frames.at(index), bus),
    formats: reader.formats.map(({ name }) => name),
    isUnread: format?.isUnread ?? false,
    columns: columnsIn(reader.formats),
    clock,
    mistakes: mistakes.list(),
    notes: notes.list(),
    dangers: dangers.list(),
    warnings: warnings.list(),
    left,
    summary: summaries.whole(),
  };
}
