import { lostFrames } from '../formats/candump';
import { headLength, TextReader } from '../formats/formats';
import { linesOf } from '../formats/lines';
import type { LineFrame } from '../formats/lines';
import { statusLeads } from './leads';
import { AskedRegisters, readAnswer, readFrame } from './readFrame';
import type { KnownBus } from './bus';
import { setClock, FrameStore } from './frameStore';
import type { Clock } from './frameStore';
import { kindNames } from './reading';
import type { Reading, ReadingKind, ReadingWarning } from './reading';
import { Summaries } from './summary';
import type { Summary } from './summary';

/** A line that could not be read, or that was read in a way that a reader should know. */
export interface LineRemark {
  readonly line: number;
  readonly text: string;
  readonly words: string;
}

/** Remarks of which the first ones are kept. */
export interface RemarkList {
  readonly count: number;
  readonly first: readonly LineRemark[];
}

/** Remarks that are kept, and signs of a line that they show. */
const [mostRemarks, mostSigns] = [200, 120];

/** Gathers remarks. */
export class Remarks {
  private count = 0;
  private readonly first: LineRemark[] = [];

  /** Adds a remark about a line, counted from 1. */
  add(line: number, text: string, words: string): void {
    this.count += 1;
    if (this.first.length < mostRemarks) this.first.push({ line, text: text.trim().slice(0, mostSigns), words });
  }

  /** All of them so far. */
  list(): RemarkList {
    return { count: this.count, first: this.first };
  }
}

/** Frames that are kept at most: what is more is counted. */
const mostFrames = 1_000_000;

/** Lines of the longest text that is read. */
export const mostLines = 2_000_000;

/** Why a text is not read; undefined for one that may be. */
export function refusalOf(text: string): string | undefined {
  let count = 0;
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) {
    count += 1;
    if (count > mostLines)
      return `There are more than ${mostLines.toLocaleString('en')} lines. Take a part of them: head -n 400000 recording.log > part.log`;
  }
  return undefined;
}

/** Something that a reader must not overlook, told once for all frames that it is about. */
export interface Warning extends ReadingWarning {
  readonly count: number;
  /** Line of the first. */
  readonly line: number;
}

/** Different warnings that are kept. */
const mostWarnings = 50;

/** Gathers warnings, each by its words. */
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

/** What many lines say together. */
export interface Recording {
  readonly frames: FrameStore;
  /** Likeliest kind of each frame, and the send ID of its motor, or −1: what lists are narrowed by. */
  readonly kindOf: (index: number) => ReadingKind;
  readonly motorOf: (index: number) => number;
  /** What a frame may be; read again where it is shown, because all readings of a million frames need too much room. */
  readonly read: (index: number) => readonly [Reading, ...Reading[]];
  /** Names of the formats that the lines have, the first first. */
  readonly formats: readonly string[];
  readonly clock: Clock;
  readonly mistakes: RemarkList;
  readonly notes: RemarkList;
  /** Lines that would move a motor if somebody sent them. */
  readonly dangers: RemarkList;
  readonly warnings: readonly Warning[];
  /** Frames that were left out, because there were too many. */
  readonly left: number;
  readonly summary: Summary;
}

// The names are those of the type.
const kindList = Object.keys(kindNames) as ReadingKind[];

/** Reads any number of lines. A line that cannot be read is remarked and does not touch the others. Never throws. */
export function readRecording(text: string, bus: KnownBus): Recording {
  const [frames, mistakes, notes, asked, summaries, settled] = [
    new FrameStore(),
    new Remarks(),
    new Remarks(),
    new AskedRegisters(),
    new Summaries(),
    new Set<number>(),
  ];
  const [dangers, warnings] = [new Remarks(), new Warnings()];
  let [line, left] = [0, 0];
  const add = ({ frame, note, danger }: LineFrame, words: string): void => {
    if (danger !== undefined) dangers.add(line, words, danger);
    else if (note !== undefined) notes.add(line, words, note);
    if (frames.count < mostFrames) frames.add(frame, line);
    else left += 1;
  };
  // A byte order mark is no part of the first line.
  const plain = text.startsWith('\ufeff') ? text.slice(1) : text;
  const reader = new TextReader(plain.slice(0, headLength));
  for (const words of linesOf(plain)) {
    line += 1;
    const read = reader.read(words);
    if ('frame' in read) add(read, words);
    else if ('mistake' in read) mistakes.add(line, words, read.mistake);
    else if ('several' in read) {
      for (const one of read.several) add(one, words);
      if (read.note !== undefined) notes.add(line, words, read.note);
    } else if ('status' in read) warnings.add(line, { words: `${read.words}.`, lead: statusLeads[read.status] });
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
    clock,
    mistakes: mistakes.list(),
    notes: notes.list(),
    dangers: dangers.list(),
    warnings: warnings.list(),
    left,
    summary: summaries.whole(),
  };
}
