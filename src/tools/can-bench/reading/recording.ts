import { readLine } from '../formats/candump';
import { AskedRegisters, readAnswer, readFrame } from './readFrame';
import type { KnownBus } from './bus';
import { setClock, FrameStore } from './frameStore';
import type { Clock } from './frameStore';
import { kindNames } from './reading';
import type { Reading, ReadingKind } from './reading';
import { Summaries } from './summary';
import type { Summary } from './summary';

/** Lines of a text one after the other, without making all of them at once. */
export function* linesOf(text: string): Generator<string> {
  for (let start = 0; start <= text.length;) {
    const end = text.indexOf('\n', start);
    const stop = end < 0 ? text.length : end;
    yield text.charCodeAt(stop - 1) === 13 && stop > start ? text.slice(start, stop - 1) : text.slice(start, stop);
    start = stop + 1;
  }
}

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

/** What many lines say together. */
export interface Recording {
  readonly frames: FrameStore;
  /** Likeliest kind of each frame, and the send ID of its motor, or −1: what lists are narrowed by. */
  readonly kindOf: (index: number) => ReadingKind;
  readonly motorOf: (index: number) => number;
  /** What a frame may be; read again where it is shown, because all readings of a million frames need too much room. */
  readonly read: (index: number) => readonly [Reading, ...Reading[]];
  readonly clock: Clock;
  readonly mistakes: RemarkList;
  readonly notes: RemarkList;
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
  let [line, left] = [0, 0];
  for (const words of linesOf(text)) {
    line += 1;
    const read = readLine(words);
    if ('mistake' in read) mistakes.add(line, words, read.mistake);
    else if ('frame' in read) {
      if (read.note) notes.add(line, words, read.note);
      if (frames.count < mostFrames) frames.add(read.frame, line);
      else left += 1;
    } else if (read.skipped !== 'empty' && read.skipped !== 'words of an error frame') notes.add(line, words, read.skipped);
  }
  const clock = setClock(frames);
  const [kinds, motors] = [new Uint8Array(frames.count), new Int32Array(frames.count)];
  for (let index = 0; index < frames.count; index += 1) {
    const frame = frames.at(index);
    const { readings, isAnswer } = asked.read(frame, bus);
    const [first] = readings;
    if (isAnswer) settled.add(index);
    kinds[index] = kindList.indexOf(first.kind);
    motors[index] = first.motor?.sendId ?? -1;
    summaries.add(frame, first);
  }
  return {
    frames,
    kindOf: (index) => kindList[kinds[index] ?? 0] ?? 'unknown',
    motorOf: (index) => motors[index] ?? -1,
    read: (index) => (settled.has(index) ? readAnswer : readFrame)(frames.at(index), bus),
    clock,
    mistakes: mistakes.list(),
    notes: notes.list(),
    left,
    summary: summaries.whole(),
  };
}
