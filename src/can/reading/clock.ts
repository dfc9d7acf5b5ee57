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
export function setClock(frames: readonly Timed[], mayCountFromBefore: boolean): Clock {
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
