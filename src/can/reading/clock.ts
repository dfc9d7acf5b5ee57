import type { FrameStore } from './frameStore';

/** What the time stamps of a recording count from. */
export type Clock = 'none' | 'date' | 'first' | 'before';

/** Words for it. */
export const clockWords: Readonly<Record<Clock, string>> = {
  none: 'The lines have no times.',
  date: 'Times are counted from the first frame.',
  first: 'Times are taken as counted from the first frame (candump -tz).',
  before: 'Times are taken as counted from the frame before (candump -td), and added up.',
};

/** Seconds from which a time stamp can only be counted since 1970. */
const longAgo = 1e9;

/** Share of frames with an earlier time than the one before from which times are no longer taken as counted from the first frame. */
const mostDisorder = 0.1;

/** Whether frames come in the order of their times, but for a few: two ports may have swapped some. */
function isOrdered(frames: FrameStore): boolean {
  let falls = 0;
  for (let index = 1; index < frames.count; index += 1) if (frames.timeOf(index) < frames.timeOf(index - 1)) falls += 1;
  return falls <= (frames.count - 1) * mostDisorder;
}

/**
 * Lets all times count from the first frame that has one. `candump -td` and `-tz` write the same form: times that hardly ever fall are
 * taken as counted from the first frame, others as counted each from the frame before.
 */
export function setClock(frames: FrameStore): Clock {
  let first = 0;
  while (first < frames.count && Number.isNaN(frames.timeOf(first))) first += 1;
  if (first === frames.count) return 'none';
  const start = frames.timeOf(first);
  if (start < longAgo && !isOrdered(frames)) {
    let sum = -start;
    frames.setTimes((index) => (sum += frames.timeOf(index) || 0));
    return 'before';
  }
  // A double that counts since 1970 is good for a quarter of a microsecond.
  frames.setTimes((index) => Math.round((frames.timeOf(index) - start) * 1e6) / 1e6);
  return start < longAgo ? 'first' : 'date';
}
