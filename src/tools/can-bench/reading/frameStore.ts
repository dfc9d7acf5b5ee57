import type { CanFrame } from '../formats/frame';

/** Flags of a frame, one bit each; ID kind and direction have two. */
const bit = { extended: 1, error: 2, remote: 4, fd: 8, rateKnown: 16, rateSwitch: 32, errorState: 64, tx: 128, rx: 256 } as const;

const flagsOf = ({ idKind, remote, fd, rateSwitch, errorState, direction }: CanFrame): number =>
  (idKind === 'extended' ? bit.extended : 0) |
  (idKind === 'error' ? bit.error : 0) |
  (remote ? bit.remote : 0) |
  (fd ? bit.fd : 0) |
  (rateSwitch === null ? 0 : bit.rateKnown) |
  (rateSwitch ? bit.rateSwitch : 0) |
  (errorState ? bit.errorState : 0) |
  (direction === 'TX' ? bit.tx : 0) |
  (direction === 'RX' ? bit.rx : 0);

/** An array of numbers with room for more. */
type Numbers = Float64Array | Uint32Array | Uint16Array | Uint8Array;

const larger = <Kind extends Numbers>(array: Kind, length: number): Kind => {
  // The constructor of a typed array creates the same kind.
  const grown = new (array.constructor as new (size: number) => Kind)(Math.max(length, array.length * 2));
  grown.set(array);
  return grown;
};

/** Frames in typed arrays: 100,000 of them need about 3 MB, a tenth of the memory of objects. */
export class FrameStore {
  private times = new Float64Array(1024);
  private ids = new Uint32Array(1024);
  private flags = new Uint16Array(1024);
  private lengths = new Uint8Array(1024);
  private portIndexes = new Uint16Array(1024);
  private lineNumbers = new Uint32Array(1024);
  private offsets = new Uint32Array(1025);
  private bytes = new Uint8Array(8192);
  private used = 0;
  /** Number of frames. */
  count = 0;
  /** Port names, in order of appearance. */
  readonly ports: string[] = [];

  /** Adds the frame of a line, counted from 1. */
  add(frame: CanFrame, line: number): void {
    const index = this.count;
    if (index === this.times.length) this.grow();
    if (this.used + 64 > this.bytes.length) this.bytes = larger(this.bytes, this.used + 64);
    let port = this.ports.indexOf(frame.port);
    if (port < 0) port = this.ports.push(frame.port) - 1;
    this.times[index] = frame.time ?? Number.NaN;
    this.ids[index] = frame.id;
    this.flags[index] = flagsOf(frame);
    this.lengths[index] = frame.length;
    this.portIndexes[index] = port;
    this.lineNumbers[index] = line;
    this.offsets[index] = this.used;
    this.bytes.set(frame.data, this.used);
    this.used += frame.data.length;
    this.count += 1;
    this.offsets[this.count] = this.used;
  }

  private grow(): void {
    const length = this.times.length * 2;
    this.times = larger(this.times, length);
    this.ids = larger(this.ids, length);
    this.flags = larger(this.flags, length);
    this.lengths = larger(this.lengths, length);
    this.portIndexes = larger(this.portIndexes, length);
    this.lineNumbers = larger(this.lineNumbers, length);
    this.offsets = larger(this.offsets, length + 1);
  }

  /** Time of a frame in seconds, or NaN. */
  timeOf(index: number): number {
    return this.times[index] ?? Number.NaN;
  }

  /** Replaces the times of all frames: see `setClock`. */
  setTimes(times: (index: number) => number): void {
    for (let index = 0; index < this.count; index += 1) this.times[index] = times(index);
  }

  /** Line of a frame. */
  lineOf(index: number): number {
    return this.lineNumbers[index] ?? 0;
  }

  /** Port of a frame. */
  portOf(index: number): string {
    return this.ports[this.portIndexes[index] ?? 0] ?? '';
  }

  /** Restores a frame; its data is a view that must not be changed. */
  at(index: number): CanFrame {
    const flags = this.flags[index] ?? 0;
    const time = this.timeOf(index);
    return {
      port: this.portOf(index),
      timestamp: '',
      time: Number.isNaN(time) ? null : time,
      direction: flags & bit.tx ? 'TX' : flags & bit.rx ? 'RX' : null,
      id: this.ids[index] ?? 0,
      idKind: flags & bit.extended ? 'extended' : flags & bit.error ? 'error' : 'standard',
      remote: (flags & bit.remote) !== 0,
      fd: (flags & bit.fd) !== 0,
      rateSwitch: flags & bit.rateKnown ? (flags & bit.rateSwitch) !== 0 : null,
      errorState: flags & bit.rateKnown ? (flags & bit.errorState) !== 0 : null,
      length: this.lengths[index] ?? 0,
      data: this.bytes.subarray(this.offsets[index], this.offsets[index + 1]),
    };
  }
}

/** Origin of a recording's time stamps. `start`: the log's format defines it. */
export type Clock = 'none' | 'date' | 'start' | 'first' | 'before';

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

/** Maximum share of frames earlier than the one before, for times relative to the first frame. */
const mostDisorder = 0.1;

/** Whether times ascend, apart from a few frames that two ports may have swapped. */
function isOrdered(frames: FrameStore): boolean {
  let falls = 0;
  for (let index = 1; index < frames.count; index += 1) if (frames.timeOf(index) < frames.timeOf(index - 1)) falls += 1;
  return falls <= (frames.count - 1) * mostDisorder;
}

/**
 * Makes all times relative to the first frame that has one. `candump -td` and `-tz` print the same format; if `mayCountFromBefore`, times
 * that mostly ascend are taken as relative to the first frame, others as relative to the frame before.
 */
export function setClock(frames: FrameStore, mayCountFromBefore = true): Clock {
  let first = 0;
  while (first < frames.count && Number.isNaN(frames.timeOf(first))) first += 1;
  if (first === frames.count) return 'none';
  const start = frames.timeOf(first);
  if (mayCountFromBefore && start < longAgo && !isOrdered(frames)) {
    let sum = -start;
    frames.setTimes((index) => (sum += frames.timeOf(index) || 0));
    return 'before';
  }
  // A double of seconds since 1970 has a precision of a quarter of a microsecond.
  frames.setTimes((index) => Math.round((frames.timeOf(index) - start) * 1e6) / 1e6);
  if (start >= longAgo) return 'date';
  return mayCountFromBefore ? 'first' : 'start';
}
