import { linesOf } from '../text/linesOf';
import { readLine } from '../text/readLine';
import { AskedRegisters, readAnswer } from './askedRegisters';
import type { KnownBus } from './bus';
import { setClock } from './clock';
import type { Clock } from './clock';
import { FrameStore } from './frameStore';
import { readFrame } from './readFrame';
import { kindNames } from './reading';
import type { Reading, ReadingKind } from './reading';
import { Remarks } from './remarks';
import type { RemarkList } from './remarks';
import { Summaries } from './summary';
import type { Summary } from './summary';

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
