import { readLine } from '../text/readLine';
import type { KnownBus } from './bus';
import { setClock } from './clock';
import type { Clock } from './clock';
import { FrameStore } from './frameStore';
import { readFrame } from './readFrame';
import { kindNames } from './reading';
import type { Reading, ReadingKind } from './reading';
import { Summaries } from './summary';
import type { Summary } from './summary';

/** A line that could not be read, or that was read in a way that a reader should know. */
export interface LineRemark {
  readonly line: number;
  readonly text: string;
  readonly words: string;
}

/** Frames and remarks that are kept at most: what is more is counted. */
export const recordingLimits = { frames: 1_000_000, remarks: 200, shownText: 120 } as const;

/** What many lines say together. */
export interface Recording {
  readonly frames: FrameStore;
  /** Likeliest kind of each frame, and the send ID of its motor, or −1: what lists are narrowed by. */
  readonly kindOf: (index: number) => ReadingKind;
  readonly motorOf: (index: number) => number;
  /** What a frame may be; read again where it is shown, because all readings of a million frames need too much room. */
  readonly read: (index: number) => readonly [Reading, ...Reading[]];
  readonly clock: Clock;
  readonly mistakes: { readonly count: number; readonly first: readonly LineRemark[] };
  readonly notes: { readonly count: number; readonly first: readonly LineRemark[] };
  /** Frames that were left out, because there were too many. */
  readonly left: number;
  readonly summary: Summary;
}

/** Remarks of which the first ones are kept. */
class Remarks {
  count = 0;
  readonly first: LineRemark[] = [];

  add(line: number, text: string, words: string): void {
    this.count += 1;
    if (this.first.length < recordingLimits.remarks)
      this.first.push({ line, text: text.trim().slice(0, recordingLimits.shownText), words });
  }
}

/** Lines of a text one after the other, without making all of them at once. */
function* linesOf(text: string): Generator<string> {
  for (let start = 0; start <= text.length;) {
    const end = text.indexOf('\n', start);
    const stop = end < 0 ? text.length : end;
    yield text.charCodeAt(stop - 1) === 13 && stop > start ? text.slice(start, stop - 1) : text.slice(start, stop);
    start = stop + 1;
  }
}

/** Remembers which register a motor was asked for, so that its reply is not taken for a state. */
class Asked {
  private readonly last = new Map<string, number>();

  /** Whether the frame is the reply to the last request: then nothing else fits. */
  settles(port: string, [first]: readonly [Reading, ...Reading[]]): boolean {
    const key = `${port} ${first.motorId ?? ''}`;
    const register = Number(first.fields.find(({ name }) => name === 'register')?.value ?? -1);
    if (first.kind === 'read' || first.kind === 'write' || first.kind === 'save') this.last.set(key, register);
    if (first.kind !== 'read-reply' && first.kind !== 'write-reply' && first.kind !== 'save-reply') return false;
    const asked = this.last.get(key) === register;
    this.last.delete(key);
    return asked;
  }
}

// The names are those of the type.
const kindList = Object.keys(kindNames) as ReadingKind[];

/** Reads any number of lines. A line that cannot be read is remarked and does not touch the others. Never throws. */
export function readRecording(text: string, bus: KnownBus): Recording {
  const [frames, mistakes, notes, asked, summaries, settled] = [
    new FrameStore(),
    new Remarks(),
    new Remarks(),
    new Asked(),
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
      if (frames.count < recordingLimits.frames) frames.add(read.frame, line);
      else left += 1;
    } else if (read.skipped !== 'empty' && read.skipped !== 'words of an error frame') notes.add(line, words, read.skipped);
  }
  const clock = setClock(frames);
  const [kinds, motors] = [new Uint8Array(frames.count), new Int32Array(frames.count)];
  for (let index = 0; index < frames.count; index += 1) {
    const frame = frames.at(index);
    const readings = readFrame(frame, bus);
    if (asked.settles(frame.port, readings)) settled.add(index);
    const [first] = readings;
    kinds[index] = kindList.indexOf(first.kind);
    motors[index] = first.motor?.sendId ?? -1;
    summaries.add(frame, first);
  }
  return {
    frames,
    kindOf: (index) => kindList[kinds[index] ?? 0] ?? 'unknown',
    motorOf: (index) => motors[index] ?? -1,
    read: (index) => {
      const readings = readFrame(frames.at(index), bus);
      return settled.has(index) ? [readings[0]] : readings;
    },
    clock,
    mistakes,
    notes,
    left,
    summary: summaries.whole(),
  };
}
